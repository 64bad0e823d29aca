import { isDeepStrictEqual } from "node:util";
import { keysOf } from "../../../core/keys.js";
import { shownHtml } from "../html/job-html.js";
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

/** Values of some of an advertisement's fields. */
export type GivenAdvert = { [Name in keyof Advert]?: Advert[Name] | undefined };

/**
 * Those of the values given that the job doesn't have yet. Null if it has them all, so that there is nothing to write.
 * @param given cleaned by the rules of the fields, as values are stored; undefined leaves a field as it is
 */
export function newValues(job: Job, given: GivenAdvert): Partial<Advert> | null {
  const stored = advertOf(job);
  // Older rules may have cleaned the texts that are stored.
  for (const name of HTML_FIELDS) stored[name] = shownHtml(job, stored[name]);
  const names = keysOf(given).filter(
    (name) => given[name] !== undefined && !isDeepStrictEqual(given[name], stored[name]),
  );
  return names.length === 0 ? null : Object.fromEntries(names.map((name) => [name, given[name]]));
}
