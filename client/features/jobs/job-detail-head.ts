import { jobDetailsPageTexts } from "#texts/job-details-page";
import type { HeadContent } from "../../lib/head";
import { paths } from "#site/paths";
import { jobPicturePath } from "#site/picture-paths";
import type { SiteConfig } from "../../lib/site";
import type { JobDetail_JobFragment as Job } from "./JobDetail.generated";
import type { JobDetailSimilar_JobFragment } from "./JobDetailSimilar.generated";

/** For search engines, which read it in the server's HTML. A browser needs its code only to open another job. */
let jobPosting: typeof import("./job-detail-json-ld").jobPosting | undefined;

/** Loads the code of the JSON-LD, for a page that did not come with it. */
export async function preloadJobPosting(): Promise<void> {
  ({ jobPosting } = await import("./job-detail-json-ld"));
}

type Named = Pick<Job, "role" | "companyLocation" | "workplaceType"> & {
  company: { name: string };
};

const whereOf = ({ companyLocation, workplaceType }: Named): string =>
  jobDetailsPageTexts.where(companyLocation, workplaceType);

const titleOf = (job: Named): string =>
  jobDetailsPageTexts.headTitle(job.role, whereOf(job), job.company.name);

/** With the code only if a similar job would have the same title: whoever has both open, or finds both, tells them apart. */
function distinctTitle(job: ListedJob): string {
  const title = titleOf(job);
  return job.similar?.some((other) => titleOf(other) === title) === true
    ? jobDetailsPageTexts.headTitleWithCode(title, job.code)
    : title;
}

/** A job, with those that its page lists as similar. */
type ListedJob = Job & Partial<Pick<JobDetailSimilar_JobFragment, "similar">>;

/** The page's head. @param job null if there is no such job */
export function jobHead(job: ListedJob | null, site: SiteConfig, pathname: string): HeadContent {
  if (job === null) {
    return {
      title: jobDetailsPageTexts.notFound,
      description: jobDetailsPageTexts.notFoundDescription,
      canonical: `${site.origin}${pathname}`,
      noIndex: true,
    };
  }
  const { role, company, salary, contract } = job;
  const description = jobDetailsPageTexts.headDescription({
    role,
    company: company.name,
    where: whereOf(job),
    salary,
    contract,
  });
  return {
    title: distinctTitle(job),
    description,
    canonical: addressOf(job, site.origin),
    image: { url: `${site.origin}${jobPicturePath(job.id, job.updatedAt)}`, alt: description },
    ...(isListed(job) ? { jsonLd: postingOf(job, site.origin) } : { noIndex: true }),
  };
}

const addressOf = ({ id }: Job, origin: string): string => `${origin}${paths.jobDetails(id)}`;

/** Without its code, what the server sent with this job's page stays. */
function postingOf(job: Job, origin: string): Record<string, unknown> | undefined {
  if (jobPosting !== undefined) return jobPosting(job, origin);
  const sent = document.head.querySelector(
    `link[rel=canonical][href="${addressOf(job, origin)}"] ~ script[type="application/ld+json"]`,
  );
  return sent === null ? undefined : (JSON.parse(sent.textContent) as Record<string, unknown>);
}

/** Jobs that take no applications must not be listed. */
const isListed = ({ acceptsApplications, publishedAt }: Job): boolean =>
  acceptsApplications && publishedAt !== null;

/** The page's head while the job is loading. */
export const loadingHead = (site: SiteConfig, pathname: string): HeadContent => ({
  title: jobDetailsPageTexts.loadingTitle,
  description: jobDetailsPageTexts.loadingDescription,
  canonical: `${site.origin}${pathname}`,
});
