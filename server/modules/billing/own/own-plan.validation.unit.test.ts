import { describe, expect, it } from "@jest/globals";
import { errorTexts, planErrorTexts as texts } from "#texts/errors";
import { faultsOf } from "../../../test/refusal.js";
import { cancelPlanSchema, ownPlanSchema, planPortalSchema } from "./own-plan.validation.js";

describe("a buyer's cancellation", () => {
  const read = (reason: unknown) => cancelPlanSchema.parse({ id: "p1", reason }).reason;
  const faults = (reason: unknown) => faultsOf(cancelPlanSchema, { id: "p1", reason });

  it("may tell why, without spaces around it", () => {
    expect(read(" Found a job. ")).toBe("Found a job.");
    expect(read("x".repeat(500))).toHaveLength(500);
  });

  it("keeps no blank reason", () => {
    expect(read(" ")).toBeNull();
    expect(read(null)).toBeNull();
    expect(read(undefined)).toBeUndefined();
  });

  it("takes a reason of at most 500 characters of text", () => {
    expect(faults("x".repeat(501))).toEqual({ reason: errorTexts.tooLong(500) });
    expect(faults(7)).toEqual({ reason: texts.reasonIsText });
  });
});

it.each([undefined, 7, "x".repeat(65)])("a plan is not named by %j", (id) => {
  expect(faultsOf(ownPlanSchema, { id })).toEqual({ id: texts.choosePlan });
  expect(faultsOf(cancelPlanSchema, { id })).toEqual({ id: texts.choosePlan });
});

it("a plan is named by up to 64 characters", () => {
  const id = "x".repeat(64);
  expect(ownPlanSchema.parse({ id })).toEqual({ id });
});

it("Stripe's page is opened for one of its purposes", () => {
  expect(planPortalSchema.parse({ id: "p1", purpose: "CHANGE_CARD" })).toEqual({
    id: "p1",
    purpose: "CHANGE_CARD",
  });
  expect(faultsOf(planPortalSchema, { id: "p1", purpose: "PARTY" })).toEqual({
    purpose: texts.choosePurpose,
  });
});
