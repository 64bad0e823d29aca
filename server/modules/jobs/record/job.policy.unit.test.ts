import { describe, expect, it } from "@jest/globals";
import { visitor } from "../../../core/actor.js";
import { admin, key, person, recruiterOf } from "../../../test/actors.js";
import {
  canCheckAdverts,
  canEditJob,
  canPostJobFor,
  canReadJob,
  canReadJobRecord,
  canReadJobs,
  canReadJobsOf,
  companiesOf,
} from "./job.policy.js";

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
    expect(canEditJob(actor, { ...draft, source: "Feed" })).toBe(expected);
    expect(canReadJob(actor, draft)).toBe(expected);
  });
});

it.each([
  ["of its source", key(["JOBS_WRITE"], "acme"), "Feed", true],
  ["of another source", key(["JOBS_WRITE"], "acme"), "Board", false],
  ["of another spelling of its source", key(["JOBS_WRITE"], "acme"), "feed", false],
  ["of people", key(["JOBS_WRITE"], "acme"), null, false],
  ["of people, with ALL_JOBS", key(["JOBS_WRITE", "ALL_JOBS"], "acme"), null, true],
  [
    "of people of another company, with ALL_JOBS",
    key(["JOBS_WRITE", "ALL_JOBS"], "x"),
    null,
    false,
  ],
  ["of its source, with ALL_JOBS alone", key(["ALL_JOBS"], "acme"), "Feed", false],
] as const)("whether a key may change a job %s", (_whose, actor, source, expected) => {
  expect(canEditJob(actor, { companyId: "acme", source })).toBe(expected);
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

describe("a company's jobs in every status, and the record of each", () => {
  const viewer = person({ role: "RECRUITER", companyRoles: new Map([["acme", "VIEWER"]]) });
  it.each([
    ["a visitor", visitor, false, false],
    ["a candidate", person(), false, false],
    ["a member who only looks", viewer, true, true],
    ["another company's recruiter", recruiterOf("other"), false, false],
    ["an administrator", admin(), true, true],
    ["a key that posts for it", key(["JOBS_WRITE"], "acme"), true, false],
    ["a key that only reads", key(["JOBS_READ"], "acme"), false, false],
  ])("%s: jobs %s, record %s", (_who, actor, jobs, record) => {
    expect(canReadJobsOf(actor, "acme")).toBe(jobs);
    expect(canReadJobRecord(actor, draft)).toBe(record);
  });
});

describe("checking an advert, and the companies whose jobs one lists", () => {
  it.each([
    ["a visitor", visitor, false, []],
    ["a candidate", person(), false, []],
    ["a recruiter", recruiterOf("acme", "other"), true, ["acme", "other"]],
    ["an administrator", admin(), true, null],
    ["a key that posts", key(["JOBS_WRITE"], "acme"), true, ["acme"]],
    ["a key that reads", key(["JOBS_READ"], "acme"), false, []],
  ])("%s: %s, %j", (_who, actor, mayCheck, companies) => {
    expect(canCheckAdverts(actor)).toBe(mayCheck);
    const listed = companiesOf(actor);
    expect(listed && [...listed]).toEqual(companies);
  });
});
