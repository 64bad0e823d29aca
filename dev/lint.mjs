/**
 * Runs ESLint on files whose result may have changed since it was last clean. `node dev/lint.mjs client` checks the client
 * and its texts, `… server` everything else, so that both halves can run in parallel.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ESLint } from "eslint";
import { CACHE, projectFiles } from "./check-cache.mjs";
import { ROOT } from "./child.mjs";
import { lintKeys } from "./lint-keys.mjs";

const LINTED = /\.(?:[cm]?js|tsx?|graphql|md)$/;
const CLIENT = /^(?:client|content)\//;

const half = process.argv[2] ?? "server";
const cacheFile = path.join(CACHE, `lint-${half}.json`);
const good = readCache();

const eslint = new ESLint({ cwd: ROOT });
const keys = currentKeys();
const stale = [];
for (const [name, key] of Object.entries(keys))
  if (good[name] !== key && !(await eslint.isPathIgnored(name))) stale.push(name);

const results = stale.length > 0 ? await eslint.lintFiles(stale) : [];
const bad = results.filter(({ errorCount, warningCount }) => errorCount + warningCount > 0);
const badNames = new Set(bad.map(({ filePath }) => path.relative(ROOT, filePath)));
// A file that changed during the run may not be the text ESLint read.
const unchanged = Object.entries(stale.length > 0 ? currentKeys() : keys).filter(
  ([name, key]) => keys[name] === key && !badNames.has(path.normalize(name)),
);
mkdirSync(CACHE, { recursive: true });
writeFileSync(cacheFile, JSON.stringify(Object.fromEntries(unchanged)));
if (bad.length > 0) console.log(await (await eslint.loadFormatter("stylish")).format(bad));
console.log(`${stale.length} of ${Object.keys(keys).length} files`);
process.exitCode = bad.length > 0 ? 1 : 0;

/** @returns {Record<string, string>} the key of each linted file in this half */
function currentKeys() {
  const names = projectFiles(ROOT);
  const keyOf = lintKeys(ROOT, names);
  return Object.fromEntries(
    names
      .filter((name) => LINTED.test(name) && CLIENT.test(name) === (half === "client"))
      .map((name) => [name, keyOf(name)]),
  );
}

function readCache() {
  try {
    return JSON.parse(readFileSync(cacheFile, "utf8"));
  } catch {
    return {};
  }
}
