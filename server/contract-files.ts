// The schema is made of the resolvers of all modules, which are loaded with it.
import "./compose.js";
import { createSchema, printContract } from "./doors/graphql/schema.js";
import { formFiles } from "./form-files.js";

/** The contract, which is in git. `npm run schema` writes it. */
export const SCHEMA_FILE = "schema.graphql";

export const schemaText = (): string => printContract(createSchema());

/** The files that the client's code is made from, by path. `npm run dev` writes them after a change of the server. */
export const contractFiles = (): Readonly<Record<string, string>> => ({
  [SCHEMA_FILE]: schemaText(),
  ...formFiles(),
});
