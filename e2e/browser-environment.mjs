import { TestEnvironment } from "jest-environment-node";
import { beginFile, endFile, sharedBrowser } from "./shared-browser.mjs";

/**
 * Gives a test file the browser and the site of its worker. Playwright is loaded outside of the file's module registry, once
 * for all files, and a browser lives longer than a file.
 */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    // Before the file's own process.env is copied from it.
    useOwnSite();
    super(config, context);
    // Not the browser itself: jest clears what a file finds on its global object.
    this.global.sharedBrowser = () => sharedBrowser();
  }

  async setup() {
    beginFile();
    await super.setup();
  }

  async teardown() {
    await endFile();
    await super.teardown();
  }
}

/** The first worker uses the first site, which is in the environment already. */
function useOwnSite() {
  const others = JSON.parse(process.env.OTHER_SITES ?? "[]");
  Object.assign(process.env, others[Number(process.env.JEST_WORKER_ID ?? 1) - 2]);
}
