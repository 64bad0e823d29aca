import { jobCardTexts } from "#texts/job-cards";
import { EmptyState } from "../../components/ui/EmptyState";
import { ErrorState } from "../../components/ui/ErrorState";
import type { Industry } from "../../lib/schema-types.generated";
import { JobCard } from "./JobCard";
import { JobCardSkeletons } from "./JobCardSkeleton";
import { useJobsQuery, type JobsQueryVariables } from "./Jobs.generated";
import classes from "./NewestJobs.module.css";
import { useAppliedJobs } from "./use-applied-jobs";

/** Shared with the home page's prefetch, which must use the same variables. */
export const newestJobsVariables: JobsQueryVariables = {
  first: 6,
  after: null,
  query: null,
  filter: null,
  sort: null,
  corrects: false,
};

/** Variables for an industry's page, shared with its prefetch. */
export const newestJobsIn = (industry: Industry): JobsQueryVariables => ({
  ...newestJobsVariables,
  first: 4,
  filter: { industry: [industry] },
});

interface NewestJobsProps {
  loadFailed: boolean;
  /** Must be the same as in the page's prefetch. */
  variables?: JobsQueryVariables;
}

/** The newest jobs, for pages about something else. */
export function NewestJobs({ loadFailed, variables = newestJobsVariables }: NewestJobsProps) {
  const { data, error, loading, refetch } = useJobsQuery({ variables });
  const jobs = data?.jobs.edges.map(({ node }) => node) ?? [];
  const applied = useAppliedJobs(jobs);
  if (data === undefined) {
    if (error === undefined && !loadFailed) {
      return <JobCardSkeletons count={variables.first} className={classes.grid} />;
    }
    return (
      <ErrorState
        title={jobCardTexts.newestFailed}
        retrying={loading}
        onRetry={() => void refetch()}
      />
    );
  }
  if (jobs.length === 0) {
    return <EmptyState title={jobCardTexts.none}>{jobCardTexts.newestNone}</EmptyState>;
  }
  return (
    <ul className={classes.grid}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} headingLevel={3} appliedAt={applied.get(job.id)} />
        </li>
      ))}
    </ul>
  );
}
