/** Runs a test file as jest does, and lets a watchdog end it if it blocks its process. */
const { default: run } = require("jest-circus/runner");
const { startWatchdog } = require("./watchdog.cjs");

/** @type {((file: string) => void) | undefined} */
let watch;

module.exports = (globalConfig, config, environment, runtime, file, ...rest) => {
  watch ??= startWatchdog();
  watch(file);
  return run(globalConfig, config, environment, runtime, file, ...rest);
};
