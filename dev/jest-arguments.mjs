/**
 * @param {string[]} given on the command line, e.g. a file and `-t name`
 * @returns {string[]} arguments for jest; without a named project, the browser tests are left out, since they need a site
 */
export function jestArguments(given) {
  const isNamed = given.some((word) => /^--selectProjects(=|$)/.test(word));
  // It reads every word after it as a project name, so it comes last.
  return isNamed ? given : [...given, "--selectProjects", "server", "client"];
}
