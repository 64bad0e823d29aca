import { describe, expect, it } from "@jest/globals";
import { jobWords } from "../jobs/job-words.js";
import { notesOn, oneJob } from "../../test/boards/one-advert.js";
import type { JobOfBoard } from "./job-input/job-input.js";

const jobOf = (posting: object): Promise<JobOfBoard> =>
  oneJob({ "@type": "JobPosting", title: "Kite Tester", ...posting }, jobWords);
const located = (...places: string[]) => ({ jobLocation: places.map((address) => ({ address })) });

describe("places", () => {
  it.each([
    [["Austin, TX"], "Austin, TX"],
    [["Austin, TX", "Austin, TX", "NYC"], "Austin, TX / NYC"],
    [[" Austin,\n TX "], "Austin, TX"],
  ])("%j", async (places, location) => {
    const { input, notes } = await jobOf(located(...places));
    expect(input.companyLocation).toBe(location);
    expect(notesOn(notes, "companyLocation")).toEqual(["MAPPED from jobLocation"]);
  });

  it("the first spelling that is known is taken, and an unknown one is told", async () => {
    const address = { addressLocality: "Zzyzx Qorm" };
    const known = await jobOf({ jobLocation: { name: "Dallas, TX", address } });
    expect(known.input.companyLocation).toBe("Dallas, TX");
    const unknown = await jobOf(located("Zzyzx Qorm"));
    expect(unknown.input.companyLocation).toBe("Zzyzx Qorm");
    expect(notesOn(unknown.notes, "companyLocation")).toEqual(["GUESSED from jobLocation"]);
  });

  it("a place as long as a page is refused", async () => {
    const { input, notes } = await jobOf(located("Austin ".repeat(100)));
    expect(input.companyLocation).toBeUndefined();
    expect(notesOn(notes, "companyLocation")).toEqual(["REFUSED from jobLocation", "REFUSED"]);
  });

  it("remote work without a place is remote; other work without one has none", async () => {
    const remote = await jobOf({ jobLocationType: "TELECOMMUTE" });
    expect(remote.input).toMatchObject({ companyLocation: "Remote", workplaceType: "REMOTE" });
    const none = await jobOf({});
    expect(none.input.companyLocation).toBeUndefined();
    expect(notesOn(none.notes, "companyLocation")).toEqual(["REFUSED"]);
  });

  it.each([
    ["Remote (US)", "REMOTE"],
    ["Hybrid - Austin, TX", "HYBRID"],
    ["Austin, TX", "ONSITE"],
  ])("%s is %s, which is a guess", async (place, workplaceType) => {
    const { input, notes } = await jobOf(located(place));
    expect(input.workplaceType).toBe(workplaceType);
    expect(notesOn(notes, "workplaceType")[0]).toMatch(/^GUESSED/);
  });
});

describe("types of employment", () => {
  it.each([
    ["Kite Tester (Part-Time)", "Part-Time", "GUESSED from title"],
    ["Kite Tester - 6 month contract", "6 month contract", "GUESSED from title"],
    ["Kite Testing Intern", "Internship", "GUESSED from title"],
    ["Contract Manager", "Full-time", "GUESSED"],
    ["Internal Auditor (Kites)", "Full-time", "GUESSED"],
  ])("the title %s", async (title, jobType, note) => {
    const { input, notes } = await jobOf({ title });
    expect(input.jobType).toBe(jobType);
    expect(notesOn(notes, "jobType")).toEqual([note]);
  });

  it.each([
    ["FULL_TIME", "Full-time"],
    [["FULL_TIME", "CONTRACTOR"], "Full-time or contract"],
    ["Casual, on call", "Casual, on call"],
    [["OTHER"], "Full-time"],
    ["x".repeat(41), "Full-time"],
  ])("%j", async (employmentType, jobType) => {
    expect((await jobOf({ employmentType })).input.jobType).toBe(jobType);
  });
});

