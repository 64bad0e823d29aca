/**
 * `npm run mutate`: mutates the pure rules and reports the mutants that no test kills.
 * Every file listed here is pure: it uses no database, network or system clock.
 */
const RULES = [
  "content/site/{firm-day,page-rules,paths,plain-day,sent-paths,short-names,status-clock,status-rules,status-sheet,with-period}.ts",
  "server/core/{actor,business-days,day,failure-name,honeypot,mailbox-key,months,network,own,paging,phone,placeholder,secrets,validation,web-address,well-formed}.ts",
  "server/doors/graphql/{cost,limits}.ts",
  "server/doors/web/{page-address,page-pace,xml-text}.ts",
  "server/doors/web/bytes/encodings.ts",
  "server/integrations/payments/stripe-mapping.ts",
  "server/kit/csv.ts",
  "server/kit/db/row-readers.ts",
  "server/kit/graphql/selects.ts",
  "server/kit/http/{point-buckets,spelling}.ts",
  "server/kit/fields/{field-kinds,table-fields}.ts",
  "server/kit/words/decode-entities.ts",
  "server/modules/**/*.policy.ts",
  "server/modules/**/*.validation.ts",
  "server/modules/accounts/return-path.ts",
  "server/modules/applications/{docx-content-types,resume-file-name,visa-type}.ts",
  "server/modules/applications/people/{indexed-words,searched-text,status-languages,status-patterns,status-readings,visa-words}.ts",
  "server/modules/billing/subscription/subscription.projection.ts",
  "server/modules/billing/mails/failure-steps.ts",
  "server/modules/billing/repair/billing-facts.ts",
  "server/modules/departures/deletion.links.ts",
  "server/modules/factors/{factor-reset.links,totp}.ts",
  "server/modules/jobs/{contract-terms,html-field,job-type,job.rest-query,job.fields,job.presenter,pay-context,role-family,salary-range,work-authorization}.ts",
  "server/modules/jobs/pay/salary-text.ts",
  "server/modules/jobs/expiry/still-open.links.ts",
  "server/modules/jobs/posting/{advert-check,advert-words,age-patterns,employer-rule,pay-rules,pay-text,permit-patterns,place,posting-rules,search-rules,sponsorship-rule,wording-patterns,wording-rules}.ts",
  "server/modules/jobs/search/{asked,filter-conditions,job.cursors}.ts",
  "server/modules/jobs/search/language/{completion,find-as-meant,job-numbers,number-words,pay-amount,pay-words,search-parts,status-words,tax-term-words,tokens,unneeded-words,word-forms}.ts",
  "server/modules/jobs/words/work-words.ts",
  "server/modules/newsletter/newsletter.links.ts",
  "server/modules/outbox/without-links.ts",
  "server/modules/partners/api-key-secret.ts",
  "server/modules/placements/interviews/zoned-time.ts",
  "server/modules/plans/plan.service.ts",
  "server/modules/posts/{post-excerpt,post-words}.ts",
  "server/modules/records/mails/merge-fields.ts",
  "server/modules/representation/spellings.ts",
];

export default {
  mutate: RULES,
  testRunner: "covering-tests",
  testRunnerNodeArgs: ["--experimental-vm-modules"],
  jest: { projectType: "custom", configFile: "dev/mutation/jest.config.mjs" },
  coverageAnalysis: "perTest",
  // Mutants in tables, which are read when a module loads, rerun every test and would take nearly all of the time.
  ignoreStatic: true,
  plugins: [
    "@stryker-mutator/jest-runner",
    import.meta.resolve("./covering-tests.mjs"),
    import.meta.resolve("./contract-words.mjs"),
  ],
  ignorers: ["contract-words"],
  // A second run tests only what changed since the first.
  incremental: true,
  incrementalFile: ".data/mutation/incremental.json",
  tempDirName: ".data/mutation/sandbox",
  reporters: ["clear-text", "progress", "html"],
  htmlReporter: { fileName: ".data/mutation/report.html" },
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: 94 },
  concurrency: 2,
  // Jest never frees the modules of a run, so a runner that is kept for all mutants grows to gigabytes and slows down.
  maxTestRunnerReuse: 60,
  // A mutant that runs into the timeout counts as killed, so a busy machine must not reach it.
  timeoutMS: 10_000,
  // The tests of rules read the tables of places, which are in the build.
  ignorePatterns: [
    "/dist/**/*",
    "!/dist/node/server/places/*",
    "/.data",
    "/client",
    "/bench",
    "/e2e",
    "/docs",
  ],
  checkers: [],
};
