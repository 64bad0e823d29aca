/**
 * Runs ESLint on files whose result may have changed since it was last clean. `node dev/lint.mjs client` checks the client
 * and its texts, `… server` everything else, so that both halves can run in parallel.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ESLint } from "eslint";
import { CACHE, projectFiles } from "./check-cache.mjs";
import { ROOT } from "./child.mjs";
import { findStale, readSources } from "./lint-cache.mjs";
import { lintTypes } from "./lint-types.mjs";
import { PROJECTS } from "./lint/projects.mjs";

const LINTED = /\.(?:[cm]?js|tsx?|graphql|md)$/;
const CLIENT = /^(?:client|content)\//;
const HALVES = { client: ["client"], server: ["server", "e2e"] };

const half = process.argv[2] ?? "server";
const cacheFile = path.join(CACHE, `lint-${half}.json`);
const types = lintTypes(ROOT, HALVES[half]);
const sources = readSources(ROOT, projectFiles(ROOT));
const linted = await lintedFiles();
const { stale, cacheOf } = findStale(sources, readCache(), linted, types.shapeOf);

const eslint = new ESLint({ cwd: ROOT, overrideConfig: HALVES[half].map(withProgram) });
const results = stale.length > 0 ? await eslint.lintFiles(stale) : [];
const bad = results.filter(({ errorCount, warningCount }) => errorCount + warningCount > 0);
remember(new Set(bad.map(({ filePath }) => path.relative(ROOT, filePath))));
if (bad.length > 0) console.log(await (await eslint.loadFormatter("stylish")).format(bad));
console.log(`${stale.length} of ${linted.length} files`);
process.exitCode = bad.length > 0 ? 1 : 0;

/** Makes ESLint use the program that prints declarations, too. It is a getter, since loading a program takes seconds. */
function withProgram(project) {
  const parserOptions = {
    // ESLint reads it for files of this project only.
    get programs() {
      return [types.programOf(project)];
    },
  };
  return { files: PROJECTS[project], languageOptions: { parserOptions } };
}

async function lintedFiles() {
  const names = [...sources.files.keys()].filter(
    (name) => LINTED.test(name) && CLIENT.test(name) === (half === "client"),
  );
  // Another instance, since this reads the configuration of every file.
  const eslint = new ESLint({ cwd: ROOT });
  const ignored = await Promise.all(names.map((name) => eslint.isPathIgnored(name)));
  return names.filter((_name, index) => !ignored[index]);
}

/** @param {Set<string>} badNames */
function remember(badNames) {
  const cache = cacheOf((name) => !badNames.has(path.normalize(name)));
  const unchanged = Object.entries(cache.files).filter(
    // A file that changed during the run may not be the text ESLint read.
    ([name]) => sources.files.get(name).text === textNow(name),
  );
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(cacheFile, JSON.stringify({ ...cache, files: Object.fromEntries(unchanged) }));
}

function textNow(name) {
  try {
    return readFileSync(path.join(ROOT, name), "utf8");
  } catch {
    // It was removed during the run.
    return undefined;
  }
}

function readCache() {
  try {
    return JSON.parse(readFileSync(cacheFile, "utf8"));
  } catch {
    return { everywhere: "", files: {} };
  }
}
