import { describe, expect, it } from "@jest/globals";
import { postingTexts } from "#texts/posting";
import { GOOD_ADVERT } from "../../../test/good-advert.js";
import type { Advert } from "./advert.js";
import { SEARCH_RULES } from "./search-rules.js";

const found = (advert: Partial<Advert>) => SEARCH_RULES.flatMap((rule) => rule(advert));
const changed = (change: Partial<Advert>) =>
  found({ ...GOOD_ADVERT, ...change }).map(({ code, field }) => [code, field]);
const words = (count: number) => `<p>${"word ".repeat(count).trim()}</p>`;

it("has nothing to say about what is not there", () => {
  expect(found({})).toEqual([]);
  expect(found({ role: "", companyLocation: "", jobType: "", description: "" })).toEqual([]);
});

describe("a place", () => {
  it("must be one that people can find", () => {
    expect(changed({ companyLocation: "Narnia" })).toEqual([["PLACE_UNKNOWN", "companyLocation"]]);
    expect(found({ companyLocation: "Narnia" })).toEqual([
      expect.objectContaining({ ...postingTexts.PLACE_UNKNOWN, severity: "BLOCKING" }),
    ]);
  });

  it.each([
    ...["Remote", "remote", " Remote ", "(Remote)", "( Remote )", "Fully remote", "100% remote"],
    ...["(fully remote)", "Anywhere", "Work from home"],
  ])("of a remote job is more than %j", (companyLocation) => {
    for (const workplaceType of ["REMOTE", "HYBRID"] as const)
      expect(changed({ companyLocation, workplaceType })).toEqual([
        ["REMOTE_PLACE_MISSING", "companyLocation"],
      ]);
  });

  it.each(["Remote, US", "Texas, remote", "Remote (US)", "Fully remote, US", "Anywhere in the US"])(
    "of a remote job may be %j",
    (companyLocation) => {
      expect(changed({ companyLocation, workplaceType: "REMOTE" })).toEqual([]);
    },
  );
});

it.each(["Gig", "Whatever"])("a job type that filters do not know: %s", (jobType) => {
  expect(changed({ jobType })).toEqual([["JOB_TYPE_UNKNOWN", "jobType"]]);
});

describe("a title", () => {
  it.each([
    ...["URGENT!! Java Dev $70/hr", "Java Developer!", "Java Developer, apply now", "Java $ 70"],
    ...["Java Developer #12", "Java Developer (Req 12345)", "Hot job: nurse", "Hiring nurses"],
    ...["SENIOR JAVA DEVELOPER", "SENIOR 2 DEVELOPER"],
  ])("is unclear as %j", (role) => {
    expect(changed({ role })).toEqual([["TITLE_UNCLEAR", "role"]]);
  });

  it.each([
    ...["Senior JAVA Developer", "QA ENGINEER", "QA  ENGINEER", "R N D", "1 2 3", "Nurse III"],
    ...["Req analyst", "Developer (C#)"],
  ])("may be %j", (role) => {
    expect(changed({ role })).toEqual([]);
  });
});

describe("the texts", () => {
  const short = (count: number) => ({
    field: "description",
    code: "BODY_SHORT",
    severity: "WARNING",
    message: postingTexts.BODY_SHORT.message(count),
    suggestion: postingTexts.BODY_SHORT.suggestion,
    source: postingTexts.BODY_SHORT.source,
    excerpt: null,
  });

  it("have 200 words together", () => {
    expect(found({ description: words(200) })).toEqual([]);
    expect(found({ description: words(199) })).toEqual([short(199)]);
    expect(found({ responsibilities: words(200) })).toEqual([]);
    expect(found({ responsibilities: words(199) })).toEqual([short(199)]);
    expect(found({ description: words(120), responsibilities: words(80) })).toEqual([]);
    expect(found({ description: words(120), responsibilities: words(79) })).toEqual([short(199)]);
  });
});

it("names at least one skill", () => {
  expect(changed({ skills: [] })).toEqual([["SKILLS_MISSING", "skills"]]);
});

describe("the list of work authorizations", () => {
  it.each([
    [["US Citizen"], true],
    [["US Citizen", "Green Card"], true],
    [["Green Card"], false],
    [["US Citizen", "H-1B"], false],
    [["US Citizen", "Green Card", "OPT"], false],
    [["Anyone"], false],
    [[], false],
  ])("reads like a condition as %j: %s", (workAuthorization, expected) => {
    const warning = [["CITIZENS_LISTED", "workAuthorization"]];
    expect(changed({ workAuthorization })).toEqual(expected ? warning : []);
  });

  it("may name citizens alone for a job that needs a clearance", () => {
    const workAuthorization = ["US Citizen"];
    expect(changed({ workAuthorization, securityClearance: "SECRET" })).toEqual([]);
    expect(found({ workAuthorization }).map(({ code }) => code)).toEqual(["CITIZENS_LISTED"]);
  });
});
