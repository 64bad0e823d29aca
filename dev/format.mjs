/** Checks the format of files that changed since theirs was last right. Like `prettier --check .`, but it reads each file once. */
import { readFileSync } from "node:fs";
import path from "node:path";
import * as prettier from "prettier";
import { cleanFiles, projectFiles } from "./check-cache.mjs";
import { ROOT } from "./child.mjs";
import { hash } from "./content-key.mjs";

/** Repeats .gitignore, because Prettier reads every ignore file again for each file it checks, which is slow. */
const IGNORED = ".prettierignore";
const SETTINGS = [IGNORED, ".prettierrc.json", "package-lock.json"];

const settings = hash([
  process.version,
  ...SETTINGS.map((name) => readFileSync(path.join(ROOT, name))),
]);
const clean = cleanFiles("format", settings);
for (const name of projectFiles(ROOT)) {
  const file = path.join(ROOT, name);
  const text = readFileSync(file, "utf8");
  const key = hash([text]);
  if (clean.has(name, key)) continue;
  if (await isFormatted(file, text)) clean.add(name, key);
  else process.exitCode = 1;
}
if (process.exitCode) console.log("Run npm run format.");
clean.save();

/** Says which file is not, or why it can't be read. Files that Prettier knows no format for are. */
async function isFormatted(filepath, text) {
  const ignorePath = path.join(ROOT, IGNORED);
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
