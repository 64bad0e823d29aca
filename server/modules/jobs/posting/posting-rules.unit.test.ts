import { performance } from "node:perf_hooks";
import { describe, expect, it } from "@jest/globals";
import { cleanJobHtml } from "../../../core/html.js";
import type { Advert } from "./advert.js";
import { checkAdvert, requirePublishable } from "./advert-check.js";
import { FINE, HIDDEN, NOTICED, UNLAWFUL } from "../../../test/posting-corpus.js";
import { findingsFor } from "./posting-rules.js";

const BODY = `<p>${"Build and run the services that move freight. ".repeat(30)}</p>`;
const GOOD: Advert = {
  role: "Senior Data Engineer",
  companyLocation: "Austin, TX",
  salary: "",
  contract: "W2 contract, 12 months",
  jobType: "Contract",
  workplaceType: "HYBRID",
  industry: "IT",
  securityClearance: "NONE",
  workAuthorization: ["H-1B", "OPT"],
  skills: ["SQL"],
  description: BODY,
  responsibilities: "<ul><li>Five years of SQL</li></ul>",
  salaryRange: { min: 6200, max: 7000, currency: "USD", period: "HOUR" },
};
const codes = (change: Partial<Advert>) =>
  findingsFor({ ...GOOD, ...change }).map(({ code }) => code);
const wordingCodes = (text: string) =>
  codes({ description: cleanJobHtml(`${BODY}<p>${text}</p>`) });
const pairs = (corpus: typeof UNLAWFUL) =>
  Object.entries(corpus).flatMap(([code, texts]) => texts.map((text) => [text, code] as const));

it("has nothing to say about a good advertisement", () => {
  expect(findingsFor(GOOD)).toEqual([]);
});

describe("wording", () => {
  it("is judged by a corpus that is half fine and half not", () => {
    const [bad, noticed] = [pairs(UNLAWFUL).length, pairs(NOTICED).length];
    expect(bad + noticed + FINE.length).toBeGreaterThanOrEqual(120);
    expect(FINE.length).toBeGreaterThanOrEqual(60);
    expect(bad).toBeGreaterThanOrEqual(60);
  });

  it.each(pairs(UNLAWFUL))("keeps %j from publishing: %s", (text, code) => {
    expect(wordingCodes(text)).toContain(code);
    const advert = { ...GOOD, responsibilities: cleanJobHtml(`<p>${text}</p>`) };
    expect(() => requirePublishable(advert)).toThrow();
  });

  it.each(pairs(NOTICED))("notices %j: %s", (text, code) => {
    expect(wordingCodes(text)).toEqual([code]);
    const advert = { ...GOOD, responsibilities: cleanJobHtml(`<p>${text}</p>`) };
    expect(() => requirePublishable(advert)).not.toThrow();
  });

  it.each(FINE)("lets %j pass", (text) => {
    expect(wordingCodes(text)).toEqual([]);
  });

  it.each(HIDDEN)("is recognized in %j", (text) => {
    expect(wordingCodes(text)).toEqual([
      expect.stringMatching(/^(VISA_PREFERRED|CITIZENSHIP_REQUIRED)$/),
    ]);
  });

  it("is found in every field that has words", () => {
    for (const name of ["role", "companyLocation", "salary", "contract", "jobType"] as const)
      expect(findingsFor({ [name]: "Only OPT" })).toContainEqual(
        expect.objectContaining({ field: name, code: "VISA_PREFERRED", excerpt: "only opt" }),
      );
    for (const name of ["workAuthorization", "skills"] as const)
      expect(findingsFor({ [name]: ["SQL", "USC only"] })).toContainEqual(
        expect.objectContaining({ field: `${name}.1`, code: "CITIZENSHIP_REQUIRED" }),
      );
    expect(codes({ role: "Java Developer (USC/GC)" })).toEqual(["CITIZENSHIP_REQUIRED"]);
  });

  it("may ask for citizens where the job needs a clearance", () => {
    const description = `${BODY}<p>Must be a US citizen.</p>`;
    expect(codes({ description })).toEqual(["CITIZENSHIP_REQUIRED"]);
    expect(codes({ description, securityClearance: "SECRET" })).toEqual(["CITIZENSHIP_GROUND"]);
  });

  it("does not take a ground from far away in the text", () => {
    const far = "<p>We value clearance sales. We love fashion. We pay well. US citizens only.</p>";
    expect(codes({ description: BODY + far })).toEqual(["CITIZENSHIP_REQUIRED"]);
  });

  it("says the law, what to write, and the words found", () => {
    expect(findingsFor({ description: "<p>H-1B preferred</p>" })[0]).toEqual({
      field: "description",
      code: "VISA_PREFERRED",
      severity: "BLOCKING",
      message: expect.stringMatching(/visa/),
      suggestion: expect.stringMatching(/We sponsor/),
      source: expect.stringContaining("8 U.S.C. § 1324b"),
      excerpt: "h1b preferred",
    });
  });

  it.each([
    "only ",
    "opt ",
    "must be a ",
    "no h1b ",
    "a.",
    "young and ",
    "u s c ",
    "<li>",
    "0",
    "native x ",
  ])("takes linear time on 20,000 characters of %j", (part) => {
    const description = cleanJobHtml(part.repeat(20_000 / part.length).slice(0, 20_000));
    const started = performance.now();
    findingsFor({ description, responsibilities: description });
    expect(performance.now() - started).toBeLessThan(1_500);
  });
});

