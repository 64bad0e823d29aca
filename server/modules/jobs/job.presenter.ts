import { cleanJobHtml } from "../../core/html.js";
import type { Job, JobStatus } from "./job.entity.js";

/** The documented job. Rows written by an older version are cleaned again on the way out. */
export const presentJob = (job: Job, status: JobStatus) => ({
  _id: job.id,
  jobId: job.code,
  role: job.role,
  companyName: job.company.name,
  companyLocation: job.companyLocation,
  companyLogo: job.company.logoUrl,
  companyDescription: job.company.description,
  salary: job.salary,
  contract: job.contract,
  jobType: job.jobType,
  workAuthorization: job.workAuthorization,
  skills: job.skills,
  jobDetails: cleanJobHtml(job.description),
  responsibilities: cleanJobHtml(job.responsibilities),
  jobPostedDate: job.publishedAt?.toISOString() ?? null,
  // The contract knows one word for "takes no application any more".
  status: status === "EXPIRED" ? "CLOSED" : status,
});
