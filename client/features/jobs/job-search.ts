import type { JobsQueryVariables } from "./Jobs.generated";

export const JOBS_A_PAGE = 20;
const MAX_QUERY_LENGTH = 100;

/** The search in the address bar. */
export interface JobSearch {
  /** Trimmed; empty when nothing is searched. */
  query: string;
  /** Cursor after which the list starts; null for the first page. */
  after: string | null;
}

export const readJobSearch = (search: URLSearchParams): JobSearch => ({
  query: (search.get("query") ?? "").trim().slice(0, MAX_QUERY_LENGTH),
  after: search.get("after"),
});

/** Loader and list must ask with the same variables, or the prefetched answer is not found. */
export const jobsVariables = ({ query, after }: JobSearch): JobsQueryVariables => ({
  first: JOBS_A_PAGE,
  after,
  query: query === "" ? null : query,
});
