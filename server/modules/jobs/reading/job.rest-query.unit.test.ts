import { describe, expect, it } from "@jest/globals";
import { badInput } from "../../../core/errors.js";
import { keptOf, readJobsQuery, renameFields } from "./job.rest-query.js";

describe("the query of the REST list", () => {
  it("is all jobs, newest first, by default", () => {
    const none = { query: null, sort: "NEWEST" };
    expect(readJobsQuery({})).toMatchObject(none);
    expect(readJobsQuery({ limit: "5", utm_source: "x", "tax[]": "w2" })).toMatchObject(none);
  });

  it("has the names and values of the page's address", () => {
    const query = {
      ...{ query: "nurse", industry: ["life-sciences", "IT"], posted: "7", sort: "best-match" },
      ...{ sponsorship: ["transfer", "green-card"], tax: "form-1099", length: "months-4-to-6" },
      ...{ "open-to": "STEM_OPT", pay: "62.5" },
      ...{ skill: ["Node.js", "Go"], state: "tx", company: "acme", place: "75201", radius: "50" },
    };
    expect(readJobsQuery(query)).toEqual({
      query: "nurse",
      sort: "BEST_MATCH",
      filter: {
        industry: ["LIFE_SCIENCES", "IT"],
        skills: ["Node.js", "Go"],
        states: ["TX"],
        companies: ["acme"],
        near: { place: "75201", miles: 50 },
        radius: null,
        workAuthorization: ["STEM_OPT"],
        sponsorship: ["TRANSFER", "GREEN_CARD"],
        employerFacts: [],
        workplaceType: [],
        jobType: [],
        taxTerms: ["FORM_1099"],
        contractLength: ["MONTHS_4_TO_6"],
        securityClearance: [],
        payAtLeast: { amount: 6250, period: "HOUR" },
        postedWithinDays: 7,
      },
    });
  });

  it("takes values up to their limits, and leaves out what a form left empty", () => {
    const least = {
      query: "",
      pay: "0",
      posted: "1",
      place: "",
      radius: "1",
      skill: "",
      company: ["", "a"],
    };
    expect(readJobsQuery(least)).toMatchObject({
      query: "",
      filter: {
        skills: [],
        companies: ["a"],
        near: null,
        payAtLeast: { amount: 0, period: "HOUR" },
        postedWithinDays: 1,
      },
    });
    const most = { query: "x".repeat(200), pay: "20000000", posted: "365", place: "x".repeat(80) };
    const skill = Array(60).fill("x".repeat(80));
    expect(readJobsQuery({ ...most, skill, radius: "250" })).toMatchObject({
      query: most.query,
      filter: {
        skills: skill,
        near: { place: most.place, miles: 250 },
        payAtLeast: { amount: 2_000_000_000, period: "HOUR" },
        postedWithinDays: 365,
      },
    });
    for (const period of ["year", "YEAR"])
      expect(readJobsQuery({ pay: "104000.5", "pay-period": period }).filter?.payAtLeast).toEqual({
        amount: 10_400_050,
        period: "YEAR",
      });
    for (const period of ["day", "week", "month"])
      expect(readJobsQuery({ pay: "500", "pay-period": period }).filter?.payAtLeast).toEqual({
        amount: 50_000,
        period: period.toUpperCase(),
      });
    expect(readJobsQuery({ "pay-period": "year" }).filter?.payAtLeast).toBeNull();
    expect(readJobsQuery({ place: "Austin, TX" }).filter).toMatchObject({
      near: { place: "Austin, TX", miles: null },
      payAtLeast: null,
      postedWithinDays: null,
    });
    expect(readJobsQuery({ query: "java dallas", radius: "40" }).filter?.radius).toBe(40);
    expect(readJobsQuery({ query: "java", place: "Waco", radius: "40" }).filter?.radius).toBeNull();
    expect(readJobsQuery({ radius: "40" }).filter?.radius).toBeNull();
    expect(readJobsQuery({ tax: Array(60).fill("W2") }).filter?.taxTerms).toHaveLength(60);
  });

  it.each<[object, string, RegExp]>([
    [
      { sponsorship: "none" },
      "sponsorship.0",
      /^sponsorship must be one of transfer, new, green-card\.$/,
    ],
    [{ tax: ["w2", "w9"] }, "tax.1", /^tax must be one of w2, c2c/],
    [{ tax: Array(500).fill("w2") }, "tax", /up to 60 values/],
    [{ length: { a: "b" } }, "length.0", /^length must be one of/],
    [{ industry: "space" }, "industry.0", /^industry must be one of/],
    [{ state: "XX" }, "state.0", /^state must be one of al, ak/],
    [{ skill: Array(500).fill("a") }, "skill", /up to 60 values/],
    [{ company: "x".repeat(81) }, "company.0", /too long/],
    [{ place: ["a", "b"] }, "place", /^place takes one value\.$/],
    [{ radius: "-1" }, "radius", /1 to 250 miles/],
    [{ radius: "far" }, "radius", /1 to 250 miles/],
    [{ pay: "abc" }, "pay", /dollars an hour/],
    [{ pay: "" }, "pay", /dollars an hour/],
    [{ pay: "-1" }, "pay", /dollars an hour/],
    [{ pay: ["1", "2"] }, "pay", /^pay takes one value\.$/],
    [{ posted: "soon" }, "posted", /1 to 365 days/],
    [{ posted: "366" }, "posted", /1 to 365 days/],
    [{ query: "x".repeat(201) }, "query", /200 characters/],
    [{ query: ["a", "b"] }, "query", /^query takes one value\.$/],
    [{ posted: ["1", "7"] }, "posted", /^posted takes one value\.$/],
    [{ radius: ["10", "10"] }, "radius", /^radius takes one value\.$/],
    [{ "pay-period": ["hour", "year"] }, "pay-period", /^pay-period takes one value\.$/],
    [{ posted: "0" }, "posted", /1 to 365 days/],
    [{ posted: "1.5" }, "posted", /1 to 365 days/],
    [{ radius: "0" }, "radius", /1 to 250 miles/],
    [{ radius: "251" }, "radius", /1 to 250 miles/],
    [{ radius: "1.5" }, "radius", /1 to 250 miles/],
    [{ pay: "20000001" }, "pay", /dollars an hour/],
    [
      { pay: "1", "pay-period": "decade" },
      "pay-period.0",
      /one of hour, day, week, month, year\.$/,
    ],
    [{ place: "x".repeat(81) }, "place", /recognize this location/],
    [{ skill: [{ a: "b" }] }, "skill.0", /too long/],
    [{ skill: Array(61).fill("a") }, "skill", /^skill .*up to 60 values/],
    [{ tax: Array(61).fill("w2") }, "tax", /^tax .*up to 60 values/],
    [{ sort: ["newest", "pay"] }, "sort", /^sort takes one value/],
    [{ sort: "oldest" }, "sort.0", /^sort must be one of/],
  ])("%j is refused with a message", (query, field, message) => {
    const refused = () => readJobsQuery(query);
    expect(refused).toThrow(
      expect.objectContaining({ details: { fields: { [field]: expect.stringMatching(message) } } }),
    );
  });
});

