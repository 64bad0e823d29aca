import { describe, expect, it } from "@jest/globals";
import { isDay } from "./day.js";
import { addMonths } from "./months.js";

describe("a day", () => {
  it.each(["2026-12-01", "2028-02-29", "2000-01-01", "2099-12-31"])("is %s", (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([
    ...["", "2026-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "1999-12-31", "2100-01-01"],
    ...["2026-12-1", "2026-12-01T00:00:00Z", " 2026-12-01", "2026/12/01", "2026-12-01 "],
  ])("is not %j", (text) => {
    expect(isDay(text)).toBe(false);
  });
});

describe("months later", () => {
  it.each([
    ["2026-01-15T10:30:00.000Z", 3, "2026-04-15T10:30:00.000Z"],
    ["2026-10-15T10:30:00.000Z", 6, "2027-04-15T10:30:00.000Z"],
    ["2026-01-31T23:59:59.000Z", 1, "2026-02-28T23:59:59.000Z"],
    ["2027-11-30T00:00:00.000Z", 3, "2028-02-29T00:00:00.000Z"],
    ["2026-10-31T00:00:00.000Z", 1, "2026-11-30T00:00:00.000Z"],
    ["2026-03-31T12:00:00.000Z", -1, "2026-02-28T12:00:00.000Z"],
  ])("than %s, %i of them, is %s", (start, months, end) => {
    expect(addMonths(new Date(start), months).toISOString()).toBe(end);
  });

  it("leave the start as it was", () => {
    const start = new Date("2026-01-31T00:00:00Z");
    addMonths(start, 1);
    expect(start.toISOString()).toBe("2026-01-31T00:00:00.000Z");
  });
});
