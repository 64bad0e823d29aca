import { expect, it } from "@jest/globals";
import { returnPath } from "./return-path.js";

it.each([
  "/",
  "/jobs",
  "/jobs?query=c%23&place=Austin,+TX#job-alert",
  "/jobs?from=https://elsewhere.example/",
  "/account/sign-in",
  "/%2F%2Felsewhere.example",
])("keeps a page of this site: %s", (path) => {
  expect(returnPath(path)).toBe(path);
});

it.each([
  undefined,
  null,
  7,
  ["/jobs"],
  "",
  "jobs",
  "//elsewhere.example",
  "///elsewhere.example",
  "/\\elsewhere.example",
  "\\\\elsewhere.example",
  "/\t/elsewhere.example",
  "/\n/elsewhere.example",
  "\u0000/jobs",
  " /jobs",
  "/./\\elsewhere.example",
  "/.//elsewhere.example",
  "/jobs/..//elsewhere.example",
  "https://elsewhere.example",
  "https:elsewhere.example",
  "javascript:alert(1)",
  "data:text/html,hi",
  "@elsewhere.example",
  "/auth/linkedin/start",
  "/x/../auth/linkedin/start",
  `/${"a".repeat(500)}`,
  `/${"é".repeat(300)}`,
])("returns to the home page instead of %j", (path) => {
  expect(returnPath(path)).toBe("/");
});
