import type { Job } from "../record/job.entity.js";
import { declaredIn } from "../../../kit/fields/table-fields.js";
import { jobFields, type JobFieldValues } from "../record/job.fields.js";
import type { SalaryRange } from "../pay/salary-range.js";

/** What an employer tells about a job: the values that the rules judge. */
export interface Advert extends JobFieldValues {
  salaryRange: SalaryRange | null;
}

/** The long texts. */
export const HTML_FIELDS = ["description", "responsibilities"] as const;

export const advertOf = (job: Job): Advert => ({
  ...declaredIn(jobFields, job),
  salaryRange: job.salaryRange,
});
