/**
 * `npm run mutate`: mutates the pure rules and reports the mutants that no test kills.
 * Every file listed here is pure: its functions use no database, clock or network.
 */
const RULES = [
  "server/modules/**/*.policy.ts",
  "server/modules/{applications,billing,contact,newsletter,terms}/*.validation.ts",
  "server/modules/applications/{resume-file-name,visa-type}.ts",
  "server/modules/billing/subscription.projection.ts",
  "server/modules/plans/plan.service.ts",
  "server/modules/posts/{post-excerpt,post-words}.ts",
  "server/core/{actor,failure-name,honeypot,mailbox-key,network,own,paging,secrets,validation}.ts",
  "server/modules/jobs/search/{job.filter,search-tokens,search-words}.ts",
  "server/kit/http/{point-buckets,spelling}.ts",
];

export default {
  mutate: RULES,
  testRunner: "jest",
  testRunnerNodeArgs: ["--experimental-vm-modules"],
  jest: { projectType: "custom", configFile: "dev/mutation/jest.config.mjs" },
  coverageAnalysis: "perTest",
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
  ignorePatterns: ["/dist", "/.data", "/client", "/bench", "/e2e", "/docs"],
  checkers: [],
};
