import { describe, expect, it } from "@jest/globals";
import { postingTexts } from "#texts/posting";
import { GOOD_ADVERT } from "../../../test/good-advert.js";
import type { SalaryRange } from "../pay/salary-range.js";
import type { Advert } from "./advert.js";
import { PAY_LAWS } from "./pay-transparency.js";
import { isCurrency, PAY_RULES } from "./pay-rules.js";

const found = (change: Partial<Advert>) =>
  PAY_RULES.flatMap((rule) => rule({ ...GOOD_ADVERT, ...change }));
const named = (change: Partial<Advert>) => found(change).map(({ code, field }) => [code, field]);
const hourly = (change: Partial<SalaryRange>): SalaryRange => ({
  min: 6200,
  max: 7000,
  currency: "USD",
  period: "HOUR",
  ...change,
});
const yearly = (min: number, max: number) => hourly({ min, max, period: "YEAR" });

describe("a currency", () => {
  it.each(["USD", "EUR", "JPY", "XAF", "XOF"])("may be %s", (code) => {
    expect(isCurrency(code)).toBe(true);
  });

  it.each(["XXX", "XAU", "XTS", "USX", "usd", ""])("is not %j", (code) => {
    expect(isCurrency(code)).toBe(false);
  });
});

describe("a range of pay", () => {
  it.each([
    [hourly({ currency: "XXX" }), "PAY_CURRENCY_UNKNOWN", "salaryRange.currency"],
    [hourly({ min: -5 }), "PAY_NEGATIVE", "salaryRange.min"],
    [hourly({ min: -5, max: -1 }), "PAY_NEGATIVE", "salaryRange.min"],
    [hourly({ min: 0, max: -1 }), "PAY_NEGATIVE", "salaryRange.max"],
    [hourly({ min: 7000, max: 6200 }), "PAY_REVERSED", "salaryRange.min"],
    [hourly({ min: 0, max: 0 }), "PAY_ABSURD", "salaryRange.min"],
    [hourly({ min: 0, max: 0, currency: "EUR" }), "PAY_ABSURD", "salaryRange.min"],
    [hourly({ min: 212, max: 300 }), "PAY_ABSURD", "salaryRange.min"],
    [hourly({ min: 213, max: 300 }), "PAY_BELOW_MINIMUM", "salaryRange.min"],
    [hourly({ min: 724, max: 800 }), "PAY_BELOW_MINIMUM", "salaryRange.min"],
    [hourly({ min: 100_000, max: 200_001 }), "PAY_ABSURD", "salaryRange.max"],
    [yearly(6200, 7000), "PAY_ABSURD", "salaryRange.min"],
    [hourly({ min: 1_600, max: 3_000, period: "DAY" }), "PAY_ABSURD", "salaryRange.min"],
    [hourly({ min: 5_700, max: 8_000, period: "DAY" }), "PAY_BELOW_MINIMUM", "salaryRange.min"],
    [hourly({ period: "WEEK", min: 3_900 }), "PAY_ABSURD", "salaryRange.min"],
    [hourly({ period: "MONTH", min: 9_900, max: 10_000 }), "PAY_ABSURD", "salaryRange.min"],
    [yearly(99_999, 100_000), "PAY_ABSURD", "salaryRange.min"],
    [yearly(250_000_000, 500_000_001), "PAY_ABSURD", "salaryRange.max"],
    [hourly({ min: 3000, max: 6001 }), "PAY_RANGE_WIDE", "salaryRange.max"],
    [hourly({ min: 0, max: 1, currency: "JPY" }), "PAY_RANGE_WIDE", "salaryRange.max"],
  ])("of %j is %s, at %s", (salaryRange, code, field) => {
    expect(named({ salaryRange })).toEqual([[code, field]]);
  });

  it.each([
    hourly({ min: 725, max: 800 }),
    hourly({ min: 48_000, max: 56_000, period: "DAY" }),
    hourly({ min: 20_000, max: 30_000, period: "WEEK" }),
    hourly({ min: 800_000, max: 900_000, period: "MONTH" }),
    hourly({ min: 7000, max: 7000 }),
    hourly({ min: 3000, max: 6000 }),
    hourly({ min: 100_000, max: 200_000 }),
    yearly(100_000, 200_000),
    yearly(250_000_000, 500_000_000),
    hourly({ min: 4000, max: 5000, currency: "EUR" }),
    // Bounds are in dollars.
    hourly({ min: 100, max: 200, currency: "EUR" }),
    hourly({ min: 3000, max: 4000, currency: "JPY" }),
    hourly({ min: 900_000, max: 1_000_000, currency: "INR" }),
  ])("may be %j", (salaryRange) => {
    expect(found({ salaryRange })).toEqual([]);
  });

  it("has all faults named that can be judged apart", () => {
    const unknown = { currency: "XXX" };
    expect(named({ salaryRange: hourly({ ...unknown, min: 9, max: 1 }) })).toEqual([
      ["PAY_CURRENCY_UNKNOWN", "salaryRange.currency"],
      ["PAY_REVERSED", "salaryRange.min"],
    ]);
    expect(named({ salaryRange: hourly({ ...unknown, min: 0, max: 0 }) })).toEqual([
      ["PAY_CURRENCY_UNKNOWN", "salaryRange.currency"],
    ]);
  });

  it("is refused with what to do about it", () => {
    expect(found({ salaryRange: hourly({ min: 7000, max: 6200 }) })).toEqual([
      {
        ...postingTexts.PAY_REVERSED,
        field: "salaryRange.min",
        code: "PAY_REVERSED",
        severity: "BLOCKING",
        excerpt: null,
      },
    ]);
  });
});

