import { Suspense } from "react";
import { useLoaderData, useParams } from "react-router-dom";
import { commonTexts } from "#texts/common";
import { jobDetailsPageTexts } from "#texts/job-details-page";
import { EmptyState } from "../components/ui/EmptyState";
import { ErrorState } from "../components/ui/ErrorState";
import { LinkButton } from "../components/ui/LinkButton";
import { WhenNear } from "../components/ui/WhenNear";
import { ApplyBar } from "../features/applications/ApplyBar";
import { useApply } from "../features/applications/use-apply";
import { JobDetail } from "../features/jobs/JobDetail";
import {
  JobDetailDocument,
  useJobDetailQuery,
  type JobDetail_JobFragment,
} from "../features/jobs/JobDetail.generated";
import { jobHead, loadingHead } from "../features/jobs/job-detail-head";
import { payInWords } from "../features/jobs/pay";
import { isGone } from "#site/job-life";
import similarClasses from "../features/jobs/JobDetailSimilar.module.css";
import { JobDetailSkeleton } from "../features/jobs/JobDetailSkeleton";
import { useHead } from "../lib/head";
import { useHydrated } from "../lib/hydrated";
import { preloadable } from "../lib/lazy-component";
import { useNow } from "../lib/now";
import { loadState, missing, type LoadRequest, type PageModule } from "../lib/page";
import { paths } from "#site/paths";
import { useSite } from "../lib/site";

/** Its styles are imported here, since the server's HTML of a closed job needs them. */
const similarJobs = preloadable(
  () => import("../features/jobs/JobDetailSimilar"),
  ({ JobDetailSimilar }) => JobDetailSimilar,
);

export const load = async ({ params, prefetch }: LoadRequest) => {
  const result = await prefetch(JobDetailDocument, { id: params.id ?? "" });
  const job = result.data?.job;
  if (job === null) return missing(404);
  if (job === undefined || job.acceptsApplications) return loadState(result);
  const { prefetchSimilarJobs } = await similarJobs.preload();
  await prefetchSimilarJobs(prefetch, job.role);
  return isGone(job, new Date()) ? missing(410) : loadState(result);
};

export const head: PageModule["head"] = ({ client, params, url, site }) => {
  const variables = { id: params.id ?? "" };
  const known = client.readQuery({ query: JobDetailDocument, variables });
  return known === null ? loadingHead(site, url.pathname) : jobHead(known.job, site, url.pathname);
};

export function Component() {
  const { id = "" } = useParams();
  return <JobDetailsPage key={id} id={id} />;
}

function JobDetailsPage({ id }: { id: string }) {
  const { data, previousData, error, loading, refetch } = useJobDetailQuery({ variables: { id } });
  const { failed: loadFailed } = useLoaderData<typeof load>();
  const hydrated = useHydrated();
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
      retrying={loading && hydrated}
      onRetry={() => void refetch()}
    />
  );
}

function Job({ job }: { job: JobDetail_JobFragment }) {
  const apply = useApply(job);
  const now = useNow();
  const similar = (
    <Suspense fallback={null}>
      <similarJobs.Component job={job} />
    </Suspense>
  );
  if (isGone(job, now)) return <JobGone role={job.role}>{similar}</JobGone>;
  return (
    <>
      <JobDetail
        job={job}
        similar={
          job.acceptsApplications ? (
            <div className={similarClasses.place} data-screen-only>
              <WhenNear placeholder={null}>{similar}</WhenNear>
            </div>
          ) : (
            similar
          )
        }
        applyBar={<ApplyBar apply={apply} role={job.role} salary={payInWords(job)} />}
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
