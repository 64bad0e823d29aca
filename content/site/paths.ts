import type { JobFilterName } from "#content/job-filters";

/** One page of the site: where it is, and what follows from what it shows. */
interface Page {
  /** As the router reads it: ":id" stands for a part of the address, ":slug?" for one that may be missing. */
  path: string;
  /** The values of the path's one parameter, where they are few and known: no other address is a page. */
  slugs?: readonly string[];
  /** About one person: the server sends the head, and the browser renders the rest. */
  browserOnly?: true;
  /** The address holds a token or a payment: no cache keeps the page, and no other site learns of it. */
  secret?: true;
  /** Listed for search engines. Jobs and posts are listed by the data they show. */
  inSitemap?: true;
}

const industrySlugs = [
  "business-services",
  "healthcare",
  "life-sciences",
  "it",
  "ai",
  "logistics",
  "retail-consumer",
  "manufacturing",
] as const;

const solutionSlugs = [
  "executive-search",
  "training-session",
  "career-growth",
  "payroll-services",
  "workforce-system",
  "temporary-jobs",
] as const;

export type IndustrySlug = (typeof industrySlugs)[number];

/** Every page, and the only place that says its path. */
export const sitePages = {
  home: { path: "/", inSitemap: true },
  jobs: { path: "/jobs", inSitemap: true },
  jobDetails: { path: "/job-details/:id" },
  applyNow: { path: "/apply-now", browserOnly: true },
  pricing: { path: "/pricing", inSitemap: true },
  paymentSuccess: { path: "/payment-success", browserOnly: true, secret: true },
  paymentCancel: { path: "/payment-cancel", browserOnly: true, secret: true },
  stripeDemo: { path: "/stripe-demo" },
  hireTalents: { path: "/hire-talents", inSitemap: true },
  about: { path: "/about", inSitemap: true },
  contact: { path: "/contact", inSitemap: true },
  googleCallback: { path: "/auth/google/callback", browserOnly: true, secret: true },
  newsletterConfirm: { path: "/newsletter/confirm", browserOnly: true, secret: true },
  newsletterUnsubscribe: { path: "/newsletter/unsubscribe", secret: true },
  newsletterPreferences: { path: "/newsletter/preferences", browserOnly: true, secret: true },
  blog: { path: "/resources/blog", inSitemap: true },
  blogPost: { path: "/blog-details/:slug?" },
  faq: { path: "/resources/faq", inSitemap: true },
  industries: { path: "/industries", inSitemap: true },
  industry: { path: "/industries/:slug", slugs: industrySlugs, inSitemap: true },
  solution: { path: "/solutions/:slug", slugs: solutionSlugs, inSitemap: true },
  terms: { path: "/terms", inSitemap: true },
  privacyPolicy: { path: "/privacy-policy", inSitemap: true },
  offline: { path: "/offline" },
  styleguide: { path: "/styleguide" },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof sitePages;

/** The form for new openings by email, on the page of job openings. */
export const JOB_ALERT_ID = "job-alert";

/** The parameters of the job list's address, filters by their slugs; empty and missing mean the same. */
export interface JobsAddress extends Partial<Record<JobFilterName, string | readonly string[]>> {
  query?: string;
  /** Slug of an industry. */
  industry?: string | undefined;
  sort?: "newest";
  after?: string;
}

/** Builds every address of the site; nothing else writes one by hand. */
export const paths = {
  home: sitePages.home.path,
  jobs: (search: JobsAddress = {}): string => withSearch(sitePages.jobs.path, { ...search }),
  /** The form for new openings by email, filled in with these words. */
  jobAlert: (query: string): string => `${paths.jobs({ query })}#${JOB_ALERT_ID}`,
  jobDetails: (id: string): string => fill(sitePages.jobDetails.path, id),
  applyNow: (jobId?: string): string => withSearch(sitePages.applyNow.path, { jobId }),
  pricing: sitePages.pricing.path,
  paymentSuccess: sitePages.paymentSuccess.path,
  /** The page of a payment made in this checkout session. */
  paymentOf: (sessionId: string): string =>
    withSearch(sitePages.paymentSuccess.path, { session_id: sessionId }),
  paymentCancel: sitePages.paymentCancel.path,
  stripeDemo: sitePages.stripeDemo.path,
  about: sitePages.about.path,
  contact: sitePages.contact.path,
  hireTalents: sitePages.hireTalents.path,
  googleCallback: sitePages.googleCallback.path,
  newsletterConfirm: (token: string): string =>
    withSearch(sitePages.newsletterConfirm.path, { token }),
  newsletterUnsubscribe: (token: string, list?: string): string =>
    withSearch(sitePages.newsletterUnsubscribe.path, { token, list }),
  newsletterPreferences: (token: string): string =>
    withSearch(sitePages.newsletterPreferences.path, { token }),
  terms: sitePages.terms.path,
  styleguide: sitePages.styleguide.path,
  privacy: sitePages.privacyPolicy.path,
  blog: sitePages.blog.path,
  blogList: (search: { category?: string | undefined; query?: string }): string =>
    withSearch(sitePages.blog.path, search),
  blogPost: (slug: string): string => fill(sitePages.blogPost.path, slug),
  blogFeed: "/feeds/blog.rss",
  faq: sitePages.faq.path,
  industries: sitePages.industries.path,
  industry: (slug: string): string => fill(sitePages.industry.path, slug),
  solution: (slug: string): string => fill(sitePages.solution.path, slug),
} as const;

/** The paths of a page for the router: one, or one for each of its slugs. */
export const routesOf = ({ path, slugs }: Page): readonly string[] =>
  slugs === undefined ? [path] : slugs.map((slug) => fill(path, slug));

const pages: readonly Page[] = Object.values(sitePages);

const pathsWith = (fact: "browserOnly" | "secret" | "inSitemap"): ReadonlySet<string> =>
  new Set(pages.flatMap((page) => (page[fact] === true ? routesOf(page) : [])));

const browserOnlyPaths = pathsWith("browserOnly");
const secretPaths = pathsWith("secret");

/** "/jobs/" is "/jobs". */
export const withoutEndSlash = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, "");

/** Whether the server renders this page's content, not only its head. */
export const isServerRendered = (pathname: string): boolean =>
  !browserOnlyPaths.has(withoutEndSlash(pathname));

/** Whether the page's address holds a token or a payment. */
export const isSecretPage = (pathname: string): boolean =>
  secretPaths.has(withoutEndSlash(pathname));

/** Pages that search engines should know, besides jobs and posts. */
export const sitemapPaths: readonly string[] = [...pathsWith("inSitemap")];

/** The path with this value in the place of its one parameter. */
function fill(path: string, value: string): string {
  return path.replace(/:\w+\??/, encodeURIComponent(value));
}

function withSearch(
  path: string,
  search: Record<string, string | readonly string[] | undefined>,
): string {
  const params = new URLSearchParams();
  for (const [name, given = []] of Object.entries(search))
    for (const value of typeof given === "string" ? [given] : given)
      if (value !== "") params.append(name, value);
  const text = params.toString();
  return text === "" ? path : `${path}?${text}`;
}
