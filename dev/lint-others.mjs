/** Runs ESLint on files without types that changed since they were last clean, and on all of them if a rule changed. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { ESLint } from "eslint";
import { cleanFiles, projectFiles } from "./check-cache.mjs";
import { ROOT } from "./child.mjs";
import { hash } from "./content-key.mjs";

const LINTED = /\.(?:[cm]?js|graphql|md)$/;
/** Operations are validated against the schema and against each other. */
const CONTRACT = /\.graphql$/;
/** The rules, and what they read. */
const SETTINGS =
  /^(?:eslint\.config\.js|dev\/lint\/[\w-]+\.mjs|docs\/voice\.md|package-lock\.json)$/;

const read = (name) => readFileSync(path.join(ROOT, name), "utf8");
const names = projectFiles(ROOT);
const keyOf = (some) => hash(some.flatMap((name) => [name, read(name)]));
const settings = hash([process.version, keyOf(names.filter((name) => SETTINGS.test(name)))]);
const contract = keyOf(names.filter((name) => CONTRACT.test(name)));

const eslint = new ESLint({ cwd: ROOT, warnIgnored: false });
const clean = cleanFiles("lint", settings);
const bad = [];
for (const name of names.filter((name) => LINTED.test(name))) {
  const text = read(name);
  const key = hash([text, ...(CONTRACT.test(name) ? [contract] : [])]);
  if (clean.has(name, key)) continue;
  const found = await problemsIn(name, text);
  if (found.length === 0) clean.add(name, key);
  bad.push(...found);
}
clean.save();
if (bad.length > 0) console.log(await (await eslint.loadFormatter("stylish")).format(bad));
process.exitCode = bad.length > 0 ? 1 : 0;

/** @returns {Promise<ESLint.LintResult[]>} nothing if the file is clean, or ignored */
async function problemsIn(name, text) {
  const results = await eslint.lintText(text, { filePath: path.join(ROOT, name) });
  return results.filter(({ errorCount, warningCount }) => errorCount + warningCount > 0);
}
