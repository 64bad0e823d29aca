/**
 * Loads the product once per worker. By default, jest evaluates every module again for each test file; for this product that takes
 * about three seconds, more than the tests of most files. Here the product and its packages are evaluated by the first file that
 * imports them, and each test file evaluates only itself and the helpers in test folders.
 *
 * A product module's state therefore outlives a test file, which lint refuses (`noModuleState` in dev/lint/selectors.mjs). A file that replaces
 * modules, and every file in watch mode, gets modules of its own, as in plain jest (shared-environment.cjs).
 *
 * `esmLoader` and `transformCache` are internals of jest-runtime 30.5.2; package.json names that version exactly.
 */
const { default: Runtime } = require("jest-runtime");
const { isOwn } = require("./files.cjs");

/** Loads the modules that all test files of this worker share. @type {Runtime | undefined} */
let product;

class SharedRuntime extends Runtime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    if (!environment.isShared) return;
    product ??= new Runtime(config, environment, ...rest);
    this.shares = (file) => !isOwn(config.rootDir, file);
    const own = this.esmLoader;
    const shared = product.esmLoader;
    const { loadEsmModule, loadCjsAsEsm } = own;
    own.loadEsmModule = (file, ...more) =>
      this.shares(file)
        ? shared.loadEsmModule(file, ...more)
        : loadEsmModule.call(own, file, ...more);
    own.loadCjsAsEsm = (from, file, ...more) =>
      this.shares(file)
        ? shared.loadCjsAsEsm(from, file, ...more)
        : loadCjsAsEsm.call(own, from, file, ...more);
    // One map, so that stacks name the lines of both.
    this.transformCache.sourceMaps = product.transformCache.sourceMaps;
  }

  requireModule(from, name, options, isActual) {
    const isShared =
      this.shares !== undefined &&
      !options?.isInternalModule &&
      (this._resolution.isCoreModule(name ?? "") ||
        this.shares(this._resolution.resolveCjs(from, name)));
    return isShared
      ? product.requireModule(from, name, options, isActual)
      : super.requireModule(from, name, options, isActual);
  }
}

module.exports = SharedRuntime;
