/**
 * The browser tests of a quick run (TEST_SCOPE=quick): the main job, sign-in, plans, one path through the desk, and every
 * route. Some of them do less there (e2e/scope.ts). docs/testing.md says what only the full run checks.
 */
export const QUICK_BROWSER_TESTS = [
  "e2e/every-route.e2e.ts",
  "e2e/plans.e2e.ts",
  "e2e/main-job.e2e.ts",
  "e2e/sign-in.e2e.ts",
  "e2e/invite-to-hire.e2e.ts",
];
