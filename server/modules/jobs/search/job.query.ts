import { TaxTermEnum, type TaxTerm } from "../contract-terms.js";
import type { Industry } from "../industry.js";
import { jobFilters } from "../job.fields.js";
import type { JobSort } from "../job-sort.js";
import type { IndexQuery } from "./index/index-calls.js";
import { sortOf } from "./job.cursors.js";
import {
  filterConditions,
  hourlyPay,
  placeAsked,
  placeMeant,
  type JobFilterOptions,
} from "./job.filter.js";
import { rangeSteps } from "./ranges.js";
import { LENIENT, type UnknownValues } from "./unknown-values.js";
import type { ParsedSearch } from "./language/parse-search.js";
import type { Places } from "./language/places.js";
import { tokens } from "./language/tokens.js";

/** Which jobs are searched for, and in which order. */
export interface SearchedJobs {
  /** Words to find in role, company, place, skills and text; all must match. */
  query?: string | null;
  /** By default best match first with a query, newest first without. */
  sort?: JobSort | null;
  /** Only jobs of this industry. */
  industry?: Industry | null;
  filter?: JobFilterOptions | null;
  /** By default, as for a search that was kept earlier, values that no open job has find nothing. */
  unknown?: UnknownValues;
  /** Whether to count the jobs of each filter's values. */
  withCounts?: boolean;
}

/** Nothing is asked for by signs alone, while "jobs" alone asks for all jobs. */
const isOnlySigns = (query: string): boolean => query.trim() !== "" && tokens(query).length === 0;

/**
 * A search as the index reads it; null if it cannot find anything.
 * @param search what the words mean
 * @throws BAD_INPUT for a filter's value out of bounds
 */
export function indexQueryOf(
  searched: SearchedJobs,
  search: ParsedSearch,
  places: Places,
  now: Date,
): Omit<IndexQuery, "first" | "after"> | null {
  const { text, titles, sponsorship, statuses, taxTerms, refusedTaxTerms } = search;
  const { values, payAtLeast, postedSince } = filterConditions(searched.filter, now);
  const near = placeAsked(searched.filter?.near, places, searched.unknown === undefined);
  const meant = placeMeant(search.place, searched.filter?.radius ?? search.miles);
  const asked = near ?? meant;
  const { place } = asked ?? {};
  const hasWords = text.all.length > 0 || text.none.length > 0;
  if (isOnlySigns(searched.query ?? "")) return null;
  const { industry, filter } = searched;
  if (industry && filter?.industry?.length && !filter.industry.includes(industry)) return null;
  return {
    text: hasWords ? text : null,
    titles,
    values: {
      ...values,
      ...(industry ? { industry: [industry] } : {}),
      ...(place?.kind === "remote" && { remote: ["REMOTE"] }),
    },
    meant: {
      state: place?.kind === "state" && !near ? [place.state] : [],
      sponsorship: sponsorship ?? [],
      tax: taxTerms ?? [],
      "open-to": statuses ?? [],
    },
    ...(refusedTaxTerms && { refused: refusedTerms(refusedTaxTerms) }),
    lenient: searched.unknown === "IGNORED" ? LENIENT : [],
    state: near && place?.kind === "state" ? place.state : null,
    payAtLeast: higher(payAtLeast, hourlyPay(search.payAtLeast)),
    postedSince,
    places: asked && place?.kind === "city" ? [...places.within(place.id, asked.miles)] : null,
    sort: sortOf(searched),
    now: now.getTime(),
    withCounts: searched.withCounts ?? false,
    ranges: searched.withCounts ? rangeSteps(asked, places) : null,
  };
}

/** Who chose a least pay, and typed another, wants no less than either. */
const higher = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

const refusedTerms = (terms: readonly TaxTerm[]): NonNullable<IndexQuery["refused"]> => ({
  filter: jobFilters.taxTerms.parameter,
  values: terms,
  unless: Object.values(TaxTermEnum).filter((term) => !terms.includes(term)),
});
