import { keysOf } from "../../../core/keys.js";
import { shownHtml } from "../html/job-html.js";
import type { Job, JobStatus } from "../record/job.entity.js";
import { jobFields } from "../record/job.fields.js";
import type { TableField } from "../../../kit/fields/table-fields.js";
import { cardsWith } from "./listed-job.rows.js";

/** What the documented format needs. */
export const REST_CARDS = cardsWith({
  job: [
    ...(["id", "code", "companyId", "status", "publishedAt", "validThrough"] as const),
    "textsVersion",
    ...keysOf(jobFields).filter((name) => {
      const { rest }: TableField = jobFields[name];
      return rest !== undefined;
    }),
  ],
  company: ["id", "name", "logoFile", "description"],
});

/** Documented field names. */
const ownFields = (job: Job): Record<string, unknown> =>
  Object.fromEntries(
    keysOf(jobFields).flatMap((name) => {
      const { rest, isHtml }: TableField = jobFields[name];
      const value = job[name];
      if (rest === undefined) return [];
      return [[rest, isHtml && typeof value === "string" ? shownHtml(job, value) : value]];
    }),
  );

/** The job in the documented REST format (`_id`, `jobId`, …). */
export const presentJob = (job: Job, status: JobStatus) => ({
  _id: job.id,
  jobId: job.code,
  companyName: job.company.name,
  companyLogo: job.company.logoUrl,
  companyDescription: job.company.description,
  ...ownFields(job),
  jobPostedDate: job.publishedAt?.toISOString() ?? null,
  // REST has only one word for a job that no longer takes applications.
  status: status === "EXPIRED" ? "CLOSED" : status,
});
