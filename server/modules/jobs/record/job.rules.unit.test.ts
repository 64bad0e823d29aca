import { describe, expect, it } from "@jest/globals";
import type { TableField } from "../../../kit/fields/table-fields.js";
import { jobFields } from "./job.fields.js";
import { salaryColumns, salaryRangeOf } from "../pay/salary-range.js";
import { createJobSchema, updateJobSchema } from "./job.validation.js";
import { jobTypeOf } from "./job-type.js";
import { authorizationsIn, openTo, openToWords } from "./work-authorization.js";

const GOOD = {
  companyId: "acme",
  role: "Registered Nurse",
  companyLocation: "Austin, TX",
  salary: "$50 an hour",
  contract: "W2, 12 months",
  jobType: "Contract",
  workplaceType: "ONSITE",
  workAuthorization: ["H-1B", "OPT"],
  skills: ["Triage"],
  description: "<p>Care for people.</p>",
  responsibilities: "<ul><li>RN</li></ul>",
};
/** So that a field which is declared with a default needs no line here. */
const DEFAULTS = Object.fromEntries(
  Object.entries<TableField>(jobFields)
    .filter(([, { whenMissing }]) => whenMissing !== undefined)
    .map(([name, { whenMissing }]) => [name, whenMissing]),
);
const PAY = { min: 5000, max: 7000, currency: "USD", period: "HOUR" };

const faultsOf = (schema: typeof createJobSchema | typeof updateJobSchema, job: object) =>
  Object.fromEntries(
    (schema.safeParse(job).error?.issues ?? []).map(({ path, message }) => [
      path.join("."),
      message,
    ]),
  );
const refused = (change: object) => faultsOf(createJobSchema, { ...GOOD, ...change });
const accepted = (change: object) => createJobSchema.parse({ ...GOOD, ...change });

describe("a new job", () => {
  it("is by default a draft without clearance, industry or numeric pay", () => {
    expect(accepted({})).toEqual({
      ...DEFAULTS,
      ...GOOD,
      industry: null,
      securityClearance: "NONE",
      sponsorship: [],
      employerFacts: [],
      salaryRange: null,
      publish: false,
    });
    const change = { industry: "IT", securityClearance: "SECRET", salaryRange: PAY, publish: true };
    expect(accepted(change)).toMatchObject(change);
  });

  it("may leave out what other systems don't have", () => {
    const without = { contract: undefined, responsibilities: undefined };
    const none = { ...without, skills: undefined, workAuthorization: undefined };
    expect(accepted(none)).toMatchObject({
      ...{ contract: "", responsibilities: "", skills: [], workAuthorization: [] },
    });
    expect(accepted({ contract: null, responsibilities: null })).toMatchObject({
      ...{ contract: "", responsibilities: "" },
    });
    expect(refused({ contract: "x".repeat(81) })).toHaveProperty("contract");
    expect(accepted({ responsibilities: "<p> </p>" })).toMatchObject({ responsibilities: "" });
  });

  it("takes null for what may be left out", () => {
    const names = [...Object.keys(DEFAULTS), "salaryRange", "publish"];
    const given = (value: null | undefined) =>
      accepted({ ...Object.fromEntries(names.map((name) => [name, value])), salaryRange: PAY });
    expect(given(null)).toEqual(given(undefined));
    expect(accepted({ salaryRange: null, publish: null })).toEqual(accepted({}));
  });

  it("requires everything else, and reports what is missing", () => {
    expect(faultsOf(createJobSchema, { companyId: "acme", workplaceType: "REMOTE" })).toEqual({
      role: "Role is required.",
      companyLocation: "Location is required.",
      salary: "Salary is required.",
      jobType: "Job type is required.",
      description: "Job description is required.",
    });
    expect(Object.keys(refused({ workplaceType: undefined, companyId: undefined })).sort()).toEqual(
      ["companyId", "workplaceType"],
    );
  });

  it.each([
    ["role", 150],
    ["companyLocation", 120],
    ["salary", 120],
    ["jobType", 40],
  ])("has a non-blank %s of at most %d characters", (name, max) => {
    expect(refused({ [name]: "x".repeat(max) })).toEqual({});
    expect(refused({ [name]: "x".repeat(max + 1) })).toHaveProperty(name);
    expect(refused({ [name]: " " })).toHaveProperty(name, expect.stringMatching(/required/));
  });

  it("may leave its salary to the numbers, but not without numbers", () => {
    for (const salary of [undefined, null, "", " "]) {
      expect(refused({ salary })).toEqual({ salary: "Salary is required." });
      expect(accepted({ salary, salaryRange: PAY })).toMatchObject({ salary: "" });
    }
  });

  it.each([
    ["workAuthorization", 40],
    ["skills", 60],
  ])("lists up to 40 %s of at most %d characters, without duplicates", (name, max) => {
    const entries = Array.from({ length: 40 }, (_, i) => `${i}`.padEnd(max, "x"));
    expect(refused({ [name]: entries })).toEqual({});
    expect(refused({ [name]: [...entries, "one more"] })).toEqual({
      [name]: "Use 40 entries or fewer.",
    });
    expect(refused({ [name]: ["x".repeat(max + 1)] })).toHaveProperty([`${name}.0`]);
    expect(accepted({ [name]: ["b", "a", " b "] })).toMatchObject({ [name]: ["b", "a"] });
    expect(refused({ [name]: [" "] })).toHaveProperty([`${name}.0`], expect.stringMatching(/list/));
  });

  it.each([
    ["workplaceType", "OFFICE"],
    ["workplaceType", null],
    ["industry", "SPACE"],
    ["securityClearance", "COSMIC"],
    ["companyId", null],
    ["sponsorship", "NEW"],
    ["sponsorship", ["NONE", "NEW"]],
    ["publish", "yes"],
    ["companyId", 7],
  ])("is refused with %s %j", (name, value) => {
    expect(Object.keys(refused({ [name]: value }))).toEqual([name]);
  });
});

