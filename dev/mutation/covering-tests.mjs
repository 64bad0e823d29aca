/**
 * A test runner for Stryker: jest, but only the test files with tests that reach the mutant. Stryker's own runner loads every file that
 * imports the mutated one, directly or not, which takes ten times as long.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { declareFactoryPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import { strykerPlugins as jestPlugins } from "@stryker-mutator/jest-runner";

/** Test names and their files. One process writes it after the first run of all tests; the others read it. */
const CATALOG = path.resolve(".data/mutation-tests.json");

/** Tests in the mutant's own folder if any reach it, since a rule's own tests should notice its mutants; otherwise all that do. */
const nearest = (files, mutated) => {
  const own = files.filter((file) => path.dirname(file) === path.dirname(mutated));
  return own.length > 0 ? own : files;
};

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

  mutantRun(options) {
    const reaching = new Set(options.testFilter);
    const catalog = JSON.parse(readFileSync(CATALOG, "utf8"));
    const files = catalog.filter(([id]) => reaching.has(id)).map(([, file]) => file);
    this.#testFiles = nearest([...new Set(files)], options.sandboxFileName);
    return this.#jest.mutantRun(options);
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
