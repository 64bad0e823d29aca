import { companyPageTexts } from "#texts/company-page";
import { paths } from "#site/paths";
import type { HeadContent } from "../../lib/head";
import type { SiteConfig } from "../../lib/site";
import type { CompanyProfile_CompanyFragment as Company } from "./CompanyProfile.generated";

/** The page's head. @param company null if there is no such company */
export function companyHead(
  company: Company | null,
  site: SiteConfig,
  pathname: string,
): HeadContent {
  if (company === null) {
    return {
      title: companyPageTexts.notFound,
      description: companyPageTexts.notFoundDescription,
      canonical: `${site.origin}${pathname}`,
      noIndex: true,
    };
  }
  const { slug, name, industry, openJobCount: openJobs } = company;
  return {
    title: companyPageTexts.headTitle(name),
    description: companyPageTexts.headDescription({ name, industry, openJobs }),
    canonical: `${site.origin}${paths.company(slug)}`,
    // Without jobs, there is little to find on the page.
    ...(openJobs === 0 ? { noIndex: true } : { jsonLd: organization(company, site.origin) }),
    feed: {
      title: companyPageTexts.headTitle(name),
      url: site.origin + paths.jobFeedOf({ company: slug }),
    },
  };
}

/** The page's head while the company is loading. */
export const loadingHead = (site: SiteConfig, pathname: string): HeadContent => ({
  title: companyPageTexts.loadingTitle,
  description: companyPageTexts.loadingDescription,
  canonical: `${site.origin}${pathname}`,
});

/** Structured data for search engines (schema.org/Organization). @param origin the site's, without a trailing slash */
function organization(company: Company, origin: string): Record<string, unknown> {
  const { slug, name, description, website, logoUrl, location } = company;
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name,
    url: website ?? `${origin}${paths.company(slug)}`,
    ...(description === "" ? {} : { description }),
    ...(website === null ? {} : { sameAs: website }),
    ...(logoUrl === null ? {} : { logo: new URL(logoUrl, origin).href }),
    ...(location === null ? {} : { address: location }),
  };
}
