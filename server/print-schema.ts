import { readFileSync, writeFileSync } from "node:fs";
import "reflect-metadata";
import { SCHEMA_FILE, schemaText } from "./contract-files.js";

/**
 * `npm run schema` writes the contract from which the client's code is generated;
 * with `--check` it only reports whether the committed file matches the code.
 */
const text = schemaText();
if (!process.argv.includes("--check")) writeFileSync(SCHEMA_FILE, text);
else if (readFileSync(SCHEMA_FILE, "utf8") !== text) {
  console.error(`${SCHEMA_FILE} does not match the code: run npm run schema.`);
  process.exitCode = 1;
}
