import { expect, it } from "@jest/globals";
import { soldPlanErrorTexts as texts } from "#texts/firm-errors";
import { faultsOf } from "../../../test/refusal.js";
import { filterSchema, monthsSchema } from "./sold-plan.validation.js";

it("a list of plans is filtered by state, plan, buyer, and day, or not at all", () => {
  const filter = { status: ["ACTIVE"], planId: "BRAND_MY_CV", startedSince: "2026-07-01" };
  expect(filterSchema.parse({ ...filter, buyer: " Ana " })).toEqual({ ...filter, buyer: "Ana" });
  expect(filterSchema.parse({})).toEqual({});
  expect(filterSchema.parse({ buyer: null })).toEqual({ buyer: "" });
});

it("a filter knows states and days", () => {
  expect(Object.keys(faultsOf(filterSchema, { status: ["HAPPY"] }))).toEqual(["status.0"]);
  expect(faultsOf(filterSchema, { startedSince: "2026-02-30" })).toEqual({
    startedSince: texts.chooseDay,
  });
  expect(Object.keys(faultsOf(filterSchema, { buyer: "x".repeat(101) }))).toEqual(["buyer"]);
});

it("money is shown for 1 to 24 months", () => {
  for (const months of [1, 24]) expect(monthsSchema.parse({ months })).toEqual({ months });
  for (const months of [0, 25])
    expect(faultsOf(monthsSchema, { months })).toEqual({ months: texts.chooseMonths });
});
