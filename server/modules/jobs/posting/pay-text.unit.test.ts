import { describe, expect, it } from "@jest/globals";
import { amountsIn, currencyIn } from "./pay-text.js";

const hourly = (...amounts: number[]) => amounts.map((amount) => ({ amount, period: "HOUR" }));
const yearly = (...amounts: number[]) => amounts.map((amount) => ({ amount, period: "YEAR" }));
const unnamed = (...amounts: number[]) => amounts.map((amount) => ({ amount, period: null }));

describe("the amounts of pay in a text", () => {
  it.each([
    ["$62.50 an hour", hourly(62.5)],
    ["62–70/hr", hourly(62, 70)],
    ["£40/h", hourly(40)],
    ["$128,960 to $145,600 a year", yearly(128_960, 145_600)],
    ["$120k–$135k annually", yearly(120_000, 135_000)],
    ["$120–135k", unnamed(120_000, 135_000)],
    ["130,000", unnamed(130_000)],
    ["$ 65", unnamed(65)],
    ["1000", unnamed(1000)],
    ["$480–$560 a day", [480, 560].map((amount) => ({ amount, period: "DAY" }))],
    ["$2.5k/wk", [{ amount: 2500, period: "WEEK" }]],
    ["$8,000 per month", [{ amount: 8000, period: "MONTH" }]],
    ["$65 an hour, 5 days a week", hourly(65)],
    ["$60–65/hr W2", hourly(60, 65)],
    ["$65/hr on C2C", hourly(65)],
    ["$60/hr W-2 or $70/hr 1099", hourly(60, 70)],
    ["$1,099 a week", [{ amount: 1099, period: "WEEK" }]],
    ["$120,000 for 40 hours a week", unnamed(120_000)],
    ["$120,000 for a 40-hour week", unnamed(120_000)],
    ["$8,000/month, 3 days/week", [{ amount: 8000, period: "MONTH" }]],
    ["€60.000–70.000", unnamed(60_000, 70_000)],
    ["120-140k", unnamed(120_000, 140_000)],
    ["120 to $140K per year", yearly(120_000, 140_000)],
    ["$60ph", hourly(60)],
    ["60hr", hourly(60)],
    ["$120 000 - $140 000", unnamed(120_000, 140_000)],
  ])("of %j are %j", (text, amounts) => {
    expect(amountsIn(text)).toEqual(amounts);
  });

  it.each([
    "Competitive",
    "Team of 12",
    "$2,500 biweekly",
    "$300 daily",
    "6 months",
    "$5,000 bonus",
    "Equity of 4,000 shares",
    "₹25 LPA",
    "12–15 lakhs",
    "$1.2M",
  ])("are none in %j", (text) => {
    expect(amountsIn(text)).toEqual([]);
  });

  it("leave out what is paid on top", () => {
    expect(amountsIn("$65 an hour plus a $5,000 sign-on bonus")).toEqual(hourly(65));
    expect(amountsIn("$65 an hour + 401(k) and $2,000 tuition")).toEqual(hourly(65));
    expect(amountsIn("$90,000 a year, $10,000 relocation")).toEqual(yearly(90_000));
  });

  it("leave out hours, weeks, and shares", () => {
    expect(amountsIn("$65 an hour; 40 hours")).toEqual(hourly(65));
    expect(amountsIn("$65 an hour, 100%")).toEqual(hourly(65));
  });

  it("have the period of their own part, or of the whole text", () => {
    expect(amountsIn("$65; $70 per hour")).toEqual(hourly(65, 70));
    expect(amountsIn("$65 an hour; $130,000 a year")).toEqual([...hourly(65), ...yearly(130_000)]);
  });

  it("are read through invisible characters and other digits", () => {
    expect(amountsIn("$6\u200b5 an hour")).toEqual(hourly(65));
    expect(amountsIn("＄６５ an hour")).toEqual(hourly(65));
  });
});

it.each([
  ["€40", "EUR"],
  ["£40", "GBP"],
  ["₹4,000", "INR"],
  ["40 CAD", "CAD"],
  ["USD 40", "USD"],
  ["$40", null],
  ["40 CADS", null],
  ["Competitive", null],
])("the currency of %j is %s", (text, currency) => {
  expect(currencyIn(text)).toBe(currency);
});
