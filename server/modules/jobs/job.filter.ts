import { days, later } from "../../core/clock.js";
import { badInput } from "../../core/errors.js";
import type { WorkplaceType } from "./job.entity.js";
import type { JobType } from "./job-type.js";
import type { Condition } from "./job.selection.js";
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
  /** All of these; each is a list in order. */
  terms: string[];
  /** One of each of these. */
  oneOf: string[][];
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
    terms: choices.filter((terms) => terms.length === 1).flat(),
    oneOf: choices.filter((terms) => terms.length > 1),
    postedSince: postedSince(filter?.postedWithinDays, now),
  };
}

/**
 * Of many jobs some soon have one of the terms: the list is walked. Of few, or none, it would be walked to its end.
 * @param few the jobs that have one of them; null for many
 */
export function hasOneOf(terms: string[], few: string[] | null): Condition {
  if (few?.length === 0) return { sql: "FALSE", values: [] };
  if (few) return { sql: "j.id IN (?)", values: [few] };
  // EXISTS would be turned into a join, and the order of the list lost.
  const sql = "(SELECT COUNT(*) FROM job_terms f WHERE f.jobId = j.id AND f.term IN (?)) > 0";
  return { sql, values: [terms] };
}

function postedSince(within: number | null | undefined, now: Date): Date | null {
  if (within === null || within === undefined) return null;
  if (within >= 1 && within <= MAX_DAYS) return later(now, -days(within));
  throw badInput(`Choose 1 to ${MAX_DAYS} days.`, {
    "filter.postedWithinDays": `Between 1 and ${MAX_DAYS}.`,
  });
}
