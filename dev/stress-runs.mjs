/** How `npm run stress` runs files, and what a run's report says. */

/** One program runs one kind of files. The last kind is all that the others are not. */
const KINDS = [
  { name: "browser tests", has: (/** @type {string} */ file) => /^e2e\/|\.e2e\.ts$/.test(file) },
  { name: "tests of the launcher", has: (/** @type {string} */ file) => /\.test\.mjs$/.test(file) },
  { name: "other tests", has: () => true },
];
const [BROWSER, LAUNCHER] = KINDS;
const kindOf = (file) => KINDS.find(({ has }) => has(file));

/**
 * @param {string[]} files
 * @param {string | undefined} name of tests
 * @param {string} report file that the run writes
 * @returns {string[]} arguments for Node, in the project's folder
 * @throws {Error} if the files are of more than one kind
 */
export function argumentsFor(files, name, report) {
  const kinds = [...new Set(files.map(kindOf))];
  if (kinds.length > 1)
    throw new Error(`Run them one after the other: ${kinds.map((kind) => kind.name).join(", ")}.`);
  if (kinds[0] === LAUNCHER) {
    const names = name === undefined ? [] : [`--test-name-pattern=${name}`];
    const to = [
      "--test-reporter=./dev/stress-reporter.mjs",
      `--test-reporter-destination=${report}`,
    ];
    return ["--test", ...to, ...names, ...files];
  }
  const program = kinds[0] === BROWSER ? "dev/e2e.mjs" : "dev/jest.mjs";
  const names = name === undefined ? [] : ["-t", name];
  return [program, ...files, ...names, "--json", `--outputFile=${report}`];
}

/**
 * @param {string} report jest's, or of stress-reporter.mjs; "" if there is none
 * @returns {{ passed: number, failed: { fullName: string, failureMessages: string[] }[] }} how many tests passed, and which failed
 */
export function readReport(report) {
  const { testResults = [] } = report === "" ? {} : JSON.parse(report);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: tests.filter(({ status }) => status === "passed").length,
    failed: tests.filter(({ status }) => status === "failed"),
  };
}
