/**
 * `npm run stress -- FILE... [--times 20] [--busy 4] [-t NAME]`: runs tests again and again while other processes keep the
 * machine busy, and counts what failed; a run in which no test passed counts, too. A test that waits for a moment instead of
 * a condition fails here sooner or later.
 */
import "./node-version.mjs";
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

const { ROOT } = await import("./child.mjs");
const { prepareBuild } = await import("./launch.mjs");
const { argumentsFor, readReport } = await import("./stress-runs.mjs");

const REPORT = path.join(ROOT, ".data", "stress-report.json");
/** Ends with this process, even if it is killed. */
const BUSY = "const parent = process.ppid; while (process.ppid === parent);";

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: "string", default: "20" },
    busy: { type: "string", default: "4" },
    testNamePattern: { type: "string", short: "t" },
  },
});
const [times, busy] = [Number(values.times), Number(values.busy)];
if (files.length === 0 || !(times >= 1) || !(busy >= 0)) {
  console.error("npm run stress -- FILE... [--times 20] [--busy 4] [-t NAME]");
  process.exit(2);
}
const args = chosenArguments();

await prepareBuild((_name, work) => work(), console.log, ["server"]);
mkdirSync(path.dirname(REPORT), { recursive: true });

const loops = Array.from({ length: busy }, () =>
  spawn(process.execPath, ["-e", BUSY], { stdio: "ignore" }),
);
let isStopped = false;
// The run receives the signal too, and stops its services.
process.on("SIGINT", () => (isStopped = true));
let passed = 0;
let ran = 0;
/** @type {Map<string, number>} how often each test failed */
const failures = new Map();
try {
  while (ran < times && !isStopped) {
    const since = performance.now();
    const failed = await runOnce();
    if (isStopped) break;
    ran += 1;
    if (failed.length === 0) passed += 1;
    for (const test of failed) failures.set(test, (failures.get(test) ?? 0) + 1);
    const seconds = Math.round((performance.now() - since) / 1000);
    console.log(`${ran}/${times} ${failed.length ? "FAILED" : "passed"} ${seconds} s`);
  }
} finally {
  for (const loop of loops) loop.kill("SIGKILL");
}
console.log(`${passed} of ${ran} runs passed beside ${busy} busy processes`);
for (const [test, count] of failures) console.log(`  failed ${count} times: ${test}`);
process.exitCode = isStopped ? 130 : Number(passed < ran);

function chosenArguments() {
  try {
    return argumentsFor(files, values.testNamePattern, REPORT);
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}

/** @returns {Promise<string[]>} the full names of the tests that failed, or what else was wrong */
async function runOnce() {
  rmSync(REPORT, { force: true });
  const run = spawn(process.execPath, args, { cwd: ROOT, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  run.stderr.setEncoding("utf8").on("data", (text) => (said += text));
  const code = await new Promise((resolve) => run.once("close", resolve));
  const report = existsSync(REPORT) ? readFileSync(REPORT, "utf8") : "";
  const { passed, failed } = readReport(report);
  if (code === 0 && passed > 0) return [];
  if (!isStopped) console.log(said || failed.flatMap((test) => test.failureMessages).join("\n"));
  if (failed.length > 0) return failed.map(({ fullName }) => fullName);
  return [`${files.join(", ")} (${code === 0 ? "no test passed" : `exit code ${code}`})`];
}