describe("pay", () => {
  const range = (change: object) => ({
    salaryRange: { ...GOOD.salaryRange, ...change } as Advert["salaryRange"],
  });

  it.each([
    [{ currency: "XXX" }, "PAY_CURRENCY_UNKNOWN"],
    [{ currency: "USX" }, "PAY_CURRENCY_UNKNOWN"],
    [{ min: -5 }, "PAY_NEGATIVE"],
    [{ min: 7000, max: 6200 }, "PAY_REVERSED"],
    [{ min: 1, max: 2 }, "PAY_ABSURD"],
    [{ min: 0, max: 0 }, "PAY_ABSURD"],
    [{ min: 6200, max: 700_000 }, "PAY_ABSURD"],
    [{ period: "YEAR" }, "PAY_ABSURD"],
    [{ period: "YEAR", min: 90_000_00, max: 900_000_000 }, "PAY_ABSURD"],
    [{ min: 500, max: 800 }, "PAY_BELOW_MINIMUM"],
    [{ min: 3000, max: 7000 }, "PAY_RANGE_WIDE"],
  ])("with %j is %s", (change, code) => {
    expect(codes(range(change))).toEqual([code]);
  });

  it.each([
    ["EUR", 4000, 5000],
    ["JPY", 3000, 4000],
    ["CAD", 4000, 5000],
  ])("may be in %s", (currency, min, max) => {
    expect(codes(range({ currency, min, max }))).toEqual([]);
  });

  it.each([
    "$500,000 per year",
    "$40 an hour",
    "$62 - $90 per hour",
    "$200k",
    "€62–€70 an hour",
    "62-70 EUR per hour",
    "Up to $95/hr",
  ])("text %j contradicts $62 to $70 an hour", (salary) => {
    expect(findingsFor({ ...GOOD, salary })).toEqual([
      expect.objectContaining({
        field: "salary",
        code: "PAY_TEXT_CONTRADICTS",
        suggestion: expect.stringContaining("$62–$70 an hour"),
      }),
    ]);
  });

  it.each([
    "$62 - $70 per hour",
    "$62–70/hr",
    "Up to $70 an hour",
    "$128,960–$145,600 a year",
    "$130k a year",
    "DOE",
    "Competitive",
    "$65 an hour plus a $5,000 sign-on bonus",
    "$62–$70 an hour, 40 hours a week",
    "$65 an hour + 401(k)",
    "$2,500 a week",
  ])("text %j does not", (salary) => {
    expect(codes({ salary })).toEqual([]);
  });

  it.each([
    ["Denver, CO", "HYBRID", "C.R.S.|Colo. Rev. Stat. § 8-5-201"],
    ["New York, NY 10001", "ONSITE", "N.Y. Lab. Law § 194-b"],
    ["Washington, D.C.", "ONSITE", "D.C. Code"],
    ["Dallas, TX / San Jose, CA", "ONSITE", "Cal. Lab. Code § 432.3"],
    ["Remote", "REMOTE", "Colo. Rev. Stat."],
    ["Austin, TX", "REMOTE", "Wash. Rev. Code"],
    ["Remote, United States", "REMOTE", "Minn. Stat."],
  ] as const)("without a range is refused in %s (%s)", (companyLocation, workplaceType, law) => {
    const found = findingsFor({
      ...GOOD,
      companyLocation,
      workplaceType,
      salary: "DOE",
      salaryRange: null,
    });
    const finding = found.find(({ code }) => code === "PAY_RANGE_REQUIRED");
    expect(finding).toMatchObject({ field: "salaryRange", severity: "BLOCKING" });
    expect(finding?.source).toMatch(new RegExp(law.replaceAll(".", "\\.")));
  });

  it.each([
    ["Dallas, TX", "HYBRID"],
    ["Remote, Texas residents only", "REMOTE"],
    ["London, United Kingdom", "ONSITE"],
    ["Remote, Canada", "REMOTE"],
  ] as const)(
    "without a range is only worth a warning in %s (%s)",
    (companyLocation, workplaceType) => {
      expect(codes({ companyLocation, workplaceType, salary: "DOE", salaryRange: null })).toEqual([
        "PAY_RANGE_MISSING",
      ]);
    },
  );
});

