/** The projects of jest.config.ts, but for "e2e". */
const WITHOUT_BROWSER = ["server", "client", "client rules"];
/** Options of jest that choose tests by name; the name follows, or is part of the word. */
const BY_NAME = /^(?:-t|--testNamePattern)(?:=(.*))?$/s;
/** A file or a folder, as opposed to an option and its value. */
const FILE = /^[^-].*[./]/s;

/**
 * @param {string[]} given on the command line, e.g. a file and `-t name`
 * @returns {string[]} arguments for jest; without a named project, the browser tests are left out, since they need a site
 */
export function jestArguments(given) {
  const isNamed = given.some((word) => /^--selectProjects(=|$)/.test(word));
  // It reads every word after it as a project name, so it comes last.
  return isNamed ? given : [...given, "--selectProjects", ...WITHOUT_BROWSER];
}

/**
 * Tests of the launcher run on Node's own test runner: jest would find none.
 * @param {string[]} given on the command line
 * @returns {{ launcher: string[] | null, jest: string[] | null }} arguments for each runner; null if there is nothing for it to run
 */
export function splitArguments(given) {
  const isLauncherTest = (/** @type {string} */ word) => word.endsWith(".test.mjs");
  const files = given.filter(isLauncherTest);
  const others = given.filter((word) => !isLauncherTest(word));
  if (files.length === 0) return { launcher: null, jest: others };
  const { names, rest } = namesIn(others);
  return {
    launcher: [...names.map((name) => `--test-name-pattern=${name}`), ...files],
    // Without a file of its own, jest would run every test.
    jest: rest.some((word) => FILE.test(word)) ? others : null,
  };
}

/** @param {string[]} words @returns {{ names: string[], rest: string[] }} the names of tests, and all other words */
function namesIn(words) {
  const names = [];
  const rest = [];
  for (let at = 0; at < words.length; at += 1) {
    const match = BY_NAME.exec(words[at]);
    if (!match) rest.push(words[at]);
    else names.push(match[1] ?? words[(at += 1)] ?? "");
  }
  return { names, rest };
}
