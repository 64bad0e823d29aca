import { expect, it } from "@jest/globals";
import { firmDayOf } from "./firm-day";

it.each([
  ["2026-11-23T01:00:00Z", "2026-11-22"],
  ["2026-11-23T04:59:59Z", "2026-11-22"],
  ["2026-11-23T05:00:00Z", "2026-11-23"],
  ["2026-07-01T04:00:00Z", "2026-07-01"],
])("says which day %s is in New York: %s", (moment, day) => {
  expect(firmDayOf(new Date(moment))).toBe(day);
});
