import { useLoaderData, useParams } from "react-router-dom";
import { applyTexts } from "#texts/apply";
import { commonTexts } from "#texts/common";
import { jobDetailsPageTexts } from "#texts/job-details-page";
import { SkipLink } from "../components/layout/SkipLink";
import { EmptyState } from "../components/ui/EmptyState";
import { ErrorState } from "../components/ui/ErrorState";
import { LinkButton } from "../components/ui/LinkButton";
import { APPLY_ID, ApplyBar } from "../features/applications/ApplyBar";
import { JobFit } from "../features/applications/JobFit";
import { useApply } from "../features/applications/use-apply";
import { JobDetail } from "../features/jobs/JobDetail";
import {
  JobDetailDocument,
  useJobDetailQuery,
  type JobDetailQuery,
} from "../features/jobs/JobDetail.generated";
import { jobHead, loadingHead, preloadJobPosting } from "../features/jobs/job-detail-head";
import { CardPay } from "../features/jobs/CardPay";
import { isGone } from "#site/job-life";
import { preloadPayRank } from "../features/jobs/JobPay";
import { JobDetailSimilar } from "../features/jobs/JobDetailSimilar";
import { SplitView } from "../features/jobs/SplitView";
import { SavePlace } from "../features/jobs/saved/SavePlace";
import { JobDetailSkeleton } from "../features/jobs/JobDetailSkeleton";
import { useHead } from "../lib/head";
import { useNow } from "../lib/now";
import { loadState, missing, type LoadRequest, type PageModule } from "../lib/page";
import { paths } from "#site/paths";
import { useSite } from "../lib/site";

export const load = async ({ params, prefetch }: LoadRequest) => {
  const [result] = await Promise.all([
    prefetch(JobDetailDocument, { id: params.id ?? "" }),
    // Without it, the page shows a gap.
    preloadPayRank().catch(() => undefined),
    preloadJobPosting().catch(() => undefined),
  ]);
  const job = result.data?.job;
  if (job === null) return missing(404);
  return job !== undefined && isGone(job, new Date()) ? missing(410) : loadState(result);
};

export const head: PageModule["head"] = ({ client, params, url, site }) => {
  const variables = { id: params.id ?? "" };
  const known = client.readQuery({ query: JobDetailDocument, variables });
  return known === null ? loadingHead(site, url.pathname) : jobHead(known.job, site, url.pathname);
};

export function Component() {
  const { id = "" } = useParams();
  return (
    <SplitView id={id}>
      <JobDetailsPage id={id} />
    </SplitView>
  );
}

function JobDetailsPage({ id }: { id: string }) {
  const { data, previousData, error, loading, refetch } = useJobDetailQuery({ variables: { id } });
  const { failed: loadFailed } = useLoaderData<typeof load>();
  const site = useSite();
  // Signing out reloads the cache. Keep the job meanwhile, since it is the same for everyone.
  const job = (data ?? previousData)?.job;
  useHead(job === undefined ? null : jobHead(job, site, paths.jobDetails(id)), site.name);

  if (job === null) return <JobNotFound />;
  if (job !== undefined) return <Job job={job} />;
  if (error === undefined && !loadFailed) return <JobDetailSkeleton />;
  return (
    <ErrorState
      headingLevel={1}
      title={jobDetailsPageTexts.loadFailed}
      retrying={loading}
      onRetry={() => void refetch()}
    />
  );
}

function Job({ job }: { job: NonNullable<JobDetailQuery["job"]> }) {
  const apply = useApply(job);
  const now = useNow();
  const similar = <JobDetailSimilar job={job} />;
  if (isGone(job, now)) return <JobGone role={job.role}>{similar}</JobGone>;
  return (
    <>
      {job.acceptsApplications && <SkipLink to={APPLY_ID}>{applyTexts.skip}</SkipLink>}
      <JobDetail
        job={job}
        save={<SavePlace job={job} />}
        fit={<JobFit job={job} />}
        similar={similar}
        applyBar={<ApplyBar apply={apply} role={job.role} pay={<CardPay job={job} />} />}
      />
      {job.acceptsApplications && apply.dialog}
    </>
  );
}

const JobNotFound = () => (
  <EmptyState
    headingLevel={1}
    title={jobDetailsPageTexts.notFound}
    actions={<LinkButton to={paths.jobs()}>{commonTexts.browseJobs}</LinkButton>}
  >
    {jobDetailsPageTexts.notFoundText}
  </EmptyState>
);

const JobGone = ({ role, children }: { role: string; children: React.ReactNode }) => (
  <>
    <EmptyState
      headingLevel={1}
      title={jobDetailsPageTexts.gone}
      actions={<LinkButton to={paths.jobs()}>{commonTexts.browseJobs}</LinkButton>}
    >
      {jobDetailsPageTexts.goneText(role)}
    </EmptyState>
    <div className="container" style={{ maxWidth: "48rem", paddingBottom: "var(--space-section)" }}>
      {children}
    </div>
  </>
);
