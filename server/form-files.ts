import { formOf, type FormFacts } from "./kit/fields/table-fields.js";
import { contactFields } from "./modules/companies/company-contact.fields.js";
import { companyFields } from "./modules/companies/company.fields.js";
import { jobFields } from "./modules/jobs/record/job.fields.js";

/** What the schema doesn't say of fields: their kinds, and how long they may be. `npm run codegen` writes it for the client's forms. */
export const formFiles = (): Record<string, string> => ({
  "content/site/job-fields.generated.ts": printFields({
    of: "A job",
    declaredIn: "jobs/record/job.fields.ts",
    table: "jobFields",
    name: "JobFieldName",
    fields: formOf(jobFields),
  }),
  "content/site/company-fields.generated.ts": printFields({
    of: "A company",
    declaredIn: "companies/company.fields.ts",
    table: "companyFields",
    name: "CompanyFieldName",
    fields: formOf(companyFields),
  }),
  "content/site/contact-fields.generated.ts": printFields({
    of: "A company contact",
    declaredIn: "companies/company-contact.fields.ts",
    table: "contactFields",
    name: "ContactFieldName",
    fields: formOf(contactFields),
  }),
});

interface PrintedFields {
  /** Whose fields they are. */
  of: string;
  /** Below server/modules. */
  declaredIn: string;
  /** Names of the constant and its type. */
  table: string;
  name: string;
  fields: Readonly<Record<string, FormFacts>>;
}

const printFields = ({ of, declaredIn, table, name, fields }: PrintedFields): string =>
  [
    `/** ${of}'s declared fields (server/modules/${declaredIn}), as forms need them. */`,
    `export const ${table} = ${JSON.stringify(fields, null, 2)} as const;`,
    "",
    `export type ${name} = keyof typeof ${table};`,
    "",
  ].join("\n");
