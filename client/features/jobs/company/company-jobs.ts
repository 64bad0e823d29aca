import type { CompanyJobsQueryVariables } from "./CompanyJobs.generated";

/** How many jobs a company's page shows; the others are a link away. */
const SHOWN = 6;

/** The newest jobs of a company, shared with its page's prefetch. */
export const companyJobsOf = (slug: string): CompanyJobsQueryVariables => ({
  first: SHOWN,
  filter: { companies: [slug] },
});
