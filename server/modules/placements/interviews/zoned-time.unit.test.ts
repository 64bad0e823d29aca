import { describe, expect, it } from "@jest/globals";
import { isTimeZone } from "../../../core/time-zone.js";
import { localTime, momentOf } from "./zoned-time.js";

const CHICAGO = "America/Chicago";

describe("the moment of a local time", () => {
  it.each([
    ["2026-12-01T10:00", CHICAGO, "2026-12-01T16:00:00.000Z"],
    ["2026-07-01T10:00", CHICAGO, "2026-07-01T15:00:00.000Z"],
    ["2026-07-01T10:00", "America/Phoenix", "2026-07-01T17:00:00.000Z"],
    ["2026-12-01T10:00", "Asia/Kolkata", "2026-12-01T04:30:00.000Z"],
    ["2026-12-01T00:15", "Pacific/Auckland", "2026-11-30T11:15:00.000Z"],
    ["2026-12-01T10:00", "UTC", "2026-12-01T10:00:00.000Z"],
  ])("%s in %s is %s", (local, zone, moment) => {
    expect(momentOf(local, zone)?.toISOString()).toBe(moment);
    expect(localTime(new Date(moment), zone)).toBe(local);
  });

  it.each([
    [
      "the last minute before clocks are set forward",
      "2026-03-08T01:59",
      "2026-03-08T07:59:00.000Z",
    ],
    ["the first minute after it", "2026-03-08T03:00", "2026-03-08T08:00:00.000Z"],
    ["the first of two, when clocks are set back", "2026-11-01T01:30", "2026-11-01T06:30:00.000Z"],
    ["the hour after that", "2026-11-01T02:00", "2026-11-01T08:00:00.000Z"],
  ])("is %s", (_what, local, moment) => {
    expect(momentOf(local, CHICAGO)?.toISOString()).toBe(moment);
  });

  it.each(["2026-03-08T02:00", "2026-03-08T02:59"])(
    "is none for %s, which clocks skip",
    (local) => {
      expect(momentOf(local, CHICAGO)).toBeNull();
    },
  );

  it.each(["2026-02-30T10:00", "2026-13-01T10:00", "soon"])("is none for %s", (local) => {
    expect(momentOf(local, CHICAGO)).toBeNull();
  });
});

it("knows time zones by their names", () => {
  expect(["America/Chicago", "Asia/Kolkata", "UTC"].filter(isTimeZone)).toHaveLength(3);
  expect(["CST6", "America/Dallas", "+05:00", "", "../etc"].filter(isTimeZone)).toEqual([]);
});
