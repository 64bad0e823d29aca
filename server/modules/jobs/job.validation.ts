import { z } from "zod";
import { createRules, updateRules } from "./job-field.js";
import { jobFields } from "./job.fields.js";
import { salaryRangeRule } from "./salary-range.js";

export const createJobSchema = z.object({
  ...createRules(jobFields),
  companyId: z.string(),
  salaryRange: salaryRangeRule.nullable().default(null),
  publish: z.boolean().default(false),
});

export const updateJobSchema = z.object({
  ...updateRules(jobFields),
  id: z.string(),
  salaryRange: salaryRangeRule.nullable().optional(),
});

export type CreateJob = z.input<typeof createJobSchema>;
export type UpdateJob = z.input<typeof updateJobSchema>;
