import { writeFileSync } from "node:fs";
import "reflect-metadata";
import { createSchema, printContract } from "./schema.js";

/** `npm run schema`: writes the contract that the client's code is generated from. */
writeFileSync("schema.graphql", printContract(createSchema()));
