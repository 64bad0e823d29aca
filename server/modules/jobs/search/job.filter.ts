import { jobErrorTexts } from "#texts/errors";
import { days, later } from "../../../core/clock.js";
import { badInput } from "../../../core/errors.js";
import { keysOf } from "../../../core/keys.js";
import { jobFilters, type JobFieldFilters } from "../job.fields.js";

/** Filters of a list of jobs: for every field given, a job must match at least one value. */
export interface JobFilterOptions extends JobFieldFilters {
  /** 1–365 */
  postedWithinDays?: number | null;
}

interface FilterConditions {
  /** By filter: a job must have at least one of its values. */
  values: Record<string, readonly string[]>;
  /** Only jobs published at or after this time, in milliseconds since 1970; null for all. */
  postedSince: number | null;
}

const MAX_DAYS = 365;

/** @throws BAD_INPUT for days out of bounds */
export function filterConditions(
  filter: JobFilterOptions | null | undefined,
  now: Date,
): FilterConditions {
  const values = keysOf(jobFilters).map(
    (field) => [jobFilters[field].parameter, filter?.[field] ?? []] as const,
  );
  return {
    values: Object.fromEntries(values),
    postedSince: postedSince(filter?.postedWithinDays, now),
  };
}

function postedSince(within: number | null | undefined, now: Date): number | null {
  if (within === null || within === undefined) return null;
  if (within >= 1 && within <= MAX_DAYS) return later(now, -days(within)).getTime();
  throw badInput(jobErrorTexts.chooseDays(MAX_DAYS), {
    "filter.postedWithinDays": jobErrorTexts.daysBetween(MAX_DAYS),
  });
}
