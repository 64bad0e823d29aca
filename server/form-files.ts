import { formOf } from "./kit/fields/table-fields.js";
import { jobFields } from "./modules/jobs/job.fields.js";

/** What the schema doesn't say of fields: their kinds, and how long they may be. `npm run codegen` writes it for the client's forms. */
export const formFiles = (): Record<string, string> => ({
  "content/site/job-fields.generated.ts": [
    "/** A job's declared fields (server/modules/jobs/job.fields.ts), as forms need them. */",
    `export const jobFields = ${JSON.stringify(formOf(jobFields), null, 2)} as const;`,
    "",
    "export type JobFieldName = keyof typeof jobFields;",
    "",
  ].join("\n"),
});
