import { describe, expect, it } from "@jest/globals";
import {
  businessDaysBetween,
  isWeekend,
  nextBusinessDay,
  onBusinessDay,
  onFriday,
} from "./business-days.js";

const [THURSDAY, FRIDAY, SATURDAY] = ["2026-11-26", "2026-11-27", "2026-11-28"] as const;
const [SUNDAY, MONDAY] = ["2026-11-29", "2026-11-30"] as const;

it.each([
  ["on the same day", "2026-11-25", "2026-11-25", 0],
  ["on the next day", "2026-11-24", "2026-11-25", 1],
  ["from Friday to Saturday", "2026-11-27", "2026-11-28", 0],
  ["from Friday to Monday, over the end of a month", "2026-10-30", "2026-11-02", 1],
  ["from Saturday to Monday", "2026-11-28", "2026-11-30", 1],
  ["from Sunday to Tuesday", "2026-11-29", "2026-12-01", 2],
  ["over the end of a year; New Year's Day counts", "2026-12-31", "2027-01-04", 2],
  ["over a leap day", "2028-02-28", "2028-03-01", 2],
  ["over the end of February in other years", "2027-02-26", "2027-03-01", 1],
  ["over Thanksgiving, which counts", "2026-11-25", "2026-11-27", 2],
  ["over the end of daylight saving time", "2026-10-30", "2026-11-03", 2],
  ["over many weeks", "2026-01-01", "2026-12-31", 260],
  ["backwards", "2026-11-25", "2026-11-24", 0],
])("counts business days %s", (_, from, to, count) => {
  expect(businessDaysBetween(from, to)).toBe(count);
});

it("knows weekends", () => {
  expect([FRIDAY, SATURDAY, SUNDAY, MONDAY].map(isWeekend)).toEqual([false, true, true, false]);
});

describe("business days", () => {
  it.each([
    [THURSDAY, FRIDAY],
    [FRIDAY, MONDAY],
    [SATURDAY, MONDAY],
    [SUNDAY, MONDAY],
  ])("the next one after %s is %s", (day, next) => {
    expect(nextBusinessDay(day)).toBe(next);
  });

  it.each([
    [FRIDAY, FRIDAY],
    [SATURDAY, MONDAY],
    [SUNDAY, MONDAY],
    [MONDAY, MONDAY],
  ])("%s moves to %s", (day, moved) => {
    expect(onBusinessDay(day)).toBe(moved);
  });
});

it.each([
  [THURSDAY, FRIDAY],
  [FRIDAY, FRIDAY],
  [SATURDAY, "2026-12-04"],
  ["2026-12-28", "2027-01-01"],
])("the Friday from %s on is %s", (day, friday) => {
  expect(onFriday(day)).toBe(friday);
});