describe("the sponsorship of a job", () => {
  it("is kept in one order, without duplicates", () => {
    const sponsorship = ["GREEN_CARD", "TRANSFER", "GREEN_CARD"];
    expect(accepted({ sponsorship })).toMatchObject({ sponsorship: ["TRANSFER", "GREEN_CARD"] });
    expect(accepted({ sponsorship: ["NONE"] })).toMatchObject({ sponsorship: ["NONE"] });
  });

  it("names the value that is none", () => {
    expect(refused({ sponsorship: ["NEW", "H2B"] })).toHaveProperty(["sponsorship.1"]);
  });
});

describe.each(["description", "responsibilities"])("the %s of a job", (name) => {
  it("loses scripts and unknown tags", () => {
    const text = `<div onclick="x()"><p>Care</p><script>x()</script></div>`;
    expect(accepted({ [name]: text })).toMatchObject({ [name]: "<p>Care</p>" });
  });

  it("has at most 20,000 characters after cleaning, and 100,000 before", () => {
    const styled = (count: number) => `<span class="${"c".repeat(70)}">x</span>`.repeat(count);
    expect(styled(1_000).length).toBeGreaterThan(80_000);
    expect(accepted({ [name]: styled(1_000) })).toMatchObject({ [name]: "x".repeat(1_000) });
    expect(refused({ [name]: styled(2_000) })).toEqual({
      [name]: "Use 100,000 characters or fewer.",
    });
  });

  it("has at most 20,000 characters, even if cleaning makes it longer", () => {
    expect(refused({ [name]: "&".repeat(20_000) })).toEqual({});
    expect(refused({ [name]: "x".repeat(20_001) })).toEqual({
      [name]: "Use 20,000 characters or fewer.",
    });
  });

  it("is refused if closing its tags makes it many times longer", () => {
    // The parser opens the tags again in each paragraph.
    const open = Array.from({ length: 30 }, (_, i) => `<em id=${i}>`).join("");
    const crossed = `<p>${open}${"<p>x".repeat(1_000)}`;
    expect(refused({ [name]: crossed })).toEqual({
      [name]: expect.stringContaining("open tags are closed"),
    });
  });
});

it("the description of a job must contain text", () => {
  for (const description of ["", "<p> </p>", "<script>x</script>"])
    expect(refused({ description })).toEqual({ description: expect.stringMatching(/required/) });
});

describe("numeric pay", () => {
  it.each([
    {},
    { min: 0 },
    { min: 7000 },
    { max: 2_000_000_000 },
    ...["DAY", "WEEK", "MONTH", "YEAR"].map((period) => ({ period })),
  ])("may be %j", (change) => {
    expect(refused({ salaryRange: { ...PAY, ...change } })).toEqual({});
  });

  it.each([
    [{ min: -1 }, "min"],
    [{ min: 50.5 }, "min"],
    [{ max: 7000.5 }, "max"],
    [{ min: -2, max: -1 }, "max"],
    [{ max: 2_000_000_001 }, "max"],
    [{ min: 7001 }, "min"],
    [{ currency: "usd" }, "currency"],
    [{ currency: "USDX" }, "currency"],
    [{ currency: "XUSD" }, "currency"],
    [{ period: "MINUTE" }, "period"],
  ])("may not be %j", (change, field) => {
    expect(refused({ salaryRange: { ...PAY, ...change } })).toHaveProperty(
      [`salaryRange.${field}`],
      expect.stringMatching(/\w/),
    );
  });

  const range = { min: 0, max: 7000, currency: "USD", period: "HOUR" } as const;

  it("reads the same from its columns as it was stored", () => {
    expect(salaryRangeOf(salaryColumns(range))).toEqual(range);
    expect(salaryRangeOf(salaryColumns(null))).toBeNull();
  });

  it.each(["salaryMin", "salaryMax", "salaryCurrency", "salaryPeriod"])(
    "is null without %s",
    (column) => {
      expect(salaryRangeOf({ ...salaryColumns(range), [column]: null })).toBeNull();
    },
  );
});

