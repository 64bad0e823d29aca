import { HOURS_PER_YEAR } from "#site/full-time-year";
import { jobErrorTexts } from "#texts/errors";
import { days, later } from "../../../core/clock.js";
import { badInput } from "../../../core/errors.js";
import { keysOf } from "../../../core/keys.js";
import { jobFilters, type JobFieldFilters } from "../job.fields.js";
import type { SalaryPeriod } from "../salary-range.js";

/** Filters of a list of jobs: for every field given, a job must match at least one value. */
export interface JobFilterOptions extends JobFieldFilters {
  /** In cents of USD. */
  payAtLeast?: { amount: number; period: SalaryPeriod } | null;
  /** 1–365 */
  postedWithinDays?: number | null;
}

interface FilterConditions {
  /** By filter: a job must have at least one of its values. */
  values: Record<string, readonly string[]>;
  /** Only jobs that pay at least this much, in cents of USD an hour; null for all. */
  payAtLeast: number | null;
  /** Only jobs published at or after this time, in milliseconds since 1970; null for all. */
  postedSince: number | null;
}

const MAX_DAYS = 365;

/** @throws BAD_INPUT for pay below zero, or days out of bounds */
export function filterConditions(
  filter: JobFilterOptions | null | undefined,
  now: Date,
): FilterConditions {
  const values = keysOf(jobFilters).map(
    (field) => [jobFilters[field].parameter, filter?.[field] ?? []] as const,
  );
  return {
    values: Object.fromEntries(values),
    payAtLeast: hourlyPay(filter?.payAtLeast),
    postedSince: postedSince(filter?.postedWithinDays, now),
  };
}

function hourlyPay(pay: JobFilterOptions["payAtLeast"]): number | null {
  if (!pay) return null;
  const { amount, period } = pay;
  if (amount < 0) {
    const message = jobErrorTexts.payNegative;
    throw badInput(message, { "filter.payAtLeast.amount": message });
  }
  // Rounded as the index rounds the pay of a year.
  return period === "YEAR" ? Math.round(amount / HOURS_PER_YEAR) : amount;
}

function postedSince(within: number | null | undefined, now: Date): number | null {
  if (within === null || within === undefined) return null;
  if (within >= 1 && within <= MAX_DAYS) return later(now, -days(within)).getTime();
  throw badInput(jobErrorTexts.chooseDays(MAX_DAYS), {
    "filter.postedWithinDays": jobErrorTexts.daysBetween(MAX_DAYS),
  });
}
