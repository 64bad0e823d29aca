import { industryBySlug, type NamedIndustry } from "#content/industry-names";
import type { JobsAddress } from "#site/paths";
import { activeFilters, jobFilters, readFilters, type ChosenFilters } from "./job-filters";
import type { JobsQueryVariables } from "./Jobs.generated";

export const JOBS_PER_PAGE = 20;
const MAX_QUERY_LENGTH = 100;

/** The search as kept in the URL. */
export interface JobSearch {
  /** Trimmed; empty if there is no query. */
  query: string;
  /** Null for all industries. */
  industry: NamedIndustry | null;
  filters: ChosenFilters;
  /** Null for the order of its own: by match with a query, by date without. */
  sort: JobsAddress["sort"] | null;
  /** Finds the words as typed, without looking for a better spelling. */
  exact: boolean;
  /** Whether the link had values that no filter knows; they were left out. */
  hadUnknown: boolean;
  /** Cursor of the page to load; null for the first page. */
  after: string | null;
}

export function readJobSearch(search: URLSearchParams): JobSearch {
  const query = (search.get("query") ?? "").trim().slice(0, MAX_QUERY_LENGTH);
  return {
    query,
    industry: industryBySlug(search.get("industry")),
    filters: readFilters(search),
    sort: readSort(search.get("sort"), query),
    exact: query !== "" && search.get("exact") === "1",
    hadUnknown: search.get("unknown") === "1",
    after: search.get("after"),
  };
}

/** Without a query, the list is sorted by date anyway. */
const readSort = (sort: string | null, query: string): JobSearch["sort"] =>
  sort === "pay" || (sort === "newest" && query !== "") ? sort : null;

/** URL parameters of the search's first page. */
export function firstPage({ query, industry, filters, sort, exact }: JobSearch): JobsAddress {
  const address: JobsAddress = { query };
  if (industry !== null) address.industry = industry.slug;
  for (const { name } of jobFilters) {
    const chosen = filters[name];
    if (chosen !== undefined) address[name] = chosen.map(({ slug }) => slug);
  }
  if (sort) address.sort = sort;
  if (exact) address.exact = "1";
  return address;
}

/** Whether a query or filter is set. */
export const isNarrowed = ({ query, industry, filters }: JobSearch): boolean =>
  query !== "" || industry !== null || activeFilters(filters).length > 0;

/** The search as plain words, as stored for job alerts: "nurse Remote". */
export const asWords = ({ query, filters }: JobSearch): string =>
  [
    query,
    ...jobFilters.map(({ name }) =>
      (filters[name] ?? []).flatMap(({ words }) => words ?? []).join(" or "),
    ),
  ]
    .filter((words) => words !== "")
    .join(" ");

const SORTS = { newest: "NEWEST", pay: "PAY" } as const;

/** Used by the loader and the list: both must use the same variables, or the prefetched result is not found. */
export function jobsVariables(search: JobSearch): JobsQueryVariables {
  const { query, industry, filters, sort, exact, after } = search;
  const parts = jobFilters.flatMap(({ name, toApi }) => {
    const chosen = filters[name];
    return chosen === undefined ? [] : [toApi(chosen)];
  });
  return {
    first: JOBS_PER_PAGE,
    after,
    query: query === "" ? null : query,
    industry: industry?.value ?? null,
    filter: parts.length === 0 ? null : parts.reduce((all, part) => ({ ...all, ...part })),
    sort: sort ? SORTS[sort] : null,
    corrects: query !== "" && !exact,
  };
}