describe("pay", () => {
  const paid = (value: object, more: object = {}) =>
    jobOf({ baseSalary: { currency: "USD", value }, ...more });

  it.each([
    [{ minValue: 60_000, maxValue: 70_000 }, "YEAR"],
    [{ minValue: 28, maxValue: 34 }, "HOUR"],
    [{ minValue: 2_000, maxValue: 3_000 }, undefined],
    [{ minValue: 60_000, maxValue: 70_000, unitText: "FORTNIGHT" }, "YEAR"],
  ])("%j without a period is for what its size says", async (value, period) => {
    const { input, notes } = await paid(value);
    expect(input.salaryRange?.period).toBe(period);
    expect(notesOn(notes, "salaryRange")[0]).toMatch(period ? /^GUESSED/ : /^REFUSED/);
  });

  it("without a currency is in dollars, which is a guess; yen have no cents", async () => {
    const value = { minValue: 60_000, maxValue: 70_000, unitText: "YEAR" };
    const guessed = await jobOf({ baseSalary: { value } });
    expect(guessed.input.salaryRange?.currency).toBe("USD");
    expect(notesOn(guessed.notes, "salaryRange")).toEqual(["GUESSED from baseSalary"]);
    const yen = await jobOf({ baseSalary: { currency: "jpy", value } });
    expect(yen.input.salaryRange).toEqual({
      min: 60_000,
      max: 70_000,
      currency: "JPY",
      period: "YEAR",
    });
  });

  it("too much for a job is refused", async () => {
    const { input, notes } = await paid({ minValue: 1, maxValue: 9e15, unitText: "YEAR" });
    expect(input.salaryRange).toBeUndefined();
    expect(notesOn(notes, "salaryRange")).toEqual(["REFUSED from baseSalary"]);
  });

  it.each([
    ["<p>We pay $28–$34 an hour.</p>", { min: 2_800, max: 3_400, currency: "USD", period: "HOUR" }],
    [
      "<p>The salary is €60,000 a year.</p>",
      { min: 6_000_000, max: 6_000_000, currency: "EUR", period: "YEAR" },
    ],
    ["<p>We raised $40M and pay well.</p>", undefined],
    ["<p>Salary from $60,000 a year.</p>", undefined],
    ["<p>Manage a budget of $200,000.</p>", undefined],
    ["<p>Pay: $30 an hour or $60,000 a year.</p>", undefined],
  ])("in the description: %s", async (description, range) => {
    expect((await jobOf({ description })).input.salaryRange).toEqual(range);
  });

  it("words that are too long are left out when numbers say it", async () => {
    const { input } = await jobOf({
      baseSalary: `$60,000 - $70,000 a year ${"and more ".repeat(20)}`,
    });
    expect(input.salary).toBeUndefined();
    expect(input.salaryRange).toMatchObject({ min: 6_000_000, max: 7_000_000 });
  });
});

describe("other fields", () => {
  it("what a job has no room for is told", async () => {
    const { input, notes } = await jobOf({ skills: ["Knots", "Knots", "x".repeat(61), "wind"] });
    expect(input.skills).toEqual(["Knots", "wind"]);
    expect(notesOn(notes, "skills")).toEqual(["MAPPED from skills", "REFUSED from skills"]);
  });

  it("addresses lead to the web, and nowhere else", async () => {
    expect((await jobOf({ url: "javascript:alert(1)" })).applyUrl).toBeNull();
    expect((await jobOf({ url: "https://k.example.com/a?b=1" })).applyUrl).toBe(
      "https://k.example.com/a?b=1",
    );
  });

  it("without an id, an advert is named by its address, which is a guess; or not at all", async () => {
    const { externalId, notes } = await jobOf({ url: "https://k.example.com/a" });
    expect([externalId, ...notesOn(notes, "externalId")]).toEqual([
      "https://k.example.com/a",
      "GUESSED from url",
    ]);
    expect(notesOn((await jobOf({})).notes, "externalId")).toEqual(["REFUSED"]);
  });

  it("a description that is only blank markup is none; duties alone are one", async () => {
    const blank = await jobOf({ description: "<p>&nbsp;</p><script>x</script>" });
    expect(blank.input.description).toBeUndefined();
    expect(notesOn(blank.notes, "description")).toEqual(["REFUSED"]);
    const duties = await jobOf({ responsibilities: "<p>Fly</p>" });
    expect(duties.input).toMatchObject({ description: "<p>Fly</p>" });
  });

  it("an element that one text leaves open doesn't reach into the next", async () => {
    const { input } = await jobOf({
      description: "<table><tr><td>Wind",
      responsibilities: ["<ul><li>Fly", "<b>Land"],
    });
    expect(input.description).toBe("<p>Wind</p>");
    expect(input.responsibilities).toBe("<ul><li>Fly</li></ul><p><strong>Land</strong></p>");
  });
});
