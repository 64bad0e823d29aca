/** Checks the format of files that changed since theirs was last right. Like `prettier --check .`, but it reads each file once. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as prettier from "prettier";
import { CACHE, projectFiles } from "./check-cache.mjs";
import { ROOT } from "./child.mjs";
import { hash } from "./content-key.mjs";

const IGNORED = [".gitignore", ".prettierignore"];
const CACHE_FILE = path.join(CACHE, "format.json");

const settings = hash([
  process.version,
  prettier.version,
  ...[...IGNORED, ".prettierrc.json"].map((name) => readFileSync(path.join(ROOT, name))),
]);
const known = readCache();
const before = known.settings === settings ? known.files : {};
const files = {};
for (const name of projectFiles(ROOT)) {
  const file = path.join(ROOT, name);
  const text = readFileSync(file, "utf8");
  const key = hash([text]);
  if (before[name] === key || (await isFormatted(file, text))) files[name] = key;
  else process.exitCode = 1;
}
if (process.exitCode) console.log("Run npm run format.");
mkdirSync(CACHE, { recursive: true });
writeFileSync(CACHE_FILE, JSON.stringify({ settings, files }));

/** Says which file is not, or why it can't be read. Files that Prettier knows no format for are. */
async function isFormatted(filepath, text) {
  const ignorePath = IGNORED.map((name) => path.join(ROOT, name));
  const { ignored, inferredParser } = await prettier.getFileInfo(filepath, { ignorePath });
  if (ignored || inferredParser === null) return true;
  const options = { ...(await prettier.resolveConfig(filepath)), filepath };
  try {
    if (await prettier.check(text, options)) return true;
    console.log(path.relative(ROOT, filepath));
  } catch ({ message }) {
    console.log(`${path.relative(ROOT, filepath)}: ${message}`);
  }
  return false;
}

function readCache() {
  try {
    return JSON.parse(readFileSync(CACHE_FILE, "utf8"));
  } catch {
    return { settings: "", files: {} };
  }
}
