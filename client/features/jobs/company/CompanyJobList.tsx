import { companyPageTexts } from "#texts/company-page";
import { ErrorState } from "../../../components/ui/ErrorState";
import { JobCard } from "../JobCard";
import type { JobCard_JobFragment } from "../JobCard.generated";
import { JobCardSkeletons } from "../JobCardSkeleton";
import { useAppliedJobs } from "../use-applied-jobs";
import { companyJobsOf } from "./company-jobs";
import { useCompanyJobsQuery } from "./CompanyJobs.generated";
import classes from "./CompanyJobList.module.css";

interface CompanyJobListProps {
  slug: string;
  /** Whether the server failed to load them. */
  loadFailed: boolean;
}

/** The page says once how fast this company's applicants hear back. */
const withoutAnswers = (job: JobCard_JobFragment): JobCard_JobFragment => ({
  ...job,
  company: { ...job.company, answerTime: null },
});

/** A company's newest open jobs. */
export function CompanyJobList({ slug, loadFailed }: CompanyJobListProps) {
  const variables = companyJobsOf(slug);
  const { data, error, loading, refetch } = useCompanyJobsQuery({ variables });
  const jobs = data?.jobs.edges.map(({ node }) => node) ?? [];
  const applied = useAppliedJobs(jobs);
  if (data === undefined) {
    if (error === undefined && !loadFailed)
      return <JobCardSkeletons count={variables.first} className={classes.grid} />;
    return (
      <ErrorState
        title={companyPageTexts.jobsFailed}
        retrying={loading}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <ul className={classes.grid}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={withoutAnswers(job)} headingLevel={3} appliedAt={applied.get(job.id)} />
        </li>
      ))}
    </ul>
  );
}
