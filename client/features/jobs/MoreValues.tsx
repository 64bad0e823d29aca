import { useEffect } from "react";
import type { FilterCounts } from "./counted-choices";
import { useFilterCountsQuery } from "./FilterCounts.generated";
import { countsVariables, type JobSearch } from "./job-search";

interface MoreValuesProps {
  search: JobSearch;
  onLoaded: (counts: FilterCounts) => void;
}

/** Counts more values of the filters; they follow the search. Shows nothing itself. */
export function MoreValues({ search, onLoaded }: MoreValuesProps) {
  const { data } = useFilterCountsQuery({ variables: countsVariables({ ...search, more: true }) });
  const counts = data?.jobs.filterCounts;
  useEffect(() => {
    if (counts) onLoaded(counts);
  }, [counts]);
  return null;
}
