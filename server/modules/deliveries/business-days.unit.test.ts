import { describe, expect, it } from "@jest/globals";
import { addDays, nextBusinessDay, onBusinessDay } from "./business-days.js";

const [THURSDAY, FRIDAY, SATURDAY] = ["2026-11-26", "2026-11-27", "2026-11-28"] as const;
const [SUNDAY, MONDAY] = ["2026-11-29", "2026-11-30"] as const;

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
  ["2026-12-31", 1, "2027-01-01"],
  ["2026-11-01", 30, "2026-12-01"],
  ["2026-03-01", -1, "2026-02-28"],
  ["2026-03-01", 0, "2026-03-01"],
])("%s and %i days is %s", (day, count, moved) => {
  expect(addDays(day, count)).toBe(moved);
});
