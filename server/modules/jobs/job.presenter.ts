import { cleanJobHtml } from "../../core/html.js";
import { keysOf } from "../../core/keys.js";
import type { Job, JobStatus } from "./job.entity.js";
import { jobFields } from "./job.fields.js";
import type { JobField } from "./job-field.js";

/** Fields by their documented names. HTML from before a cleaning rule was added is cleaned again. */
const ownFields = (job: Job): Record<string, unknown> =>
  Object.fromEntries(
    keysOf(jobFields).flatMap((name) => {
      const { rest, isHtml }: JobField = jobFields[name];
      const value = job[name];
      if (rest === undefined) return [];
      return [[rest, isHtml && typeof value === "string" ? cleanJobHtml(value) : value]];
    }),
  );

/** The job as REST documents it (`_id`, `jobId`, …). */
export const presentJob = (job: Job, status: JobStatus) => ({
  _id: job.id,
  jobId: job.code,
  companyName: job.company.name,
  companyLogo: job.company.logoUrl,
  companyDescription: job.company.description,
  ...ownFields(job),
  jobPostedDate: job.publishedAt?.toISOString() ?? null,
  // The contract knows one word for "takes no application any more".
  status: status === "EXPIRED" ? "CLOSED" : status,
});
