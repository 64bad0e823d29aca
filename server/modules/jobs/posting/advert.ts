import type { Job } from "../job.entity.js";
import type { JobFieldValues } from "../job.fields.js";
import type { SalaryRange } from "../salary-range.js";

/** What an employer tells about a job: the values that the rules judge. */
export interface Advert extends JobFieldValues {
  salaryRange: SalaryRange | null;
}

export const advertOf = (job: Job): Advert => ({
  role: job.role,
  companyLocation: job.companyLocation,
  salary: job.salary,
  contract: job.contract,
  jobType: job.jobType,
  workplaceType: job.workplaceType,
  industry: job.industry,
  securityClearance: job.securityClearance,
  workAuthorization: job.workAuthorization,
  sponsorship: job.sponsorship,
  skills: job.skills,
  description: job.description,
  responsibilities: job.responsibilities,
  salaryRange: job.salaryRange,
});