describe("pay in words beside $62 to $70 an hour", () => {
  it.each([
    "$500,000 per year",
    "$40 an hour",
    "$62 - $90 per hour",
    "$200k",
    "€62–€70 an hour",
    "62-70 EUR per hour",
    "Up to $95/hr",
    // Two in a hundred off is rounding; more is not.
    "$60.75 an hour",
    "$71.41 an hour",
  ])("contradicts it as %j", (salary) => {
    expect(named({ salary })).toEqual([["PAY_TEXT_CONTRADICTS", "salary"]]);
  });

  it.each([
    "$62 - $70 per hour",
    "$62–70/hr",
    "Up to $70 an hour",
    "$60.76 an hour",
    "$71.40 an hour",
    "62–70 USD an hour",
    "$128,960–$145,600 a year",
    "$130k a year",
    "DOE",
    "Competitive",
    "$65 an hour plus a $5,000 sign-on bonus",
    "$62–$70 an hour, 40 hours a week",
    "$65 an hour + 401(k)",
    "$2,500 a week",
  ])("does not as %j", (salary) => {
    expect(found({ salary })).toEqual([]);
  });

  it("is answered with the words to write", () => {
    expect(found({ salary: "$40 an hour" })).toEqual([
      {
        field: "salary",
        code: "PAY_TEXT_CONTRADICTS",
        severity: "BLOCKING",
        message: postingTexts.PAY_TEXT_CONTRADICTS.message,
        suggestion: expect.stringContaining("$62–$70 an hour"),
        source: postingTexts.PAY_TEXT_CONTRADICTS.source,
        excerpt: null,
      },
    ]);
  });
});

describe("pay in words beside other ranges", () => {
  const year = yearly(12_896_000, 14_560_000);
  const yen = hourly({ min: 3000, max: 4000, currency: "JPY" });

  it.each([
    ["$65 an hour", year, false],
    ["$90 an hour", year, true],
    ["$60 an hour", year, true],
    ["$130,000", year, false],
    ["€130,000 a year", year, true],
    ["€62–€70 an hour", hourly({ currency: "EUR" }), false],
    ["¥3,500 an hour", yen, false],
    ["¥350,000 an hour", yen, true],
    ["$65 an hour", hourly({ min: 6500, max: 6500 }), false],
    ["$40 an hour", hourly({ min: 6500, max: 6500 }), true],
  ])("%j beside %j contradicts it: %s", (salary, salaryRange, expected) => {
    expect(found({ salary, salaryRange }).length).toBe(expected ? 1 : 0);
  });

  it("is not judged by a range that is wrong itself", () => {
    const salary = "$40 an hour";
    expect(named({ salary, salaryRange: hourly({ min: 7000, max: 6200 }) })).toEqual([
      ["PAY_REVERSED", "salaryRange.min"],
    ]);
    expect(named({ salary, salaryRange: hourly({ currency: "XXX" }) })).toEqual([
      ["PAY_CURRENCY_UNKNOWN", "salaryRange.currency"],
    ]);
  });

  it("is enough to be read without a range", () => {
    expect(found({ salary: "$40 an hour", salaryRange: null, companyLocation: "" })).toEqual([]);
  });
});

describe("a job without a range", () => {
  const missing = (companyLocation: string, workplaceType: Advert["workplaceType"]) =>
    found({ companyLocation, workplaceType, salary: "DOE", salaryRange: null });

  it.each([
    ["Denver, CO", "HYBRID", ["CO"]],
    ["New York, NY 10001", "ONSITE", ["NY"]],
    ["Washington, D.C.", "ONSITE", ["DC"]],
    ["Dallas, TX / San Jose, CA", "ONSITE", ["CA"]],
    ["Denver, CO / New York, NY", "ONSITE", ["CO", "NY"]],
    ["Richmond, VA / Portland, ME", "ONSITE", ["VA", "ME"]],
    ["Remote, Colorado residents", "REMOTE", ["CO"]],
    ["Remote", "REMOTE", Object.keys(PAY_LAWS)],
    ["Austin, TX", "REMOTE", Object.keys(PAY_LAWS)],
    ["Remote, United States", "REMOTE", Object.keys(PAY_LAWS)],
    ["Remote", "ONSITE", Object.keys(PAY_LAWS)],
    ["Dallas, TX or remote", "HYBRID", Object.keys(PAY_LAWS)],
  ] as const)("is refused in %s (%s)", (place, workplaceType, states) => {
    expect(missing(place, workplaceType)).toEqual([
      {
        field: "salaryRange",
        code: "PAY_RANGE_REQUIRED",
        severity: "BLOCKING",
        message: postingTexts.PAY_RANGE_REQUIRED.message(states.join(", ")),
        suggestion: postingTexts.PAY_RANGE_REQUIRED.suggestion,
        source: states.map((code) => PAY_LAWS[code]).join("; "),
        excerpt: null,
      },
    ]);
  });

  it.each([
    ["Dallas, TX", "HYBRID"],
    ["Dallas, TX (not remote)", "ONSITE"],
    ["Remote, Texas residents only", "REMOTE"],
    ["London, United Kingdom", "ONSITE"],
    ["Remote, Canada", "REMOTE"],
  ] as const)("is only warned about in %s (%s)", (place, workplaceType) => {
    expect(missing(place, workplaceType)).toEqual([
      expect.objectContaining({
        field: "salaryRange",
        code: "PAY_RANGE_MISSING",
        severity: "WARNING",
      }),
    ]);
  });

  it("is not judged before its place is known", () => {
    expect(missing("", "ONSITE")).toEqual([]);
    expect(PAY_RULES.flatMap((rule) => rule({}))).toEqual([]);
  });
});
