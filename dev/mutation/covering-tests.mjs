/**
 * A test runner for Stryker: jest, but only the test files with tests that reach the mutant, and those of the mutated file first.
 * Stryker's own runner loads every file that imports the mutated one, directly or not, which takes ten times as long.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { declareFactoryPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import { MutantRunStatus } from "@stryker-mutator/api/test-runner";
import { strykerPlugins as jestPlugins } from "@stryker-mutator/jest-runner";

/** Test names and their files. One process writes it after the first run of all tests; the others read it. */
const CATALOG = path.resolve(".data/mutation-tests.json");

/**
 * The test files for a mutant, in groups: a group runs if all before it let the mutant survive. First the rule's own tests, which should
 * notice its mutants; then the others in its folder; all that reach it only if neither exists.
 */
function groupsOf(files, mutated) {
  const { dir, name } = path.parse(mutated);
  const isOwn = (file) => file === path.join(dir, `${name}.unit.test.ts`);
  const inFolder = files.filter((file) => path.dirname(file) === dir);
  const groups = [inFolder.filter(isOwn), inFolder.filter((file) => !isOwn(file))];
  const near = groups.filter((group) => group.length > 0);
  return near.length > 0 ? near : [files];
}

class CoveringTestsRunner {
  #jest;
  #testFiles;

  constructor(jest) {
    this.#jest = jest;
    const adapter = jest.jestTestAdapter;
    const run = (settings) => adapter.run({ ...settings, testFiles: this.#testFiles });
    jest.jestTestAdapter = { run };
  }

  capabilities = () => this.#jest.capabilities();
  init = () => this.#jest.init();

  async dryRun(options) {
    this.#testFiles = undefined;
    const result = await this.#jest.dryRun(options);
    mkdirSync(path.dirname(CATALOG), { recursive: true });
    writeFileSync(CATALOG, JSON.stringify(result.tests?.map(({ id, fileName }) => [id, fileName])));
    return result;
  }

  async mutantRun(options) {
    const reaching = new Set(options.testFilter);
    const catalog = JSON.parse(readFileSync(CATALOG, "utf8"));
    const files = catalog.filter(([id]) => reaching.has(id)).map(([, file]) => file);
    let result;
    for (const group of groupsOf([...new Set(files)], options.sandboxFileName)) {
      this.#testFiles = group;
      result = await this.#jest.mutantRun(options);
      if (result.status !== MutantRunStatus.Survived) break;
    }
    return result;
  }
}

const createRunner = (injector) => {
  const [{ factory }] = jestPlugins;
  return new CoveringTestsRunner(injector.injectFunction(factory));
};
createRunner.inject = ["$injector"];

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, "covering-tests", createRunner),
];
