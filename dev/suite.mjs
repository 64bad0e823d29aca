/**
 * What `npm test` leaves to `npm run test:full`, and why it may wait. Everything else runs in both. The full run is what CI runs, so
 * nothing lands without it.
 */

/**
 * @typedef {object} Later
 * @property {string} what
 * @property {string} why it may wait until the full run
 * @property {string[]} files test files, or starts of their paths
 */

/** The browser tests of the quick run; some of them do less there (docs/testing.md says what). */
export const QUICK_BROWSER_TESTS = [
  "e2e/every-route.e2e.ts",
  "e2e/plans.e2e.ts",
  "e2e/main-job.e2e.ts",
  "e2e/sign-in.e2e.ts",
  "e2e/invite-to-hire.e2e.ts",
  "e2e/desk-pages.e2e.ts",
  "e2e/signed-in.e2e.ts",
];

/** @type {Later[]} */
export const LATER_BROWSER_TESTS = [
  {
    what: "emails as pages",
    why: "each mail's sample has a test of its words and its links in the quick run",
    files: ["e2e/mails"],
  },
  {
    what: "each part of the desk by itself",
    why: "one path goes from the invitation to the hire; the server's tests hold the rules",
    files: [
      "e2e/desk-admin",
      "e2e/desk-billing",
      "e2e/desk-board",
      "e2e/desk-closing",
      "e2e/desk-companies",
      "e2e/desk-import",
      "e2e/desk-jobs",
      "e2e/desk-people",
      "e2e/desk-placements",
      "e2e/desk-plans",
      "e2e/desk-records",
      "e2e/messages-over-dialogs",
      "e2e/representation",
    ],
  },
  {
    what: "accounts and staff: second step, recovery, devices, own data, roles, Google and LinkedIn",
    why: "sign-in by code and by passkey is in the quick run",
    files: ["e2e/account", "e2e/login-dialog", "e2e/providers", "e2e/staff", "e2e/your-data"],
  },
  {
    what: "filters, searches, and lists of jobs, articles, and companies; saved jobs; a job beside its list",
    why: "the main job searches, and opens what it finds",
    files: [
      "e2e/companies",
      "e2e/content-search",
      "e2e/filter-sheet",
      "e2e/job-filters",
      "e2e/job-filters-without-scripts",
      "e2e/job-places",
      "e2e/pay-first",
      "e2e/saved-jobs",
      "e2e/skip-links",
      "e2e/split-view",
    ],
  },
  {
    what: "other ways to apply and to buy: a second application, the undo, the intake of a plan, my status",
    why: "the main job applies and buys; the client's tests hold each step",
    files: [
      "e2e/apply-again",
      "e2e/first-application",
      "e2e/forms",
      "e2e/laid-off",
      "e2e/my-status",
      "e2e/plan-intake",
      "e2e/stripe-demo",
    ],
  },
  {
    what: "early clicks, late or missing scripts and style sheets, Back, offline, first paint",
    why: "only changes to loading can break them",
    files: [
      "e2e/apollo-later",
      "e2e/back-closes",
      "e2e/early-presses",
      "e2e/first-paint",
      "e2e/late-script",
      "e2e/missing-sheet",
      "e2e/offline",
      "e2e/without-scripts",
    ],
  },
  {
    what: "print, zoom, reduced motion, forced colors, line breaks, what floats over a page",
    why: "only changes to styles can break them",
    files: [
      "e2e/floating-parts",
      "e2e/line-breaks",
      "e2e/phone-layout",
      "e2e/print",
      "e2e/reading-aids",
    ],
  },
  {
    what: "the API's explorer",
    why: "only changes to it can break it; the server's test holds that programs never get it",
    files: ["e2e/explorer"],
  },
  {
    what: "weight of pages, ready pages, hostile searches, and words left in English",
    why: "budgets and invariants that move slowly",
    files: ["e2e/hostile-search", "e2e/language", "e2e/ready-pages", "e2e/weight"],
  },
];

/** @type {Later[]} */
export const FULL_ONLY = [
  {
    what: "races: many writers, several instances, the same click twice",
    why: "need a dozen connections and rounds; each rule has a test of its own in the quick run",
    files: [
      "server/doors/limits-on-two-instances",
      "server/doors/web/pages-on-two-instances",
      "server/modules/billing/checkout/checkout-races",
      "server/modules/billing/own/changes-at-once",
      "server/modules/billing/checkout/purchase-combinations",
      "server/modules/billing/sync/sync-races",
      "server/modules/changes/many-writers",
    ],
  },
  {
    what: "crashes: the process, a worker, or the database ends in the middle",
    why: "each starts and kills processes; recovery changes rarely",
    files: [
      "dev/crash",
      "server/modules/applications/stages/bulk-move-crash",
      "server/modules/jobs/search/index/index-crash",
    ],
  },
  {
    what: "hostile requests, thousands of them",
    why: "find what no one thought of; what is known has a test of its own",
    files: ["server/doors/hostile-requests"],
  },
  {
    what: "the made-up language",
    why: "loads the whole product once more, with every text replaced",
    files: ["server/language"],
  },
  {
    what: "plans after they were bought: renewals over months, switches, cards, lost events, repair",
    why: "each goes through months at the stand-in for Stripe; buying, paying, and events are in the quick run",
    files: [
      "dev/stripe/lifecycle",
      "dev/stripe/schedule",
      "server/modules/billing/money/cards-over-time",
      "server/modules/billing/sync/lost-events",
      "server/modules/billing/mails/failed-payments",
      "server/modules/billing/own/card-changes",
      "server/modules/billing/own/plan-switch",
      "server/modules/billing/own/switch-over-time",
      "server/modules/billing/own/term-change/term-change.test",
      "server/modules/billing/desk/actions/plan-actions",
      "server/modules/billing/repair/repair.test",
      "server/modules/billing/repair/billing-repair",
      "server/modules/billing/desk/sold-plans",
      "server/modules/billing/money/terms-over-time",
      "server/modules/departures/deletion-and-",
    ],
  },
  {
    what: "every operation as every kind of caller",
    why: "asks thousands of questions; each module's tests ask those of its own policy",
    files: ["server/doors/access-matrix"],
  },
  {
    what: "the life of the search index's file, and the audit log's chain under attack",
    why: "build files and chains again and again; searches and entries are in the quick run",
    files: ["server/modules/audit/audit-chain", "server/modules/jobs/search/index/search-index"],
  },
  {
    what: "upgrades of a database from each earlier release, and of a running site",
    why: "migrations never change once released",
    files: ["server/db/every-state", "server/db/migrations", "server/db/running-site"],
  },
  {
    what: "the tools: our lint rules, import directions, database over TLS, backups, image, launcher",
    why: "change rarely, and use whole programs",
    files: [
      "dev/backup",
      "dev/commands",
      "dev/database-tls",
      "dev/directions",
      "dev/image",
      "dev/lint/",
      "dev/mysql-docker",
      "dev/reset",
    ],
  },
];

/** @param {string} file relative to the project, with slashes @returns {boolean} whether the quick run leaves it out */
export const isFullOnly = (file) =>
  FULL_ONLY.some(({ files }) => files.some((start) => file.startsWith(start)));
