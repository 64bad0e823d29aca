/** Id of the place of that form on the page of job openings. */
export const JOB_ALERT_ID = "job-alert";

/** What the address of the job list says; empty and missing are the same. */
export interface JobsAddress {
  query?: string;
  /** Slug of an industry. */
  industry?: string | undefined;
  /** Slugs of the filters' choices (features/jobs/job-filters.ts). */
  "open-to"?: string;
  workplace?: string;
  type?: string;
  posted?: string;
  sort?: "newest";
  after?: string;
}

/** Builds every address of the site; components never write one by hand. */
export const paths = {
  home: "/",
  jobs: (search: JobsAddress = {}): string => withSearch("/jobs", { ...search }),
  /** The form for new openings by email, filled in with these words. */
  jobAlert: (query: string): string => `${withSearch("/jobs", { query })}#${JOB_ALERT_ID}`,
  jobDetails: (id: string): string => `/job-details/${encodeURIComponent(id)}`,
  applyNow: (jobId?: string): string => withSearch("/apply-now", { jobId }),
  pricing: "/pricing",
  paymentSuccess: "/payment-success",
  paymentCancel: "/payment-cancel",
  stripeDemo: "/stripe-demo",
  about: "/about",
  contact: "/contact",
  hireTalents: "/hire-talents",
  googleCallback: "/auth/google/callback",
  newsletterConfirm: "/newsletter/confirm",
  newsletterUnsubscribe: (token: string, list?: string): string =>
    withSearch("/newsletter/unsubscribe", { token, list }),
  newsletterPreferences: (token: string): string =>
    withSearch("/newsletter/preferences", { token }),
  terms: "/terms",
  styleguide: "/styleguide",
  privacy: "/privacy-policy",
  blog: "/resources/blog",
  blogList: (search: { category?: string | undefined; query?: string }): string =>
    withSearch("/resources/blog", search),
  blogPost: (slug: string): string => `/blog-details/${encodeURIComponent(slug)}`,
  blogFeed: "/feeds/blog.rss",
  faq: "/resources/faq",
  industries: "/industries",
  industry: (slug: string): string => `/industries/${slug}`,
  solution: (slug: string): string => `/solutions/${slug}`,
} as const;

/** Pages about one signed-in person: they are rendered in the browser only. */
const browserOnlyPaths: ReadonlySet<string> = new Set([
  "/apply-now",
  paths.paymentSuccess,
  paths.paymentCancel,
  paths.googleCallback,
  paths.newsletterConfirm,
  "/newsletter/preferences",
]);

/** Whether the server renders this page's content, not only its head. */
export const isServerRendered = (pathname: string): boolean =>
  !browserOnlyPaths.has(pathname.replace(/(?<=.)\/+$/, ""));

function withSearch(path: string, search: Record<string, string | undefined>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== "") params.set(name, value);
  }
  const text = params.toString();
  return text === "" ? path : `${path}?${text}`;
}
