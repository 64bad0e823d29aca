import { jobErrorTexts } from "#texts/errors";
import { days, later } from "../../core/clock.js";
import { badInput } from "../../core/errors.js";
import type { WorkplaceType } from "./job.entity.js";
import type { JobType } from "./job-type.js";
import { filterTerm } from "./job.terms.js";
import type { WorkAuthorization } from "./work-authorization.js";

/** What a list is narrowed to: of the values of one field any, of the fields all. */
export interface JobFilterOptions {
  workAuthorization?: readonly WorkAuthorization[] | null;
  workplaceType?: readonly WorkplaceType[] | null;
  jobType?: readonly JobType[] | null;
  /** 1–365 */
  postedWithinDays?: number | null;
}

interface Narrowing {
  /** One of each of these. */
  lists: string[][];
  postedSince: Date | null;
}

const MAX_DAYS = 365;

/** @throws BAD_INPUT for days out of bounds */
export function narrowing(filter: JobFilterOptions | null | undefined, now: Date): Narrowing {
  const choices = [
    (filter?.workAuthorization ?? []).map((value) => filterTerm("open-to", value)),
    (filter?.workplaceType ?? []).map((value) => filterTerm("workplace", value)),
    (filter?.jobType ?? []).map((value) => filterTerm("type", value)),
  ].map((terms) => [...new Set(terms)]);
  return {
    lists: choices.filter((terms) => terms.length > 0),
    postedSince: postedSince(filter?.postedWithinDays, now),
  };
}

function postedSince(within: number | null | undefined, now: Date): Date | null {
  if (within === null || within === undefined) return null;
  if (within >= 1 && within <= MAX_DAYS) return later(now, -days(within));
  throw badInput(jobErrorTexts.chooseDays(MAX_DAYS), {
    "filter.postedWithinDays": jobErrorTexts.daysBetween(MAX_DAYS),
  });
}
