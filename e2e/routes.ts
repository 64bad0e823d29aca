/** One path of the site and what its page must contain. */
export interface Route {
  path: string;
  /** Must match the document's title. */
  title: RegExp;
  /** Text of the one main heading, where the wording is fixed. */
  heading?: string;
  /** HTTP status of the document; 200 by default. */
  status?: number;
  /** A personal page, which has no content without scripts. */
  browserOnly?: true;
  /** Where a visitor ends up, if that is another page. */
  endsAt?: RegExp;
  /** Not for search engines: in no sitemap and no menu. */
  unlisted?: true;
}

const page = (path: string, title: RegExp, more: Partial<Route> = {}): Route => ({
  path,
  title,
  ...more,
});

const unlisted = true;
const browserOnly = true;

/** Every route, and the site's own error and offline pages. content/site/routes-in-browser.test.ts names a page that is missing. */
export const routes: Route[] = [
  page("/", /Staffboard/),
  page("/about", /About/),
  page("/contact", /Contact/),
  page("/pricing", /Pricing/),
  page("/hire-talents", /Hire/),
  page("/industries", /Industries/),
  page("/privacy-policy", /Privacy Policy/),
  page("/terms", /Terms/),
  page("/blog-details", /./, { endsAt: /^\/blog-details\/./, unlisted }),
  page("/resources/blog", /Blog/),
  page("/resources/faq", /FAQ|Questions/),
  page("/resources/blog?query=receipt", /Blog: receipt/, { heading: "Blog", unlisted }),
  page("/resources/faq?query=resume", /FAQ|Questions/, { unlisted }),
  page("/jobs", /Job Openings/, { heading: "Job Openings" }),
  page("/jobs?query=engineer", /Job Openings: engineer/, { heading: "Job Openings", unlisted }),
  page("/jobs?industry=healthcare", /Healthcare Job Openings/, {
    heading: "Job Openings",
    unlisted,
  }),
  page("/jobs?query=engineer&open-to=stem-opt&workplace=remote", /STEM OPT, Remote/, {
    heading: "Job Openings",
    unlisted,
  }),
  page("/jobs?query=zzzz&open-to=e3", /zzzz, Open to E-3/, {
    heading: "Job Openings",
    unlisted,
  }),
  page("/saved-jobs", /Saved jobs/, { heading: "Saved jobs", browserOnly, unlisted }),
  page("/my-status", /My status/, { heading: "My status", browserOnly, unlisted }),
  page("/apply-now", /./, { endsAt: /^\/$/, unlisted }),
  page("/payment-success", /Payment/, { unlisted }),
  page("/payment-success?session_id=cs_test_1&productId=BRAND_MY_CV_QUATERLY", /Payment/, {
    unlisted,
  }),
  page("/payment-cancel", /Payment/, { heading: "Payment Cancelled", unlisted }),
  ...[
    "",
    "/applications",
    "/plans",
    "/status",
    "/sign-in",
    "/devices",
    "/mail",
    "/data",
    "/activity",
  ].map((section) =>
    page(`/account${section}`, /My account/, { heading: "My account", browserOnly, unlisted }),
  ),
  page("/representation", /May we submit your resume/, { browserOnly, unlisted }),
  page("/newsletter/confirm", /Confirm your email/, { unlisted }),
  page("/newsletter/confirm?token=made-up", /Confirm your email/, { unlisted }),
  page("/newsletter/unsubscribe", /Unsubscribe/, { unlisted }),
  page("/newsletter/unsubscribe?token=made-up", /Unsubscribe/, { unlisted }),
  page("/newsletter/preferences", /Email preferences/, { unlisted }),
  page("/newsletter/preferences?token=made-up", /Email preferences/, { unlisted }),
  page("/auth/code", /Log in/, { browserOnly, unlisted }),
  page("/auth/problem", /Log in/, { heading: "Log in", browserOnly, unlisted }),
  page("/auth/problem?reason=expired&provider=google", /Log in/, {
    heading: "Log in",
    browserOnly,
    unlisted,
  }),
  page("/auth/google/callback", /Signing in/, { browserOnly, unlisted }),
  page("/account/keep", /Keep your account/, { browserOnly, unlisted }),
  page("/account/factor-reset", /Stop the reset/, { browserOnly, unlisted }),
  page("/account/factor-reset?notMe=made-up", /This wasn’t me/, { browserOnly, unlisted }),
  page("/desk/team", /Team - Staff desk/, { heading: "Staff desk", browserOnly, unlisted }),
  page("/desk/audit", /Audit log - Staff desk/, { heading: "Staff desk", browserOnly, unlisted }),
  page("/invitation", /Your invitation/, { browserOnly, unlisted }),
  page("/solutions/executive-search", /Executive Search/),
  page("/solutions/training-session", /Training Session/),
  page("/solutions/career-growth", /Career Growth/),
  page("/solutions/payroll-services", /Payroll Services/),
  page("/solutions/workforce-system", /Workforce System/),
  page("/solutions/temporary-jobs", /Temporary Jobs/),
  page("/industries/business-services", /Business Services/),
  page("/industries/healthcare", /Healthcare/),
  page("/industries/life-sciences", /Life Sciences/),
  page("/industries/it", /IT/),
  page("/industries/ai", /AI/),
  page("/industries/logistics", /Logistics/),
  page("/industries/retail-consumer", /Retail/),
  page("/industries/manufacturing", /Manufacturing/),
  page("/offline", /offline/i, { unlisted }),
  page("/stripe-demo", /Demo checkout/, { heading: "Demo checkout", unlisted }),
  page("/stripe-demo?canceled=true", /Demo checkout/, { heading: "Demo checkout", unlisted }),
  page("/stripe-demo?success=true&session_id=cs_test_none", /Demo checkout/, {
    heading: "Demo checkout",
    unlisted,
  }),
  page("/companies/no-such-company", /Company not found/, { status: 404, unlisted }),
  page("/no-such-page", /not found/i, { status: 404, unlisted }),
];
