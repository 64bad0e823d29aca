import { expect, it } from "@jest/globals";
import { payContextOf } from "./pay-context.js";

const hourly = (min: number, max = min) => ({ min, max, period: "HOUR" as const });
const contextOf = (own: number, others: readonly number[]) =>
  payContextOf(
    "NURSING",
    hourly(own),
    others.map((pay) => hourly(pay)),
  );

it("says how many pay less, and the quartiles", () => {
  expect(contextOf(4500, [5000, 1000, 4000, 2000, 3000])).toEqual({
    family: "NURSING",
    jobCount: 5,
    payLessCount: 4,
    lowestTenth: 1400,
    lowerQuartile: 2000,
    median: 3000,
    upperQuartile: 4000,
    highestTenth: 4600,
  });
});

it("does not count jobs with the same pay as lower", () => {
  expect(contextOf(3000, [3000, 3000, 3000, 3000, 3000])?.payLessCount).toBe(0);
});

it("compares the middle of ranges, yearly pay at 2,080 hours", () => {
  const yearly = { min: 9_000_000, max: 11_800_000, period: "YEAR" as const };
  const others = [yearly, yearly, yearly, hourly(4000, 6000), hourly(4000, 6002)];
  const context = payContextOf("DATA", hourly(5001, 5001), others);
  expect(context).toMatchObject({ payLessCount: 4, lowestTenth: 5000, median: 5000 });
});

it.each([
  ["DAY", 40_000],
  ["WEEK", 200_000],
  ["MONTH", 866_666],
] as const)("compares pay for a %s by its hours", (period, amount) => {
  const own = { min: amount, max: amount, period };
  const others = [4_990, 4_990, 4_990, 5_010, 5_010].map((pay) => hourly(pay));
  expect(payContextOf("DATA", own, others)).toMatchObject({ payLessCount: 3 });
  expect(payContextOf("DATA", hourly(5_010), [own, own, own, own, own])).toMatchObject({
    ...{ payLessCount: 5, median: 5_000 },
  });
});

it("is missing with fewer than five jobs to compare", () => {
  expect(contextOf(3000, [1000, 2000, 3000, 4000])).toBeNull();
});