describe("a place", () => {
  it.each([
    ...["Austin, TX", "Dallas TX", "New York", "Texas", "Washington, D.C.", "Winston-Salem, NC"],
    ...["Portland, OR", "Indianapolis, IN", "Hybrid - Portland, OR", "Remote or Austin, TX"],
    ...["San Juan, PR", "Boston, Massachusetts", "Austin, TX 78701", "Austin, TX, USA"],
    ...[
      "Remote",
      "Remote, US",
      "Remote (US)",
      "Fully remote",
      "Remote - Texas",
      "Anywhere in the US",
    ],
    ...["Toronto, ON", "Toronto, Canada", "London, UK", "Germany", "India", "São Paulo, Brazil"],
    ...["Dallas, TX / Austin, TX", "Hybrid - Chicago, IL", "Dallas–Fort Worth, TX", "Hagåtña, GU"],
  ])("%s is known", (companyLocation) => {
    expect(codes({ companyLocation })).not.toContain("PLACE_UNKNOWN");
  });

  it.each([
    "Narnia",
    "Gotham City",
    "Austin, ZZ",
    "somewhere nice",
    "???",
    "Dallas, TX / Narnia",
    "The moon",
  ])("%s is not", (companyLocation) => {
    expect(codes({ companyLocation })).toContain("PLACE_UNKNOWN");
  });
});

describe("what search engines need", () => {
  it.each([
    [{ jobType: "Gig" }, "JOB_TYPE_UNKNOWN"],
    [{ role: "URGENT!! Java Dev $70/hr" }, "TITLE_UNCLEAR"],
    [{ role: "SENIOR JAVA DEVELOPER" }, "TITLE_UNCLEAR"],
    [{ description: "<p>Short.</p>" }, "BODY_SHORT"],
    [{ skills: [] }, "SKILLS_MISSING"],
    [{ companyLocation: "Remote", workplaceType: "REMOTE" }, "REMOTE_PLACE_MISSING"],
    [{ workAuthorization: ["US Citizen", "Green Card"] }, "CITIZENS_LISTED"],
  ] as const)("%j is worth a warning: %s", (change, code) => {
    const found = findingsFor({ ...GOOD, ...(change as Partial<Advert>) });
    expect(found.map((finding) => [finding.code, finding.severity])).toEqual([[code, "WARNING"]]);
  });
});

describe("an incomplete advertisement", () => {
  it("has nothing wrong with what is not there", () => {
    expect(checkAdvert({})).toEqual({
      findings: [],
      missing: expect.arrayContaining([
        "role",
        "companyLocation",
        "salary",
        "description",
        "workplaceType",
      ]),
    });
  });

  it("lists the most serious findings first, with values that can't be stored", () => {
    const { findings } = checkAdvert({
      ...GOOD,
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
});

it("tells in one message for each field why an advertisement can't be published", () => {
  const advert = {
    ...GOOD,
    description: `${BODY}<p>Male preferred. Only OPT.</p>`,
    companyLocation: "Narnia",
  };
  expect(() => requirePublishable(advert)).toThrow(
    expect.objectContaining({
      code: "BAD_INPUT",
      details: {
        fields: {
          description: expect.stringMatching(/sex.*visa|visa.*sex/s),
          companyLocation: expect.stringContaining("Austin, TX"),
        },
      },
    }),
  );
});
