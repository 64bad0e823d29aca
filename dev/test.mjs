/**
 * `npm test`: installs and builds if needed, then runs the checks and tests that a change needs first, and prints a summary.
 * `npm test -- --full` (`npm run test:full`) runs every check and test; dev/suite.mjs says what it adds.
 */
import "./node-version.mjs";
import { mkdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const { ROOT } = await import("./child.mjs");
const { prepareBuild } = await import("./launch.mjs");
const { createSteps } = await import("./steps.mjs");
const { usableMemory } = await import("./machine.mjs");
const { failedLines, resultsIn, slowestLines } = await import("./test-reports.mjs");
const { lanesFor, memoryLines } = await import("./test-lanes.mjs");

const USAGE = `npm test [-- --full]

Runs the checks and tests that a change needs first; with --full, all of them (npm run test:full).`;
const given = process.argv.slice(2);
if (given.some((argument) => argument !== "--full")) {
  console.error(USAGE);
  process.exit(2);
}
const isFull = given.includes("--full");

const since = performance.now();
const { log, step } = createSteps();
try {
  await prepareBuild(step, log);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
// Only now are the packages installed.
const { concurrently } = await import("concurrently");

const REPORTS = path.join(ROOT, ".data/test-reports");
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const report = (name) => path.join(REPORTS, `${name}.json`);

const forJest = (name) => ["--ci", "--json", `--outputFile=${report(name)}`];

/** In the order of their output. */
const STEPS = {
  check: ["dev/check.mjs"],
  launcher: ["dev/launcher-tests.mjs", report("launcher")],
  "server and client": [
    "dev/jest.mjs",
    ...forJest("jest"),
    ...(isFull ? [] : ["--filter", path.join(ROOT, "dev/jest/quick-filter.cjs")]),
  ],
  browser: ["dev/e2e.mjs", ...forJest("browser")],
};

// On Node 20, which the project supports, the AWS SDK prints a warning each time it is loaded.
const ENVIRONMENT = {
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
  TEST_SCOPE: isFull ? "full" : "quick",
};
const machine = { cores: os.availableParallelism(), memory: usableMemory() };
for (const line of memoryLines(machine)) console.log(line);
// When Ctrl-C ends the steps, concurrently says of each that it passed.
let isInterrupted = false;
process.once("SIGINT", () => (isInterrupted = true));
const quoted = (word) => JSON.stringify(word);
/** With exec, a signal reaches the step and not only its shell. */
const commandOf = (args) => `exec ${[process.execPath, ...args].map(quoted).join(" ")}`;
const { result } = concurrently(
  Object.entries(STEPS).map(([name, args]) => ({
    name,
    command: commandOf(args),
    env: ENVIRONMENT,
    cwd: ROOT,
  })),
  {
    // The output of one step after the other, that of the first unfinished one as it comes.
    group: true,
    prefix: "none",
    maxProcesses: lanesFor(machine),
  },
);
const ends = await result.catch((failed) => failed);

if (isInterrupted) process.exit(130);
console.log(`\n━━ summary ${"━".repeat(63)}`);
for (const name of Object.keys(STEPS)) {
  const end = ends.find(({ command }) => command.name === name);
  const ok = end?.exitCode === 0;
  const time = `${(end?.timings.durationSeconds ?? 0).toFixed(1).padStart(7)} s`;
  console.log(`${ok ? "✓ passed" : "✗ FAILED"}  ${name.padEnd(20)} ${time}`);
  if (!ok) process.exitCode = 1;
}
const seconds = (performance.now() - since) / 1000;
console.log(
  `${isFull ? "full" : "quick"} run ${" ".repeat(17)} ${seconds.toFixed(1).padStart(9)} s`,
);
const results = resultsIn(REPORTS);
for (const line of [...failedLines(results), ...slowestLines(results, seconds)]) console.log(line);
