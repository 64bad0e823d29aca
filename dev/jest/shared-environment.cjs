/**
 * One context (globals, `process.env`, timers) for all test files that a worker runs, so that they can share modules; see
 * shared-runtime.cjs. What a file leaves behind there is put back when it ends.
 */
const { readFileSync } = require("node:fs");
const { TestEnvironment } = require("jest-environment-node");
const { replacesModules } = require("./files.cjs");

/** Where jest keeps a file's handlers and settings in the globals. The next file would run them again. */
const OF_ONE_FILE = [
  "EVENT_HANDLERS",
  "LOG_ERRORS_BEFORE_RETRY",
  "RETRY_IMMEDIATELY",
  "RETRY_TIMES",
  "TEST_TIMEOUT_SYMBOL",
  "WAIT_BEFORE_RETRY",
].map(Symbol.for);

/** @type {SharedEnvironment | undefined} */
let shared;

module.exports = class SharedEnvironment extends TestEnvironment {
  constructor(config, context) {
    const isAlone =
      config.globalConfig.watch ||
      config.globalConfig.watchAll ||
      replacesModules(readFileSync(context.testPath, "utf8"));
    // A constructor may return another object before it calls super().
    if (shared && !isAlone) return shared;
    super(config, context);
    this.isShared = !isAlone;
    if (!isAlone) shared = this;
  }

  async setup() {
    await super.setup();
    const { env, exit } = this.global.process;
    this.before = { env: { ...env }, exit };
  }

  async teardown() {
    if (!this.isShared) return super.teardown();
    this.fakeTimers.useRealTimers();
    this.fakeTimersModern.useRealTimers();
    const { process } = this.global;
    for (const name of Object.keys(process.env))
      if (!(name in this.before.env)) delete process.env[name];
    Object.assign(process.env, this.before.env);
    process.exit = this.before.exit;
    for (const name of OF_ONE_FILE) delete this.global[name];
  }
};
