/** Runs a test file as jest does, and makes sure that one which never ends, or ends its process, fails. */
const { writeSync } = require("node:fs");
const { inspect } = require("node:util");
const { default: run } = require("jest-circus/runner");
const { startWatchdog } = require("./watchdog.cjs");

const isWorker = process.send !== undefined;

/** @type {ReturnType<typeof startWatchdog> | undefined} */
let watchdog;
/** The file that runs, or ran last. */
let file = "";
let isRunning = false;
/** An error that nothing has caught, while it may be what ends the process. @type {unknown} */
let uncaught;

module.exports = async (globalConfig, config, environment, runtime, testFile, ...rest) => {
  watchdog ??= startWatchdog();
  [file, isRunning] = [testFile, true];
  watchdog.begin(file);
  try {
    return await run(globalConfig, config, environment, runtime, testFile, ...rest);
  } finally {
    isRunning = false;
    watchdog.end();
  }
};

process.on("uncaughtExceptionMonitor", (error) => {
  uncaught = error;
  setImmediate(() => (uncaught = undefined));
});

/**
 * When a worker ends with an error code, jest sends the file to a new one: a second try that nobody sees. It names the file, and
 * does not try again, when a signal ended the worker. Without workers, a file that ends the process with code 0 would make the
 * run look as if it had passed.
 */
process.on("exit", (code) => {
  if (isWorker ? code === 0 : !isRunning) return;
  // Node prints the error only after this.
  if (isWorker && uncaught !== undefined) writeSync(2, `\n${inspect(uncaught)}\n`);
  const when = isRunning ? "" : ", after its tests";
  writeSync(2, `\n${file} ended its process with code ${code}${when}.\n`);
  if (isWorker) process.kill(process.pid, "SIGKILL");
  else process.exitCode = code || 1;
});
