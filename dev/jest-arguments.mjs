/**
 * @param {string[]} given on the command line, e.g. a file and `-t name`
 * @returns {string[]} arguments for jest; without a named project, the browser tests are left out, since they need a site
 */
export function jestArguments(given) {
  const isNamed = given.some((word) => /^--selectProjects(=|$)/.test(word));
  // It reads every word after it as a project name, so it comes last.
  return isNamed ? given : [...given, "--selectProjects", "server", "client"];
}

/**
 * Tests of the launcher run on Node's own test runner: jest would find none.
 * @param {string[]} given on the command line
 */
export function splitArguments(given) {
  const isLauncherTest = (/** @type {string} */ word) => word.endsWith(".test.mjs");
  return {
    launcherTests: given.filter(isLauncherTest),
    others: given.filter((word) => !isLauncherTest(word)),
  };
}