it("names each parameter that is given too often", () => {
  expect(() => readJobsQuery({ query: ["a", "b"], sort: ["pay", "pay"], constructor: [] })).toThrow(
    expect.objectContaining({
      code: "BAD_INPUT",
      message: "query takes one value.",
      details: { fields: { query: "query takes one value.", sort: "sort takes one value." } },
    }),
  );
});

it("the next page keeps what was asked for, and nothing else", () => {
  const query = { tax: ["w2", "c2c"], query: "R&D", limit: "5", after: "x", utm_source: "y" };
  expect(keptOf(query).toString()).toBe("tax=w2&tax=c2c&query=R%26D");
});

it("a refusal names the parameters instead of the fields of GraphQL", () => {
  const fields = [
    ["filter.near.place", "place"],
    ["filter.near.miles", "radius"],
    ["filter.payAtLeast.amount", "pay"],
    ["filter.postedWithinDays", "posted"],
    ["filter.workAuthorization", "open-to"],
    ["filter.skills", "skill"],
    ["query", "query"],
  ] as const;
  const refused = (at: 0 | 1) => Object.fromEntries(fields.map((names) => [names[at], "No."]));
  expect(() => renameFields(badInput("Look again.", refused(0)))).toThrow(
    expect.objectContaining({ code: "BAD_INPUT", details: { fields: refused(1) } }),
  );
});
