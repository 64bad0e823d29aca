import { describe, expect, it } from "@jest/globals";
import { badInput } from "../../../core/errors.js";
import { filterConditions } from "./job.filter.js";

describe("list filters", () => {
  const now = new Date("2026-05-10T12:00:00Z");

  it.each([null, undefined, {}])("%j do not filter anything", (filter) => {
    expect(filterConditions(filter, now)).toMatchObject({
      values: { "open-to": [], workplace: [], type: [], clearance: [] },
      postedSince: null,
    });
  });

  it("become values by the name of the filter in URLs", () => {
    const filter = {
      workAuthorization: ["OPT", "H1B"],
      workplaceType: [],
      jobType: null,
      securityClearance: ["SECRET"],
      postedWithinDays: 7,
    } as const;
    expect(filterConditions(filter, now)).toMatchObject({
      values: { "open-to": ["OPT", "H1B"], workplace: [], type: [], clearance: ["SECRET"] },
      postedSince: Date.parse("2026-05-03T12:00:00Z"),
    });
  });

  it.each([1, 365])("accept %d days", (postedWithinDays) => {
    expect(filterConditions({ postedWithinDays }, now).postedSince).toBe(
      now.getTime() - postedWithinDays * 86_400_000,
    );
  });

  it.each([0, -1, 366, Number.NaN])("refuse %d days", (postedWithinDays) => {
    expect(() => filterConditions({ postedWithinDays }, now)).toThrow(
      badInput("Choose 1 to 365 days."),
    );
    expect(() => filterConditions({ postedWithinDays }, now)).toThrow(
      expect.objectContaining({
        details: { fields: { "filter.postedWithinDays": "Between 1 and 365." } },
      }),
    );
  });
});

const NOW = new Date("2026-11-01T00:00:00Z");
const payOf = (amount: number, period: "HOUR" | "YEAR") =>
  filterConditions({ payAtLeast: { amount, period } }, NOW).payAtLeast;

it("compares pay by the hour, with a year of 2,080 hours", () => {
  expect(payOf(5_000, "HOUR")).toBe(5_000);
  expect(payOf(10_400_000, "YEAR")).toBe(5_000);
  expect(payOf(0, "YEAR")).toBe(0);
  expect(filterConditions({}, NOW).payAtLeast).toBeNull();
  expect(filterConditions({ payAtLeast: null }, NOW).payAtLeast).toBeNull();
});

it("refuses pay below zero by the name of its field", () => {
  expect(() => payOf(-1, "HOUR")).toThrow(
    expect.objectContaining({
      details: { fields: { "filter.payAtLeast.amount": "Pay starts from zero." } },
    }),
  );
});
