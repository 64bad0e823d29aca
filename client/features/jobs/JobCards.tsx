import { useEffect, useRef } from "react";
import { useParams } from "react-router-dom";
import { askedFacts } from "./read-asked-facts";
import { JobCard } from "./JobCard";
import { jobsVariables, type JobSearch } from "./job-search";
import { useJobsQuery } from "./Jobs.generated";
import { JOB_LINK, useSplitState } from "./split-list";
import { useAppliedJobs } from "./use-applied-jobs";

interface JobCardsProps {
  search: JobSearch;
  /** Focuses the first new card: after "load more", the focus would otherwise be below the new cards. */
  takesFocus: boolean;
}

/** The cards of one page of the list. `LoadMore` shows that they are loading. */
export function JobCards({ search, takesFocus }: JobCardsProps) {
  const { data } = useJobsQuery({ variables: jobsVariables(search) });
  const jobs = data?.jobs.edges.map(({ node }) => node) ?? [];
  const applied = useAppliedJobs(jobs);
  const asked = askedFacts(search, data?.jobs.search ?? null);
  const split = useSplitState();
  const { id: current } = useParams();
  const first = useRef<HTMLLIElement>(null);
  const arrived = data !== undefined;
  useEffect(() => {
    if (takesFocus && arrived)
      first.current?.querySelector<HTMLElement>(JOB_LINK)?.focus({ preventScroll: true });
  }, [takesFocus, arrived]);

  return jobs.map((job, index) => (
    <li key={job.id} ref={index === 0 ? first : undefined}>
      <JobCard
        job={job}
        asked={asked}
        appliedAt={applied.get(job.id)}
        split={split}
        isCurrent={job.id === current || job.code === current}
      />
    </li>
  ));
}
