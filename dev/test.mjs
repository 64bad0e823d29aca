/** `npm test`: installs and builds if needed, then runs every check and test and prints a summary. */
import "./node-version.mjs";
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";

const { ROOT } = await import("./child.mjs");
const { prepareBuild } = await import("./launch.mjs");
const { runWithSecondTry } = await import("./second-try.mjs");
const { createSteps } = await import("./steps.mjs");

const launcherTests = readdirSync(path.join(ROOT, "dev"), { recursive: true })
  .filter((name) => name.endsWith(".test.mjs"))
  .map((name) => path.join("dev", name));

/** @type {[name: string, run: () => Promise<{ ok: boolean, note?: string }>][]} */
const STEPS = [
  ["check", () => program("dev/check.mjs")],
  ["launcher", () => program("--test", ...launcherTests)],
  ["server and client", () => runWithSecondTry("dev/jest.mjs", runNode)],
  ["browser", () => runWithSecondTry("dev/e2e.mjs", runNode)],
];

// On Node 20, which the project supports, the AWS SDK prints a warning each time it is loaded.
const ENVIRONMENT = {
  ...process.env,
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
};

let interrupted = false;
// The running step receives the signal too and cleans up.
process.on("SIGINT", () => (interrupted = true));

const { log, step } = createSteps();
try {
  await prepareBuild(step, log);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const results = [];
for (const [name, run] of STEPS) {
  if (interrupted) break;
  console.log(`\n━━ ${name} ${"━".repeat(Math.max(0, 70 - name.length))}`);
  const since = performance.now();
  const { ok, note = "" } = await run();
  results.push({ name, ok, note, seconds: (performance.now() - since) / 1000 });
}

console.log(`\n━━ summary ${"━".repeat(63)}`);
for (const { name, ok, note, seconds } of results) {
  const time = `${seconds.toFixed(1).padStart(7)} s`;
  console.log(`${ok ? "✓ passed" : "✗ FAILED"}  ${name.padEnd(20)} ${time}  ${note}`.trimEnd());
}
if (interrupted) process.exit(130);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;

async function program(...args) {
  return { ok: (await runNode(args)) === 0 };
}

/** @returns {Promise<number>} its exit code */
function runNode(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, env: ENVIRONMENT, stdio: "inherit" });
    child.once("error", () => resolve(1));
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
