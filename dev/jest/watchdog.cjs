/**
 * Ends a process whose test file never ends. A loop without an end holds the very thread whose timers would stop the test, and a
 * file that waits for ever while it loads has no test yet that has a limit. Jest then reports the file as failed and runs the others
 * in a new worker.
 */
const { isMainThread, parentPort, Worker } = require("node:worker_threads");
const { writeSync } = require("node:fs");

/** Checks are counted, not time: a laptop that slept has not been blocked. */
const CHECKS = 30;
/** By default, as long as a test may take (jest.config.ts). */
const BLOCKED_S = Number(process.env.TEST_BLOCKED_S ?? 300);
const EVERY_MS = BLOCKED_S * (1000 / CHECKS);
/** Only stops a file that hangs: the longest ones take some minutes. */
const FILE_S = Number(process.env.TEST_FILE_S ?? 30 * 60);

/** @returns {{ begin: (file: string) => void, end: () => void }} tells the watchdog which file runs, and that it has ended */
function startWatchdog() {
  const thread = new Worker(module.filename, { stdout: false, stderr: false });
  thread.unref();
  const beat = setInterval(() => thread.postMessage({}), EVERY_MS / 2);
  beat.unref();
  return {
    begin: (file) => thread.postMessage({ file }),
    end: () => thread.postMessage({ hasEnded: true }),
  };
}

function watch() {
  let file = "a test file";
  let isRunning = false;
  let silent = 0;
  let checks = 0;
  parentPort.on("message", (message) => {
    silent = 0;
    if (message.hasEnded) isRunning = false;
    if (message.file === undefined) return;
    [file, isRunning, checks] = [message.file, true, 0];
  });
  setInterval(() => {
    silent += 1;
    checks += 1;
    if (silent >= CHECKS) end(`${file} blocked its process for ${BLOCKED_S} s`);
    if (isRunning && checks * EVERY_MS >= FILE_S * 1000) end(`${file} ran for ${FILE_S} s`);
  }, EVERY_MS);
}

/** @param {string} why */
function end(why) {
  writeSync(2, `\n${why}, and is ended.\n`);
  process.kill(process.pid, "SIGKILL");
}

if (isMainThread) module.exports = { startWatchdog };
else watch();
