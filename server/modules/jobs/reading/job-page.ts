import type { GraphQLResolveInfo } from "graphql";
import { selects } from "../../../kit/graphql/selects.js";
import type { JobFilter } from "../record/job.types.js";
import type { JobPage } from "../search/job.search.js";
import { JobSearchReading } from "./job-reading.types.js";
import { cardsAskedBy } from "./needed-columns.js";

/** What a field that returns a `JobConnection` has to read. */
export const pageAskedBy = (info: GraphQLResolveInfo) => ({
  cards: selects(info, "JobConnection", "edges", "nodes", "pageInfo") ? cardsAskedBy(info) : null,
  withCounts: selects(info, "JobConnection", "filterCounts", "rangeCounts"),
});

/** The page as a `JobConnection`. @param chosen the filter that it was asked with */
export async function presentPage(loading: Promise<JobPage>, chosen: JobFilter | null) {
  const { search, ...page } = await loading;
  return { ...page, search: search && new JobSearchReading(search), chosen: chosen ?? {} };
}
