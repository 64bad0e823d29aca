import { industryBySlug, type NamedIndustry } from "#content/industry-names";
import type { JobsAddress } from "../../lib/paths";
import { activeFilters, jobFilters, readFilters, type ChosenFilters } from "./job-filters";
import type { JobsQueryVariables } from "./Jobs.generated";

export const JOBS_A_PAGE = 20;
const MAX_QUERY_LENGTH = 100;

/** The search in the address bar. */
export interface JobSearch {
  /** Trimmed; empty when nothing is searched. */
  query: string;
  /** Null for all. */
  industry: NamedIndustry | null;
  filters: ChosenFilters;
  /** Newest first although there are words; without words it always is. */
  newestFirst: boolean;
  /** Cursor after which the list starts; null for the first page. */
  after: string | null;
}

export function readJobSearch(search: URLSearchParams): JobSearch {
  const query = (search.get("query") ?? "").trim().slice(0, MAX_QUERY_LENGTH);
  return {
    query,
    industry: industryBySlug(search.get("industry")),
    filters: readFilters(search),
    newestFirst: query !== "" && search.get("sort") === "newest",
    after: search.get("after"),
  };
}

/** The same search from its first page on, as the address says it. */
export function firstPage({ query, industry, filters, newestFirst }: JobSearch): JobsAddress {
  const address: JobsAddress = { query };
  if (industry !== null) address.industry = industry.slug;
  for (const { name } of jobFilters) {
    const choice = filters[name];
    if (choice !== undefined) address[name] = choice.slug;
  }
  if (newestFirst) address.sort = "newest";
  return address;
}

/** Whether the list is less than all openings. */
export const isNarrowed = ({ query, industry, filters }: JobSearch): boolean =>
  query !== "" || industry !== null || activeFilters(filters).length > 0;

/** The search as words alone, as job alerts keep it: "nurse Remote". */
export const asWords = ({ query, filters }: JobSearch): string =>
  [query, ...jobFilters.map(({ name }) => filters[name]?.words ?? "")]
    .filter((words) => words !== "")
    .join(" ");

/** Loader and list must ask with the same variables, or the prefetched answer is not found. */
export function jobsVariables(search: JobSearch): JobsQueryVariables {
  const { query, industry, filters, newestFirst, after } = search;
  const chosen = jobFilters.flatMap(({ name }) => filters[name]?.filter ?? []);
  return {
    first: JOBS_A_PAGE,
    after,
    query: query === "" ? null : query,
    industry: industry?.value ?? null,
    filter: chosen.length === 0 ? null : chosen.reduce((all, part) => ({ ...all, ...part }), {}),
    sort: newestFirst ? "NEWEST" : null,
  };
}
