import { readFileSync, writeFileSync } from "node:fs";
import "reflect-metadata";
import { contractFiles } from "./contract-files.js";

/**
 * `npm run schema` writes the contract from which the client's code is generated;
 * with `--check` it only reports whether the committed files match the code.
 */
for (const [file, text] of Object.entries(contractFiles())) {
  if (!process.argv.includes("--check")) writeFileSync(file, text);
  else if (readFileSync(file, "utf8") !== text) {
    console.error(`${file} does not match the code: run npm run schema.`);
    process.exitCode = 1;
  }
}
