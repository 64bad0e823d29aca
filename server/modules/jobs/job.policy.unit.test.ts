import { describe, expect, it } from "@jest/globals";
import { visitor } from "../../core/actor.js";
import { admin, key, person, recruiterOf } from "../../test/actors.js";
import { canEditJob, canPostJobFor, canReadJob, canReadJobs } from "./job.policy.js";

const draft = { companyId: "acme", status: "DRAFT", takenDownAt: null } as const;

describe("posting, editing and reading drafts of a company", () => {
  it.each([
    ["a visitor", visitor, false],
    ["a candidate", person(), false],
    ["its recruiter", recruiterOf("acme"), true],
    ["another company's recruiter", recruiterOf("other"), false],
    ["an administrator", admin(), true],
    ["a key that posts for it", key(["JOBS_WRITE"], "acme"), true],
    ["a key that posts for another company", key(["JOBS_WRITE"], "other"), false],
    ["a key that only reads", key(["JOBS_READ"], "acme"), false],
  ])("%s: %s", (_who, actor, expected) => {
    expect(canPostJobFor(actor, "acme")).toBe(expected);
    expect(canEditJob(actor, draft)).toBe(expected);
    expect(canReadJob(actor, draft)).toBe(expected);
  });
});

it.each(["PUBLISHED", "CLOSED"] as const)("anyone reads a job that is %s", (status) => {
  expect(canReadJob(visitor, { companyId: "acme", status, takenDownAt: null })).toBe(true);
});

it("only those who work for the company read a job that was taken down", () => {
  const job = { companyId: "acme", status: "CLOSED", takenDownAt: new Date() } as const;
  expect(canReadJob(visitor, job)).toBe(false);
  expect(canReadJob(person(), job)).toBe(false);
  expect(canReadJob(recruiterOf("acme"), job)).toBe(true);
});

describe("reading open jobs", () => {
  it.each([
    ["a visitor", visitor, true],
    ["a candidate", person(), true],
    ["a key that reads", key(["JOBS_READ"]), true],
    ["a key that posts", key(["JOBS_WRITE"], "acme"), true],
    ["a key without a scope", key([]), false],
  ])("%s: %s", (_who, actor, expected) => {
    expect(canReadJobs(actor)).toBe(expected);
  });
});
