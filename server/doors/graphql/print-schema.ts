import { readFileSync, writeFileSync } from "node:fs";
import "reflect-metadata";
import { createSchema, printContract } from "./schema.js";

/**
 * `npm run schema` writes the contract from which the client's code is generated;
 * with `--check` it only reports whether the committed file matches the code.
 */
const FILE = "schema.graphql";
const contract = printContract(createSchema());
if (!process.argv.includes("--check")) writeFileSync(FILE, contract);
else if (readFileSync(FILE, "utf8") !== contract) {
  console.error(`${FILE} does not match the code: run npm run schema.`);
  process.exitCode = 1;
}
