import { describe, expect, it } from "@jest/globals";
import { endOfFirmDay, firmDayOf } from "./firm-day";

describe("a day of the firm", () => {
  it.each([
    ["2026-11-23T01:00:00Z", "2026-11-22"],
    ["2026-11-23T04:59:59Z", "2026-11-22"],
    ["2026-11-23T05:00:00Z", "2026-11-23"],
    ["2026-07-01T04:00:00Z", "2026-07-01"],
  ])("is the one in New York: %s is in %s", (moment, day) => {
    expect(firmDayOf(new Date(moment))).toBe(day);
  });

  it.each([
    ["2026-11-23T01:00:00Z", "2026-11-23T05:00:00.000Z"],
    ["2026-11-23T04:59:59.999Z", "2026-11-23T05:00:00.000Z"],
    ["2026-11-23T05:00:00Z", "2026-11-24T05:00:00.000Z"],
    ["2026-07-01T04:00:00Z", "2026-07-02T04:00:00.000Z"],
    // The clocks change: 23 hours, and 25.
    ["2026-03-08T05:00:00Z", "2026-03-09T04:00:00.000Z"],
    ["2026-11-01T04:00:00Z", "2026-11-02T05:00:00.000Z"],
  ])("ends at midnight in New York: that of %s at %s", (moment, end) => {
    expect(endOfFirmDay(new Date(moment)).toISOString()).toBe(end);
  });
});
