import { describe, expect, it } from "@jest/globals";
import { postingTexts } from "#texts/posting";
import { GOOD_ADVERT } from "../../../test/good-advert.js";
import type { Advert } from "./advert.js";
import { checkAdvert, requirePublishable } from "./advert-check.js";

const body = (text: string) => `${GOOD_ADVERT.description}<p>${text}</p>`;
const found = (given: Record<string, unknown>) =>
  checkAdvert(given).findings.map(({ code, field }) => [code, field]);

describe("an incomplete advertisement", () => {
  it("has no findings about fields that are left out", () => {
    expect(checkAdvert({})).toEqual({
      findings: [],
      missing: [
        ...["role", "companyLocation", "jobType", "workplaceType", "description", "salary"],
      ],
    });
  });

  it("lacks nothing when it is complete, with pay in words or in numbers", () => {
    expect(checkAdvert({ ...GOOD_ADVERT })).toEqual({ findings: [], missing: [] });
    const worded = { ...GOOD_ADVERT, salary: "$62 an hour", salaryRange: null };
    expect(checkAdvert(worded).missing).toEqual([]);
  });

  it("lacks fields that are null or blank, but not those that are only invalid", () => {
    const given = { ...GOOD_ADVERT, role: null, description: "  ", jobType: 7, skills: "SQL" };
    expect(checkAdvert(given).missing).toEqual(["role", "description"]);
  });

  it("lists the most serious findings first, with values that can't be stored", () => {
    const { findings } = checkAdvert({
      ...GOOD_ADVERT,
      role: "x".repeat(151),
      skills: [],
      description: "<p>He must be a US citizen</p>",
      salaryRange: { min: 9, max: 1, currency: "XXX", period: "HOUR" },
    });
    expect(findings.map(({ code, field }) => [code, field])).toEqual([
      ["INVALID_VALUE", "role"],
      ["CITIZENSHIP_REQUIRED", "description"],
      ["PAY_CURRENCY_UNKNOWN", "salaryRange.currency"],
      ["PAY_REVERSED", "salaryRange.min"],
      ["BODY_SHORT", "description"],
      ["SKILLS_MISSING", "skills"],
      ["GENDERED_WORDING", "description"],
    ]);
  });

  it("names the entry of a list that can't be stored, and why", () => {
    const { findings } = checkAdvert({ ...GOOD_ADVERT, skills: ["SQL", "x".repeat(61)] });
    expect(findings).toEqual([
      {
        field: "skills.1",
        code: "INVALID_VALUE",
        severity: "BLOCKING",
        message: expect.stringContaining("60"),
        suggestion: null,
        source: null,
        excerpt: null,
      },
    ]);
  });

  it("has its pay judged if the numbers can be read, however wrong they are", () => {
    const range = { min: -5, max: 7000, currency: "USD", period: "HOUR" };
    expect(found({ salaryRange: range })).toEqual([["PAY_NEGATIVE", "salaryRange.min"]]);
  });

  it.each([
    [{ min: "5" }, "salaryRange.min"],
    [{ max: null }, "salaryRange.max"],
  ])("has no pay judged with %j", (change, field) => {
    const range = { min: 6200, max: 7000, currency: "USD", period: "HOUR", ...change };
    expect(found({ salaryRange: range })).toEqual([["INVALID_VALUE", field]]);
  });

  it("says if its tags came escaped, once or twice, and judges what they say", () => {
    const escaped = body("Males preferred").replaceAll("<", "&lt;");
    for (const description of [escaped, escaped.replaceAll("&", "&amp;")])
      expect(found({ description })).toEqual([
        ["SEX", "description"],
        ["MARKUP_ESCAPED", "description"],
      ]);
  });

  it("has its texts judged as they would be stored", () => {
    expect(found({ description: `<script>He</script>${body("Fine.")}` })).toEqual([]);
  });
});

describe("publishing", () => {
  const refusal = (change: Partial<Advert>): unknown => {
    try {
      requirePublishable({ ...GOOD_ADVERT, ...change });
    } catch (error) {
      return error;
    }
    return null;
  };
  const told = (code: "SEX" | "VISA_PREFERRED" | "PLACE_UNKNOWN") =>
    `${postingTexts[code].message} ${postingTexts[code].suggestion}`;

  it("takes a complete advertisement even if there are warnings", () => {
    expect(refusal({})).toBeNull();
    expect(refusal({ skills: [], description: body("He writes SQL.") })).toBeNull();
  });

  it("names what is missing", () => {
    expect(refusal({ role: " " })).toMatchObject({
      code: "BAD_INPUT",
      details: { fields: { role: "Role is required." } },
    });
  });

  it("says in one message for each field what is wrong and what to write", () => {
    const change = { description: body("Male preferred. Only OPT."), companyLocation: "Narnia" };
    const description = `${told("VISA_PREFERRED")} ${told("SEX")}`;
    expect(refusal(change)).toMatchObject({
      code: "BAD_INPUT",
      message: description,
      details: { fields: { description, companyLocation: told("PLACE_UNKNOWN") } },
    });
  });

  it("refuses pay that can't be right, though it could be stored", () => {
    const salaryRange = { min: 5, max: 9, currency: "USD", period: "HOUR" } as const;
    const { message, suggestion } = postingTexts.PAY_ABSURD;
    expect(refusal({ salaryRange })).toMatchObject({
      details: { fields: { "salaryRange.min": `${message} ${suggestion}` } },
    });
  });
});
