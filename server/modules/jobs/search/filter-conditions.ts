import { LONGEST_VALUE, MOST_VALUES } from "#site/filter-values";
import { HOURS_IN } from "#site/full-time-year";
import { MAX_POSTED_DAYS } from "#site/posted-days";
import { DEFAULT_RADIUS, FARTHEST } from "#site/radii";
import { jobErrorTexts } from "#texts/errors";
import { days, later } from "../../../core/clock.js";
import { badInput } from "../../../core/errors.js";
import { keysOf } from "../../../core/keys.js";
import { jobFilters, type JobFieldFilters } from "../record/job.fields.js";
import { placeToSearch } from "../places/place-to-search.js";
import type { SalaryPeriod } from "../pay/salary-range.js";
import type { Place, Places } from "./language/places.js";
import { skillValue } from "./language/skill-value.js";

/** Filters of a list of jobs: for every field given, a job must match at least one value. */
export interface JobFilterOptions extends JobFieldFilters {
  /** In cents of USD. */
  payAtLeast?: { amount: number; period: SalaryPeriod } | null;
  /** 1–365 */
  postedWithinDays?: number | null;
  near?: JobsNear | null;
  /** Miles around the city that the words of the search name; 25 if left out. `near` has its own. */
  radius?: number | null;
}

/** A place that jobs must be near to. */
export interface JobsNear {
  /** A city with or without its state, a state, a ZIP code, or "Remote". */
  place: string;
  /** Around a city; 25 if left out. */
  miles?: number | null;
}

/** What the filters chosen ask for, checked. */
export interface FilterConditions {
  /** By filter: a job must have at least one of its values. */
  values: Record<string, readonly string[]>;
  /** Only jobs that pay at least this much, in cents of USD an hour; null for all. */
  payAtLeast: number | null;
  /** Only jobs published at or after this time, in milliseconds since 1970; null for all. */
  postedSince: number | null;
}

/** @throws BAD_INPUT for pay below zero, days out of bounds, and too many or too long values */
export function filterConditions(
  filter: JobFilterOptions | null | undefined,
  now: Date,
): FilterConditions {
  const values = keysOf(jobFilters).map(
    (field) => [jobFilters[field].parameter, valuesOf(field, filter)] as const,
  );
  return {
    values: Object.fromEntries(values),
    payAtLeast: hourlyPay(filter?.payAtLeast),
    postedSince: postedSince(filter?.postedWithinDays, now),
  };
}

function valuesOf(
  field: keyof JobFieldFilters,
  filter: JobFilterOptions | null | undefined,
): readonly string[] {
  const values = [...new Set<string>(filter?.[field] ?? [])];
  const message =
    values.length > MOST_VALUES
      ? jobErrorTexts.chooseFewer(jobFilters[field].parameter, MOST_VALUES)
      : values.some(({ length }) => length > LONGEST_VALUE) && jobErrorTexts.tooLong;
  if (message) throw badInput(message, { [`filter.${field}`]: message });
  return values.map((value) => comparable(field, value));
}

/** A value as the index compares it. */
export function comparable(field: string, value: string): string {
  if (field === "skills") return skillValue(value);
  return field === "companies" ? value.toLowerCase() : value;
}

/** Where jobs must be. */
export interface PlaceAsked {
  place: Place;
  miles: number;
}

/**
 * @param isKept whether the search was kept earlier: then a name that means a city abroad is still the largest town here
 * @throws BAD_INPUT for a place that is not known, or is abroad, or a distance out of bounds
 */
export function placeAsked(
  near: JobsNear | null | undefined,
  places: Places,
  isKept = false,
): PlaceAsked | null {
  if (!near) return null;
  const miles = milesIn("filter.near.miles", near.miles);
  const read = near.place.length > LONGEST_VALUE ? null : placeToSearch(near.place, places);
  const place = isKept && read?.kind === "abroad" ? read.townHere : read;
  if (place && place.kind !== "abroad") return { place, miles };
  const message = place
    ? jobErrorTexts.placeAbroad(place.name, place.choices)
    : jobErrorTexts.placeUnknown;
  throw badInput(message, { "filter.near.place": message });
}

/** Miles around a city that the words may name; null if none were chosen. @throws BAD_INPUT for a distance out of bounds */
export const radiusAsked = (radius: JobFilterOptions["radius"]): number | null =>
  radius === null || radius === undefined ? null : milesIn("filter.radius", radius);

function milesIn(field: string, asked: number | null | undefined): number {
  const miles = asked ?? DEFAULT_RADIUS;
  if (miles >= 1 && miles <= FARTHEST) return miles;
  throw badInput(jobErrorTexts.chooseMiles(FARTHEST), {
    [field]: jobErrorTexts.daysBetween(FARTHEST),
  });
}

/** In cents of USD an hour. @throws BAD_INPUT for pay below zero */
export function hourlyPay(pay: JobFilterOptions["payAtLeast"]): number | null {
  if (!pay) return null;
  const { amount, period } = pay;
  if (amount < 0) {
    const message = jobErrorTexts.payNegative;
    throw badInput(message, { "filter.payAtLeast.amount": message });
  }
  // Rounded as the index rounds the pay of jobs.
  return Math.round(amount / HOURS_IN[period]);
}

function postedSince(within: number | null | undefined, now: Date): number | null {
  if (within === null || within === undefined) return null;
  if (within >= 1 && within <= MAX_POSTED_DAYS) return later(now, -days(within)).getTime();
  throw badInput(jobErrorTexts.chooseDays(MAX_POSTED_DAYS), {
    "filter.postedWithinDays": jobErrorTexts.daysBetween(MAX_POSTED_DAYS),
  });
}
