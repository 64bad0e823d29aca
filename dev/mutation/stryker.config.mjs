/**
 * `npm run mutate`: mutates the pure rules and reports the mutants that no test kills.
 * Every file listed here is pure: it uses no database, network or system clock.
 */
const RULES = [
  "content/site/paths.ts",
  "server/core/{actor,failure-name,honeypot,mailbox-key,network,own,paging,secrets,validation,well-formed}.ts",
  "server/doors/graphql/limits.ts",
  "server/doors/web/page-address.ts",
  "server/integrations/payments/stripe-mapping.ts",
  "server/kit/db/row-readers.ts",
  "server/kit/graphql/selects.ts",
  "server/kit/http/{point-buckets,spelling}.ts",
  "server/modules/**/*.policy.ts",
  "server/modules/**/*.validation.ts",
  "server/modules/applications/{resume-file-name,visa-type}.ts",
  "server/modules/applications/people/indexed-words.ts",
  "server/modules/billing/subscription.projection.ts",
  "server/modules/jobs/{job-field,job-field-kinds,job-type,job.fields,job.presenter,salary-range,work-authorization}.ts",
  "server/modules/jobs/salary-text.ts",
  "server/modules/jobs/posting/{advert-check,advert-words,pay-rules,pay-text,permit-patterns,place,search-rules,wording-patterns,wording-rules}.ts",
  "server/modules/jobs/search/{job.cursors,job.filter}.ts",
  "server/modules/jobs/words/work-words.ts",
  "server/modules/newsletter/newsletter.links.ts",
  "server/modules/outbox/without-links.ts",
  "server/modules/plans/plan.service.ts",
  "server/modules/posts/{post-excerpt,post-words}.ts",
];

export default {
  mutate: RULES,
  testRunner: "jest",
  testRunnerNodeArgs: ["--experimental-vm-modules"],
  jest: { projectType: "custom", configFile: "dev/mutation/jest.config.mjs" },
  coverageAnalysis: "perTest",
  // Mutants in tables, which are read when a module loads, rerun every test and would take nearly all of the time.
  ignoreStatic: true,
  plugins: ["@stryker-mutator/jest-runner", import.meta.resolve("./contract-words.mjs")],
  ignorers: ["contract-words"],
  // A second run tests only what changed since the first.
  incremental: true,
  incrementalFile: ".data/mutation/incremental.json",
  tempDirName: ".data/mutation/sandbox",
  reporters: ["clear-text", "progress", "html"],
  htmlReporter: { fileName: ".data/mutation/report.html" },
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
  concurrency: 2,
  // Jest never frees the modules of a run, so a runner that is kept for all mutants grows to gigabytes and slows down.
  maxTestRunnerReuse: 60,
  // A mutant that runs into the timeout counts as killed, so a busy machine must not reach it.
  timeoutMS: 20_000,
  ignorePatterns: ["/dist", "/.data", "/client", "/bench", "/e2e", "/docs"],
  checkers: [],
};
