import { expect, it } from "@jest/globals";
import { filterConditions } from "./job.filter.js";

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
