import type { HeadContent } from "../../lib/head";
import { paths } from "../../lib/paths";
import type { SiteConfig } from "../../lib/site";
import type { JobDetail_JobFragment as Job } from "./JobDetail.generated";
import { jobPosting } from "./job-detail-json-ld";

/** The page's head. @param job null when there is none */
export function jobHead(job: Job | null, site: SiteConfig, pathname: string): HeadContent {
  if (job === null) {
    return {
      title: "Job not found",
      description: "There is no such job opening.",
      canonical: `${site.origin}${pathname}`,
      noIndex: true,
    };
  }
  const { role, companyLocation, company, salary, contract } = job;
  const jsonLd = jobPosting(job, site.origin);
  return {
    title: `${role} in ${companyLocation} at ${company.name}`,
    description: `${role} at ${company.name}, ${companyLocation}. Pay: ${salary}. Contract: ${contract}.`,
    canonical: `${site.origin}${paths.jobDetails(job.id)}`,
    ...(jsonLd === null ? { noIndex: true } : { jsonLd }),
  };
}

/** While the job is on its way. */
export const loadingHead = (site: SiteConfig, pathname: string): HeadContent => ({
  title: "Job details",
  description: "A job opening: place, pay, contract, what to do and what to bring.",
  canonical: `${site.origin}${pathname}`,
});
