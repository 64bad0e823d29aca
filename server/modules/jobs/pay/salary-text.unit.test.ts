import { describe, expect, it } from "@jest/globals";
import type { SalaryRange } from "./salary-range.js";
import { fractionDigits, salaryOf, salaryTextOf } from "./salary-text.js";

const range = (change: Partial<SalaryRange>): SalaryRange => ({
  min: 6200,
  max: 7000,
  currency: "USD",
  period: "HOUR",
  ...change,
});

describe("a range of pay in words", () => {
  it.each([
    [{}, "$62–$70 an hour"],
    [{ min: 7000 }, "$70 an hour"],
    [{ min: 6250 }, "$62.50–$70 an hour"],
    [{ min: 6205, max: 6205 }, "$62.05 an hour"],
    [{ min: 12_896_000, max: 14_560_000, period: "YEAR" }, "$128,960–$145,600 a year"],
    [{ min: 48_000, max: 56_000, period: "DAY" }, "$480–$560 a day"],
    [{ min: 240_000, max: 240_000, period: "WEEK" }, "$2,400 a week"],
    [{ min: 1_000_000, max: 1_200_000, period: "MONTH" }, "$10,000–$12,000 a month"],
    [{ currency: "EUR" }, "€62–€70 an hour"],
    [{ min: 3000, max: 4000, currency: "JPY" }, "¥3,000–¥4,000 an hour"],
    [{ min: 1500, max: 2000, currency: "KWD" }, "KWD 1.500–KWD 2 an hour"],
  ] as const)("of %j is %s", (change, text) => {
    expect(salaryTextOf(range(change)).replaceAll("\u00a0", " ")).toBe(text);
  });
});

it.each([
  ["USD", 2],
  ["JPY", 0],
  ["KWD", 3],
])("%s has %d digits of minor units", (currency, digits) => {
  expect(fractionDigits(currency)).toBe(digits);
});

it("is told in the employer's words, in numbers without any, and else not", () => {
  const salaryRange = range({});
  expect(salaryOf({ salary: "Up to $70", salaryRange })).toBe("Up to $70");
  expect(salaryOf({ salary: "", salaryRange })).toBe("$62–$70 an hour");
  expect(salaryOf({ salary: "", salaryRange: null })).toBe("");
});
