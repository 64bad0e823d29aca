import { formOf } from "../../modules/jobs/job-field.js";
import { jobFields } from "../../modules/jobs/job.fields.js";
import { createSchema, printContract } from "./schema.js";

/** The committed files that the client's code is made from, by path. `npm run schema` writes them. */
export const contractFiles = (): Readonly<Record<string, string>> => ({
  "schema.graphql": printContract(createSchema()),
  "content/site/job-fields.generated.ts": printJobFields(),
});

/** What the schema doesn't say of a job's fields: their kinds, and how long they may be. */
const printJobFields = (): string =>
  [
    "/** A job's declared fields (server/modules/jobs/job.fields.ts), as forms need them. */",
    `export const jobFields = ${JSON.stringify(formOf(jobFields), null, 2)} as const;`,
    "",
    "export type JobFieldName = keyof typeof jobFields;",
    "",
  ].join("\n");
