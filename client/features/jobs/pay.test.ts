import { payRankTexts } from "#texts/pay-rank";
import { amountOf, payDifference, payPer, rounded, type Pay } from "./pay";

const hourly = (min: number, max = min): Pay => ({ min, max, currency: "USD", period: "HOUR" });
const yearly = (min: number, max = min): Pay => ({ min, max, currency: "USD", period: "YEAR" });

test.each([
  [hourly(6200, 7000), "$62–$70"],
  [hourly(6250, 7000), "$62.50–$70"],
  [hourly(6200), "$62"],
  [yearly(13_600_000, 15_900_000), "$136,000–$159,000"],
  [{ ...hourly(6200, 7000), currency: "EUR" }, "€62–€70"],
  [{ ...yearly(9_000_000), currency: "JPY" }, "¥9,000,000"],
])("shows %j as %s", (pay, text) => {
  expect(amountOf(pay)).toBe(text);
});

test("converts at 2,080 hours a year and rounds what it converted", () => {
  expect(payPer("YEAR", hourly(5000, 6000))).toEqual(yearly(10_400_000, 12_480_000));
  expect(amountOf(rounded(payPer("HOUR", yearly(13_600_000, 15_900_000))))).toBe("$65–$76");
  expect(amountOf(rounded(payPer("YEAR", hourly(6250, 7000))))).toBe("$130,000–$146,000");
});

test.each([
  ["DAY", 40_000, "$400"],
  ["WEEK", 200_000, "$2,000"],
  ["MONTH", 866_667, "$8,700"],
] as const)("converts pay for a %s by its hours", (period, amount, text) => {
  const pay = { ...hourly(amount), period };
  expect(Math.round(payPer("HOUR", pay).min)).toBe(5_000);
  expect(amountOf(rounded(payPer(period, hourly(5_000))))).toBe(text);
  expect(amountOf(rounded(payPer("YEAR", pay)))).toBe("$104,000");
});

test.each([
  [hourly(6400, 7400), hourly(6000, 7000), "+$4 an hour"],
  [hourly(5600, 6600), hourly(6000, 7000), "−$4 an hour"],
  [hourly(6040, 7000), hourly(6000, 7000), "about the same"],
  [hourly(6500), yearly(12_480_000), "+$10,000 a year"],
  [yearly(13_520_000), hourly(6000), "+$5 an hour"],
  [{ ...hourly(6400), currency: "CAD" }, hourly(6000), null],
  [null, hourly(6000), null],
  [hourly(6000), null, null],
])("the difference of %j to %j is %s", (pay, own, text) => {
  expect(payDifference(pay, own)).toBe(text);
});

test.each([
  [0, 7, "All 7 other data jobs here pay as much or more"],
  [7, 7, "Higher than all 7 other data jobs here"],
  [4, 7, "Higher than 4 of 7 other data jobs here"],
  [17, 23, "Higher than 7 of 10 data jobs here"],
  [22, 23, "Higher than 9 of 10 data jobs here"],
  [1, 23, "Nearly all data jobs here pay as much or more"],
])("%d of %d paying less reads as %j", (less, all, text) => {
  expect(payRankTexts.rank("DATA", less, all)).toBe(text);
});
