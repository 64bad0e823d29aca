import { z } from "zod";
import { jobErrorTexts } from "#texts/errors";
import { line } from "../../../core/validation.js";
import { createRules, draftRules, updateRules } from "../../../kit/fields/table-fields.js";
import { jobFields } from "./job.fields.js";
import { salaryRangeRule } from "../pay/salary-range.js";

const range = salaryRangeRule.nullable();
const version = z.int().nullish();

/** The pay must be told in words or in numbers. */
const needsPay = {
  path: ["salary"],
  error: jobErrorTexts.salaryMissing,
  // Also when other fields are wrong, so that all messages come at once.
  when: () => true,
};
const pay = z
  .object({ salary: z.string().trim().min(1) })
  .or(z.object({ salaryRange: z.looseObject({}) }));
const tellsPay = (job: unknown): boolean => pay.safeParse(job).success;

/** What a job needs before it can be published. */
export const completeJobSchema = z
  .object({ ...createRules(jobFields), salaryRange: range.default(null) })
  .refine(tellsPay, needsPay);

export const createJobSchema = z
  .object({
    ...createRules(jobFields),
    companyId: z.string(),
    salaryRange: range.default(null),
    publish: z
      .boolean()
      .nullable()
      .transform((value) => value ?? false)
      .default(false),
  })
  .refine(tellsPay, needsPay);

/** A job of another system, which names it. */
export const upsertJobSchema = z
  .object({
    ...createRules(jobFields),
    externalId: line(100, jobErrorTexts.externalIdMissing),
    salaryRange: range.default(null),
    publish: z
      .boolean()
      .nullable()
      .transform((value) => value ?? true)
      .default(true),
  })
  // Many systems know no pay: their jobs can wait as drafts until a person adds it.
  .refine((job) => job.publish === false || tellsPay(job), needsPay);

export const updateJobSchema = z.object({
  ...updateRules(jobFields),
  id: z.string(),
  salaryRange: range.optional(),
  expectedVersion: version,
});

export const saveJobDraftSchema = z.object({
  ...draftRules(jobFields),
  id: z.string().nullable().default(null),
  companyId: z.string().nullable().default(null),
  salaryRange: range.optional(),
  expectedVersion: version,
});

export type CreateJob = z.input<typeof createJobSchema>;
export type UpsertJob = z.output<typeof upsertJobSchema>;
export type UpdateJob = z.input<typeof updateJobSchema>;
export type SaveJobDraft = z.input<typeof saveJobDraftSchema>;