describe("a change to a job", () => {
  const changed = (change: object) => updateJobSchema.parse({ id: "1", ...change });

  it("omits unchanged fields", () => {
    expect(changed({})).toEqual({ id: "1" });
    expect(changed({ role: " Nurse " })).toEqual({ id: "1", role: "Nurse" });
  });

  it("may remove the industry and the numeric pay", () => {
    const none = { industry: null, salaryRange: null };
    expect(changed(none)).toEqual({ id: "1", ...none });
  });

  it("follows the rules of a new job, and requires the job's id", () => {
    const wrong = { role: "", workplaceType: null, salaryRange: { ...PAY, min: 7001 } };
    expect(Object.keys(faultsOf(updateJobSchema, wrong)).sort()).toEqual([
      "id",
      "role",
      "salaryRange.min",
      "workplaceType",
    ]);
  });
});

describe("the job type of an employer's wording", () => {
  it.each([
    ["Full-time", "FULL_TIME"],
    ["Permanent position", "FULL_TIME"],
    ["part time", "PART_TIME"],
    ["Contract, 6 months", "CONTRACT"],
    ["Contract (contract to hire)", "CONTRACT_TO_HIRE"],
    ["C2H", "CONTRACT_TO_HIRE"],
    ["Temporary", "TEMPORARY"],
    ["Temp", "TEMPORARY"],
    ["Summer internship", "INTERNSHIP"],
    ["Intern, full time", "INTERNSHIP"],
    ["Full-time contract", "CONTRACT"],
    ["FULL_TIME", "FULL_TIME"],
    ["Direct Hire", "FULL_TIME"],
    ["Direct-hire (perm)", "FULL_TIME"],
    ["FT", "FULL_TIME"],
    ["Contract_to_hire", "CONTRACT_TO_HIRE"],
    ["Fixed-term", "CONTRACT"],
    ["Full time, fixed term", "CONTRACT"],
    ["Interim", "TEMPORARY"],
    ["Seasonal", "TEMPORARY"],
    ["Regular", "FULL_TIME"],
    ["Regular, part-time", "PART_TIME"],
  ])("of %s is %s", (text, type) => {
    expect(jobTypeOf(text)).toEqual([type]);
  });

  it.each(["", "Volunteer", "Contractor's choice"])("of %j is none", (text) => {
    expect(jobTypeOf(text)).toEqual([]);
  });
});

describe("the work authorizations of an employer's wording", () => {
  it.each([
    ["OPT", "OPT", ["opt", "f1"]],
    ["STEM-OPT", "STEM_OPT", ["stemopt", "f1"]],
    ["CPT", "CPT", ["cpt", "f1"]],
    ["H1-B transfer", "H1B", ["h1b"]],
    ["H-4 EAD", "H4_EAD", ["h4ead", "ead"]],
    ["L-1A", "L1", ["l1"]],
    ["L2 EAD", "L2_EAD", ["l2ead", "ead"]],
    ["TN", "TN", ["tn"]],
    ["E-3", "E3", ["e3"]],
    ["GC EAD", "GC_EAD", ["gcead", "ead"]],
    ["Green Card holders", "GREEN_CARD", ["greencard"]],
    ["U.S. citizens", "US_CITIZEN", ["uscitizen"]],
  ])("of %s are %s, found by %j", (text, authorization, words) => {
    expect(authorizationsIn([text])).toEqual([authorization]);
    expect(openToWords({ workAuthorization: [text], securityClearance: "SECRET" })).toEqual(
      expect.arrayContaining(words),
    );
  });

  it("are listed once, however often they are named", () => {
    expect(authorizationsIn(["H-1B", "H1B transfer or OPT", "CPT"])).toEqual(["H1B", "OPT", "CPT"]);
  });

  it("a job is open to include those that work for any employer, named or not", () => {
    const always = ["H4_EAD", "L2_EAD", "GC_EAD", "GREEN_CARD", "US_CITIZEN"];
    const open = (workAuthorization: string[], securityClearance = "NONE") =>
      openTo({ workAuthorization, securityClearance });
    expect(open([])).toEqual(always);
    expect(open([], "PUBLIC_TRUST")).toEqual(always);
    expect(open(["US Citizen", "TN", "OPT"])).toEqual([
      ...["OPT", "H4_EAD", "L2_EAD", "TN", "GC_EAD", "GREEN_CARD", "US_CITIZEN"],
    ]);
    expect(open(["Green Card"], "SECRET")).toEqual(["GREEN_CARD", "US_CITIZEN"]);
    expect(openToWords({ workAuthorization: ["TN"], securityClearance: "TOP_SECRET" })).toEqual([
      ...["tn", "uscitizen"],
    ]);
  });

  it("are empty for other words", () => {
    expect(authorizationsIn(["Anyone", "constructor"])).toEqual([]);
  });
});
