import type {
  CompanyJobFilter,
  CompanyJobSort,
  JobStatus,
} from "../../../lib/schema-types.generated";

export const STATUSES = ["DRAFT", "PUBLISHED", "EXPIRED", "CLOSED"] as const;
export const SORTS = ["NEWEST", "UPDATED", "EXPIRING"] as const;
/** Days of the filter for jobs that expire soon. */
const SOON = 7;

/** What the list of jobs shows, as its address says. */
export interface JobsSearch {
  query: string;
  status: readonly JobStatus[];
  companyId: string;
  expiresSoon: boolean;
  mine: boolean;
  sort: CompanyJobSort;
}

/** Reads the address; ignores what it does not know. */
export const readSearch = (params: URLSearchParams): JobsSearch => ({
  query: params.get("query")?.slice(0, 200) ?? "",
  status: STATUSES.filter((status) => params.getAll("status").includes(status)),
  companyId: params.get("company") ?? "",
  expiresSoon: params.get("expiring") === String(SOON),
  mine: params.get("mine") === "1",
  sort: SORTS.find((sort) => sort === params.get("sort")) ?? "NEWEST",
});

/** The address of this search, without what is as usual. */
export function writeSearch(search: JobsSearch): URLSearchParams {
  const { query, status, companyId, expiresSoon, mine, sort } = search;
  const params = new URLSearchParams();
  if (query.trim() !== "") params.set("query", query.trim());
  for (const each of status) params.append("status", each);
  if (companyId !== "") params.set("company", companyId);
  if (expiresSoon) params.set("expiring", String(SOON));
  if (mine) params.set("mine", "1");
  if (sort !== "NEWEST") params.set("sort", sort);
  return params;
}

export const isFiltered = (search: JobsSearch): boolean =>
  writeSearch({ ...search, sort: "NEWEST" }).size > 0;

/** The search as the API takes it. @param viewerId for "only mine" */
export function toVariables(search: JobsSearch, viewerId: string | undefined) {
  const { query, status, companyId, expiresSoon, mine, sort } = search;
  const filter: CompanyJobFilter = {
    query: query || null,
    status: [...status],
    expiringWithinDays: expiresSoon ? SOON : null,
    authorId: mine ? (viewerId ?? null) : null,
  };
  return { companyId: companyId || null, filter, sort };
}
