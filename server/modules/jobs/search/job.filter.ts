import { jobErrorTexts } from "#texts/errors";
import { days, later } from "../../../core/clock.js";
import { badInput } from "../../../core/errors.js";
import { keysOf } from "../../../core/keys.js";
import { jobFilters, type JobFieldFilters } from "../job.fields.js";
import { filterToken } from "./job-tokens.js";

/** Filters of a list of jobs: for every field given, a job must match at least one value. */
export interface JobFilterOptions extends JobFieldFilters {
  /** 1–365 */
  postedWithinDays?: number | null;
}

interface FilterConditions {
  /** A job must have at least one token of each list. */
  lists: string[][];
  /** Only jobs published at or after this time; null for all. */
  postedSince: Date | null;
}

const MAX_DAYS = 365;

/** @throws BAD_INPUT for days out of bounds */
export function filterConditions(
  filter: JobFilterOptions | null | undefined,
  now: Date,
): FilterConditions {
  const lists = keysOf(jobFilters).map((field) => {
    const { parameter } = jobFilters[field];
    const values: readonly string[] = filter?.[field] ?? [];
    return [...new Set(values)].map((value) => filterToken(parameter, value));
  });
  return {
    lists: lists.filter((tokens) => tokens.length > 0),
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
