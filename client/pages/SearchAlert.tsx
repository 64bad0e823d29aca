import { JobAlertBox } from "../features/newsletter/JobAlertBox";
import { alertOf } from "../features/jobs/alert-search";
import { useFilterCountsQuery } from "../features/jobs/FilterCounts.generated";
import { countsVariables, type JobSearch } from "../features/jobs/job-search";

/** The form of a job alert for a search. */
export function SearchAlert({ search }: { search: JobSearch }) {
  const { data } = useFilterCountsQuery({ variables: countsVariables(search) });
  return <JobAlertBox {...alertOf(search, data?.jobs.filterCounts)} />;
}
