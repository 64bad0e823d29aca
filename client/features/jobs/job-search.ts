import { industryBySlug, type NamedIndustry } from "#content/industry-names";
import type { JobsQueryVariables } from "./Jobs.generated";

export const JOBS_A_PAGE = 20;
const MAX_QUERY_LENGTH = 100;

/** The search in the address bar. */
export interface JobSearch {
  /** Trimmed; empty when nothing is searched. */
  query: string;
  /** Null for all. */
  industry: NamedIndustry | null;
  /** Cursor after which the list starts; null for the first page. */
  after: string | null;
}

export const readJobSearch = (search: URLSearchParams): JobSearch => ({
  query: (search.get("query") ?? "").trim().slice(0, MAX_QUERY_LENGTH),
  industry: industryBySlug(search.get("industry")),
  after: search.get("after"),
});

/** The same search from its first page on, as the address says it. */
export const firstPage = ({
  query,
  industry,
}: JobSearch): { query: string; industry?: string } => ({
  query,
  ...(industry === null ? {} : { industry: industry.slug }),
});

/** Loader and list must ask with the same variables, or the prefetched answer is not found. */
export const jobsVariables = ({ query, industry, after }: JobSearch): JobsQueryVariables => ({
  first: JOBS_A_PAGE,
  after,
  query: query === "" ? null : query,
  industry: industry?.value ?? null,
});
