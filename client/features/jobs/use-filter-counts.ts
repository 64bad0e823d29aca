import { placeRefusal } from "./place-refusal";
import type { FilterCounts, RangeCounts } from "./counted-choices";
import { useFilterCountsQuery } from "./FilterCounts.generated";
import { countsVariables, jobsVariables, type JobSearch } from "./job-search";
import { useJobsQuery } from "./Jobs.generated";

/** What the filters show of the list: that of the search before, until a new one has arrived. */
export interface PanelCounts {
  counts: FilterCounts;
  ranges: RangeCounts;
  /** Number of jobs in the list; undefined until it is known. */
  total: number | undefined;
  /** As asked for: it names the values that no open job has. */
  asked: FilterCounts;
  /** Why the server refused the place. */
  placeRefusal: string | undefined;
}

export function useFilterCounts(search: JobSearch): PanelCounts {
  const { data, previousData, error } = useFilterCountsQuery({
    variables: countsVariables(search),
  });
  const list = useJobsQuery({ variables: jobsVariables(search) });
  return {
    counts: (data ?? previousData)?.jobs.filterCounts,
    ranges: (data ?? previousData)?.jobs.rangeCounts,
    total: (list.data ?? list.previousData)?.jobs.totalCount,
    asked: data?.jobs.filterCounts,
    placeRefusal: placeRefusal(error),
  };
}
