import { useEffect, useRef } from "react";
import { JobCard } from "./JobCard";
import { jobsVariables, type JobSearch } from "./job-search";
import { useJobsQuery } from "./Jobs.generated";
import { useAppliedJobs } from "./use-applied-jobs";

interface JobCardsProps {
  search: JobSearch;
  /** Moves the focus to the first card once it is there: "load more" would leave it behind them. */
  takesFocus: boolean;
}

/** The cards of one page of the list. While they load, `LoadMore` says so. */
export function JobCards({ search, takesFocus }: JobCardsProps) {
  const variables = jobsVariables(search);
  const { data } = useJobsQuery({ variables });
  const applied = useAppliedJobs(variables);
  const first = useRef<HTMLLIElement>(null);
  const arrived = data !== undefined;
  useEffect(() => {
    if (takesFocus && arrived) first.current?.querySelector("a")?.focus({ preventScroll: true });
  }, [takesFocus, arrived]);

  return data?.jobs.edges.map(({ node }, index) => (
    <li key={node.id} ref={index === 0 ? first : undefined}>
      <JobCard job={node} appliedAt={applied.get(node.id)} />
    </li>
  ));
}
