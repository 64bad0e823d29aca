import { jobDetailsPageTexts } from "#texts/job-details-page";
import type { HeadContent } from "../../lib/head";
import { paths } from "#site/paths";
import { jobPicturePath } from "#site/picture-paths";
import type { SiteConfig } from "../../lib/site";
import type { JobDetail_JobFragment as Job } from "./JobDetail.generated";
import { jobPosting } from "./job-detail-json-ld";

/** The page's head. @param job null if there is no such job */
export function jobHead(job: Job | null, site: SiteConfig, pathname: string): HeadContent {
  if (job === null) {
    return {
      title: jobDetailsPageTexts.notFound,
      description: jobDetailsPageTexts.notFoundDescription,
      canonical: `${site.origin}${pathname}`,
      noIndex: true,
    };
  }
  const { role, companyLocation, company, salary, contract } = job;
  const jsonLd = jobPosting(job, site.origin);
  const description = jobDetailsPageTexts.headDescription({
    role,
    company: company.name,
    place: companyLocation,
    salary,
    contract,
  });
  return {
    title: jobDetailsPageTexts.headTitle(role, companyLocation, company.name),
    description,
    canonical: `${site.origin}${paths.jobDetails(job.id)}`,
    image: { url: `${site.origin}${jobPicturePath(job.id, job.updatedAt)}`, alt: description },
    ...(jsonLd === null ? { noIndex: true } : { jsonLd }),
  };
}

/** The page's head while the job is loading. */
export const loadingHead = (site: SiteConfig, pathname: string): HeadContent => ({
  title: jobDetailsPageTexts.loadingTitle,
  description: jobDetailsPageTexts.loadingDescription,
  canonical: `${site.origin}${pathname}`,
});
