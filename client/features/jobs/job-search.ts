import { leftOutParts, type JobsAddress, type LeftOutPart } from "#site/paths";
import { MOST_VALUES } from "#site/filter-values";
import { QUERY_LENGTH } from "#site/query-length";
import { jobSearchTexts } from "#texts/job-search";
import { allFilters, apiFilter, readFilters, type ChosenFilters } from "./job-filters";
import type { FilterCountsQueryVariables } from "./FilterCounts.generated";
import type { JobsQueryVariables } from "./Jobs.generated";

export const JOBS_PER_PAGE = 20;

/** The search as kept in the URL. */
export interface JobSearch {
  /** Trimmed; empty if there is no query. */
  query: string;
  /** Whether the query of the link was longer than a search can be. */
  isCut: boolean;
  filters: ChosenFilters;
  /** Null for the order of its own: by match with a query, by date without. */
  sort: JobsAddress["sort"] | null;
  /** Finds the words as typed, without looking for a better spelling. */
  exact: boolean;
  /** Whether all values of the filters are offered at once, not only the most frequent ones. */
  more: boolean;
  /** What the link had that the list does not know. */
  leftOut: readonly LeftOutPart[];
  /** What was typed as a place, if the server doesn't know it; else null. */
  unknownPlace: string | null;
  /** Cursor of the page to load; null for the first page. */
  after: string | null;
}

export function readJobSearch(search: URLSearchParams): JobSearch {
  const typed = (search.get("query") ?? "").trim();
  const query = typed.slice(0, QUERY_LENGTH);
  const leftOut = leftOutParts.filter((part) => search.getAll("unknown").includes(part));
  const unknownPlace = leftOut.includes("place") ? search.get("place") : null;
  const known = new URLSearchParams(search);
  if (unknownPlace !== null) known.delete("place");
  return {
    query,
    isCut: query !== typed,
    filters: readFilters(known),
    sort: readSort(search.get("sort"), query),
    exact: query !== "" && search.get("exact") === "1",
    more: search.get("more") === "1",
    leftOut,
    unknownPlace,
    after: search.get("after"),
  };
}

/** Without a query, the list is sorted by date anyway. */
const readSort = (sort: string | null, query: string): JobSearch["sort"] =>
  sort === "pay" || (sort === "newest" && query !== "") ? sort : null;

/** URL parameters of the search's first page. */
export function firstPage({ query, filters, sort, exact }: JobSearch): JobsAddress {
  const address: JobsAddress = { query };
  for (const { name } of allFilters) {
    const chosen = filters[name];
    if (chosen === undefined) continue;
    address[name] = chosen.map(({ slug }) => slug);
    Object.assign(address, ...chosen.map(({ also }) => also));
  }
  if (sort) address.sort = sort;
  if (exact) address.exact = "1";
  return address;
}

/** The search with other words. They may be corrected: only the old ones were asked for as typed. */
export const withQuery = (search: JobSearch, query: string): JobSearch => ({
  ...search,
  query,
  exact: false,
});

/** Whether a query or filter is set. */
export const isNarrowed = ({ query, filters }: JobSearch): boolean =>
  query !== "" || allFilters.some(({ name }) => (filters[name] ?? []).length > 0);

/** The chosen industries, "IT or Logistics"; null for all. */
export const industryLabel = ({ filters }: JobSearch): string | null =>
  jobSearchTexts.either((filters.industry ?? []).map(({ label }) => label));

const SORTS = { newest: "NEWEST", pay: "PAY" } as const;

/** Used by the loader and the list: both must use the same variables, or the prefetched result is not found. */
export function jobsVariables(search: JobSearch): JobsQueryVariables {
  const { query, filters, sort, exact, after } = search;
  return {
    first: JOBS_PER_PAGE,
    after,
    query: query === "" ? null : query,
    filter: apiFilter(filters),
    sort: sort ? SORTS[sort] : null,
    corrects: query !== "" && !exact,
  };
}

/** Values of each filter that are counted at first, besides the chosen ones; there may be more. */
export const FIRST_VALUES = 8;

/** Counts belong to the whole list: they are asked for with its first page. */
export function countsVariables(search: JobSearch): FilterCountsQueryVariables {
  const { first, query = null, filter = null, sort = null, corrects } = jobsVariables(search);
  const top = search.more ? MOST_VALUES : FIRST_VALUES;
  return { first, query, filter, sort, corrects, top };
}
