/**
 * Ends a worker whose test file blocks it: a loop without an end holds the very thread whose timers would stop the test. Jest then
 * reports the file as failed and runs the others in a new worker.
 */
const { isMainThread, parentPort, Worker } = require("node:worker_threads");
const { writeSync } = require("node:fs");

/** Checks are counted, not time: a laptop that slept has not been blocked. */
const CHECKS = 30;
/** By default, as long as a test may take (jest.config.ts). */
const EVERY_MS = Number(process.env.TEST_BLOCKED_S ?? 300) * (1000 / CHECKS);

/** @returns {(file: string) => void} tells the watchdog which file runs now */
function startWatchdog() {
  const thread = new Worker(module.filename, { stdout: false, stderr: false });
  thread.unref();
  const beat = setInterval(() => thread.postMessage({}), EVERY_MS / 2);
  beat.unref();
  return (file) => thread.postMessage({ file });
}

function watch() {
  let file = "a test file";
  let silent = 0;
  parentPort.on("message", (message) => {
    file = message.file ?? file;
    silent = 0;
  });
  setInterval(() => {
    silent += 1;
    if (silent < CHECKS) return;
    writeSync(
      2,
      `\n${file} blocked its process for ${(CHECKS * EVERY_MS) / 1000} s, and is ended.\n`,
    );
    process.kill(process.pid, "SIGKILL");
  }, EVERY_MS);
}

if (isMainThread) module.exports = { startWatchdog };
else watch();
