import { readFileSync, writeFileSync } from "node:fs";
import "reflect-metadata";
import { createSchema, printContract } from "./schema.js";

/**
 * `npm run schema` writes the contract that the client's code is generated from;
 * with `--check` it only says whether the committed one still is what the code means.
 */
const FILE = "schema.graphql";
const contract = printContract(createSchema());
if (!process.argv.includes("--check")) writeFileSync(FILE, contract);
else if (readFileSync(FILE, "utf8") !== contract) {
  console.error(`${FILE} is not what the code says: change the code, then run npm run schema.`);
  process.exitCode = 1;
}
