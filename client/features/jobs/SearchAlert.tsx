import { JobAlertBox } from "../newsletter/JobAlertBox";
import { alertOf } from "./alert-search";
import { useFilterCountsQuery } from "./FilterCounts.generated";
import { countsVariables, type JobSearch } from "./job-search";

/** The form of a job alert for a search. */
export function SearchAlert({ search }: { search: JobSearch }) {
  const { data } = useFilterCountsQuery({ variables: countsVariables(search) });
  return <JobAlertBox {...alertOf(search, data?.jobs.filterCounts)} />;
}
