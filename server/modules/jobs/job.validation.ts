import { z } from "zod";
import { cleanJobHtml, plainText } from "../../core/html.js";
import { line } from "../../core/validation.js";
import { IndustryEnum } from "./industry.js";

const MAX_HTML = 20_000;
const MAX_LIST = 40;

const html = (missing: string) =>
  z
    .string({ error: missing })
    .max(MAX_HTML, `At most ${MAX_HTML} characters.`)
    .transform(cleanJobHtml)
    .refine((clean) => plainText(clean).length > 0, missing);

const words = (max: number, missing: string) =>
  z
    .array(line(max, missing), { error: missing })
    .max(MAX_LIST, `At most ${MAX_LIST} entries.`)
    .transform((list) => [...new Set(list)]);

const salaryRange = z
  .object({
    min: z.int("Whole cents.").min(0, "Not below zero."),
    max: z.int("Whole cents.").min(0, "Not below zero.").max(2_000_000_000, "Too large."),
    currency: z.string().regex(/^[A-Z]{3}$/, "A currency such as USD."),
    period: z.enum(["HOUR", "YEAR"]),
  })
  .refine(({ min, max }) => min <= max, { message: "min must not be above max.", path: ["min"] });

const fields = {
  role: line(150, "Role is required."),
  companyLocation: line(120, "Location is required."),
  salary: line(120, "Salary is required."),
  contract: line(80, "Contract is required."),
  jobType: line(40, "Job type is required."),
  workplaceType: z.enum(["ONSITE", "HYBRID", "REMOTE"]),
  workAuthorization: words(40, "Work authorization is a list."),
  skills: words(60, "Skills is a list."),
  description: html("Job description is required."),
  responsibilities: html("Qualifications are required."),
};

const industry = z.enum(IndustryEnum);

export const createJobSchema = z.object({
  ...fields,
  companyId: z.string(),
  industry: industry.nullish().transform((named) => named ?? null),
  salaryRange: salaryRange.nullish().transform((range) => range ?? null),
  publish: z.boolean().default(false),
});

export const updateJobSchema = z
  .object({ ...fields, salaryRange: salaryRange.nullable(), industry: industry.nullable() })
  .partial()
  .extend({ id: z.string() });

export type JobFields = Omit<z.output<typeof createJobSchema>, "companyId" | "publish">;
