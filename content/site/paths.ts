import type { JobFilterName } from "#content/job-filters";
import type { deskTexts } from "#texts/desk";
import type { PayPeriodSlug } from "#site/pay-at-least";

/** A page of the site: its path and properties. */
export interface Page {
  /** The router's pattern: ":id" is a required part, ":slug?" an optional one, "*" at the end any number of parts. */
  path: string;
  /**
   * All values of the path's only parameter, if they are known; any other URL is not found. "" is the path without
   * it.
   */
  slugs?: readonly string[];
  /** A personal page: the server renders only the head, and the browser the rest. */
  browserOnly?: true;
  /** Only for people with a session: others go to the home page instead. The page is never cached for other people. */
  needsSession?: true;
  /** The URL contains a token or a payment: the page is never cached, and its URL is not sent to other sites. */
  secret?: true;
  /** Listed in the sitemap. Jobs, companies, and posts are listed from their data. */
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

/** Sections of "My account"; the first is the page's own address. */
export const accountSections = [
  "",
  "applications",
  "plans",
  "status",
  "sign-in",
  "devices",
  "mail",
  "data",
  "activity",
] as const;

export type AccountSection = (typeof accountSections)[number];

/**
 * Sections of the staff area; "" is its first page, "today". What follows a section's name is up to the section. A type
 * alone: the list itself is with the desk's texts, so that public pages do not load it.
 */
export type DeskSection = keyof typeof deskTexts.names;

/** All pages, and the only place that defines their paths. */
export const sitePages = {
  home: { path: "/", inSitemap: true },
  jobs: { path: "/jobs", inSitemap: true },
  jobDetails: { path: "/job-details/:id" },
  company: { path: "/companies/:slug" },
  savedJobs: { path: "/saved-jobs", browserOnly: true },
  myStatus: { path: "/my-status", browserOnly: true },
  applyNow: { path: "/apply-now", needsSession: true },
  pricing: { path: "/pricing", inSitemap: true },
  paymentSuccess: { path: "/payment-success", secret: true },
  paymentCancel: { path: "/payment-cancel", secret: true },
  stripeDemo: { path: "/stripe-demo" },
  hireTalents: { path: "/hire-talents", inSitemap: true },
  about: { path: "/about", inSitemap: true },
  contact: { path: "/contact", inSitemap: true },
  googleCallback: { path: "/auth/google/callback", browserOnly: true, secret: true },
  signInProblem: { path: "/auth/problem", browserOnly: true },
  enterCode: { path: "/auth/code", browserOnly: true },
  account: { path: "/account/:section?", slugs: accountSections, browserOnly: true },
  keepAccount: { path: "/account/keep", browserOnly: true, secret: true },
  factorReset: { path: "/account/factor-reset", browserOnly: true, secret: true },
  desk: { path: "/desk/*", browserOnly: true },
  invitation: { path: "/invitation", browserOnly: true, secret: true },
  representation: { path: "/representation", browserOnly: true, secret: true },
  newsletterConfirm: { path: "/newsletter/confirm", secret: true },
  newsletterUnsubscribe: { path: "/newsletter/unsubscribe", secret: true },
  newsletterPreferences: { path: "/newsletter/preferences", secret: true },
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

/** Id of the job alert form on the job list's page. */
export const JOB_ALERT_ID = "job-alert";

/** What a link had that the list doesn't know, and was left out: values of filters, an order, or a page. */
export const leftOutParts = ["1", "place", "sort", "page"] as const;
export type LeftOutPart = (typeof leftOutParts)[number];

/** Parameters of the job list's URL, filters by slug; empty is the same as missing. */
export interface JobsAddress extends Partial<Record<JobFilterName, string | readonly string[]>> {
  query?: string;
  /** Of `pay`; an hour if left out. */
  "pay-period"?: PayPeriodSlug;
  sort?: "newest" | "pay";
  /** Finds the words as typed, without looking for a better spelling. */
  exact?: "1";
  /** Offers all values of the filters at once, for browsers without scripts. */
  more?: "1";
  after?: string;
  unknown?: readonly LeftOutPart[];
}

/** Builds the URLs of pages and feeds; nothing else should build them by hand. Every page loads this. */
export const paths = {
  home: sitePages.home.path,
  jobs: (search: JobsAddress = {}): string => withSearch(sitePages.jobs.path, { ...search }),
  /** The job alert form, filled in with this query. */
  jobAlert: (query: string): string => `${paths.jobs({ query })}#${JOB_ALERT_ID}`,
  jobDetails: (id: string): string => fill(sitePages.jobDetails.path, id),
  company: (slug: string): string => fill(sitePages.company.path, slug),
  savedJobs: sitePages.savedJobs.path,
  myStatus: sitePages.myStatus.path,
  applyNow: (jobId?: string): string => withSearch(sitePages.applyNow.path, { jobId }),
  pricing: sitePages.pricing.path,
  /** The pricing page, which goes on with the purchase of this product. */
  buy: (productId: string): string => `${sitePages.pricing.path}#buy=${productId}`,
  paymentSuccess: sitePages.paymentSuccess.path,
  /** The page that shows the result of this checkout session. */
  paymentOf: (sessionId: string): string =>
    withSearch(sitePages.paymentSuccess.path, { session_id: sessionId }),
  paymentCancel: sitePages.paymentCancel.path,
  stripeDemo: sitePages.stripeDemo.path,
  about: sitePages.about.path,
  contact: sitePages.contact.path,
  hireTalents: sitePages.hireTalents.path,
  googleCallback: sitePages.googleCallback.path,
  account: (section: AccountSection = ""): string => fill(sitePages.account.path, section),
  /** Where a buyer sends what a plan needs to begin. @param planId of their own plan */
  planIntake: (planId: string): string => withSearch(paths.account("plans"), { intake: planId }),
  /** @param rest what follows the section: an id, a page of the section */
  desk: (section: DeskSection = "", ...rest: readonly string[]): string =>
    withoutEndSlash(["/desk", section, ...rest].map(encodePart).join("/")),
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
  jobFeed: "/feeds/jobs.rss",
  /** The feed of the job list with this search. */
  jobFeedOf: (search: JobsAddress): string => withSearch(paths.jobFeed, { ...search }),
  faq: sitePages.faq.path,
  industries: sitePages.industries.path,
  industry: (slug: string): string => fill(sitePages.industry.path, slug),
  solution: (slug: string): string => fill(sitePages.solution.path, slug),
} as const;

/** The router's paths for a page: one, or one for each slug. */
export const routesOf = ({ path, slugs }: Page): readonly string[] =>
  slugs === undefined ? [path] : slugs.map((slug) => fill(path, slug));

/** Removes trailing slashes: "/jobs/" becomes "/jobs". */
export function withoutEndSlash(pathname: string): string {
  let end = pathname.length;
  // A regular expression would look at each of many slashes again and again.
  while (end > 1 && pathname[end - 1] === "/") end -= 1;
  return pathname.slice(0, end);
}

/** A path starts with "/": its first part stays as it is. */
const encodePart = (part: string, index: number) => (index === 0 ? part : encodeURIComponent(part));

/** The path with its only parameter replaced by this value; by "", the path without it. */
export function fill(path: string, value: string): string {
  return withoutEndSlash(path.replace(/:\w+\??/, encodeURIComponent(value)));
}

/** The section that a path such as /account/devices names; "" if it names none. */
export const sectionIn = (pathname: string): string => pathname.split("/")[2] ?? "";

/** The path with these parameters; empty ones are left out. */
export function withSearch(
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
