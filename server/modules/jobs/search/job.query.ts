import type { Industry } from "../industry.js";
import type { JobSort } from "../job-sort.js";
import type { IndexQuery } from "./index/index-calls.js";
import { sortOf } from "./job.cursors.js";
import { filterConditions, type JobFilterOptions } from "./job.filter.js";
import type { ParsedSearch } from "./language/parse-search.js";
import type { Places } from "./language/places.js";

/** Which jobs are searched for, and in which order. */
export interface SearchedJobs {
  /** Words to find in role, company, place, skills and text; all must match. */
  query?: string | null;
  /** By default best match first with a query, newest first without. */
  sort?: JobSort | null;
  /** Only jobs of this industry. */
  industry?: Industry | null;
  filter?: JobFilterOptions | null;
}

/** Miles around a city that a search names. */
const NEAR = 25;

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
  const { text, titles, place, sponsorship } = search;
  const { values, payAtLeast, postedSince } = filterConditions(searched.filter, now);
  const hasWords = text.all.length > 0 || text.none.length > 0;
  if (searched.query?.trim() && !hasWords && !place && !sponsorship) return null;
  return {
    text: hasWords ? text : null,
    titles,
    values: {
      ...values,
      industry: searched.industry ? [searched.industry] : [],
      ...valuesOf(place),
      sponsorship: sponsorshipOf(values["sponsorship"] ?? [], sponsorship),
    },
    payAtLeast,
    postedSince,
    places: place?.kind === "city" ? [...places.within(place.id, NEAR)] : null,
    sort: sortOf(searched),
    now: now.getTime(),
    withCounts: false,
  };
}

/** A place that is no city: a state, or remote work. */
function valuesOf(place: ParsedSearch["place"]): Record<string, string[]> {
  if (place?.kind === "state") return { state: [place.state] };
  return place?.kind === "remote" ? { remote: ["REMOTE"] } : {};
}

/** The filter narrows what the words ask for; if they have nothing in common, it counts. */
function sponsorshipOf(
  chosen: readonly string[],
  asked: readonly string[] | null,
): readonly string[] {
  if (chosen.length === 0) return asked ?? [];
  const both = chosen.filter((value) => asked?.includes(value));
  return both.length > 0 ? both : chosen;
}
