import "reflect-metadata";
import { describe, expect, it } from "@jest/globals";
import type { z } from "zod";
import { billingErrorTexts, errorTexts } from "#texts/errors";
import {
  checkoutSchema,
  demoSchema,
  MONTHS_DISAGREE,
  OTHER_PLANS_KEY,
  paymentSchema,
  portalSchema,
} from "./billing.validation.js";

const faultsOf = (schema: z.ZodType, input: unknown) =>
  Object.fromEntries(
    (schema.safeParse(input).error?.issues ?? []).map((i) => [i.path.join("."), i.message]),
  );

describe("an order", () => {
  it.each([
    [3, 3],
    [6, 6],
    ["3", 3],
    [" 6 ", 6],
    [null, null],
    [undefined, undefined],
  ])("accepts %j months as %j", (given, months) => {
    expect(checkoutSchema.parse({ months: given }).months).toBe(months);
  });

  it.each([0, 4, 12, -3, 3.5, "", "three", "3x", "x3", "3.0", true, {}])(
    "refuses %j months",
    (months) => {
      expect(faultsOf(checkoutSchema, { months })).toEqual({ months: "months is 3 or 6." });
    },
  );

  it("refuses other types where text is expected", () => {
    expect(faultsOf(checkoutSchema, { productId: 1, lookupKey: 1, userId: 1 })).toEqual({
      productId: billingErrorTexts.choosePlan,
      lookupKey: "The lookup key is a text.",
      userId: "userId is a text.",
    });
  });

  it("may omit everything; the service reports what is missing", () => {
    expect(checkoutSchema.parse({ email: null, userId: null })).toEqual({
      email: null,
      userId: null,
    });
  });

  it("has a message for each mismatch", () => {
    expect(MONTHS_DISAGREE).toContain("months");
    expect(OTHER_PLANS_KEY).toContain("lookup key");
  });
});

describe("a payment session", () => {
  it("is trimmed", () => {
    expect(paymentSchema.parse({ sessionId: " cs_test_1 " }).sessionId).toBe("cs_test_1");
  });

  it.each([
    [undefined, billingErrorTexts.sessionMissing],
    ["  ", billingErrorTexts.sessionMissing],
    ["c".repeat(256), errorTexts.tooLong(255)],
  ])("%j is refused", (sessionId, message) => {
    expect(faultsOf(paymentSchema, { sessionId })).toEqual({ sessionId: message });
  });

  it("has up to 255 characters", () => {
    expect(faultsOf(paymentSchema, { sessionId: "c".repeat(255) })).toEqual({});
  });
});

it("the demo accepts only its own plan", () => {
  expect(faultsOf(demoSchema, { lookupKey: "starter_plan" })).toEqual({});
  expect(faultsOf(demoSchema, { lookupKey: "other" })).toEqual({
    lookupKey: billingErrorTexts.noDemoPlan,
  });
});

it("the billing portal links back only to our pages", () => {
  expect(faultsOf(portalSchema, { returnTo: "PRICING" })).toEqual({});
  expect(faultsOf(portalSchema, { returnTo: "https://evil.example" })).toEqual({
    returnTo: billingErrorTexts.choosePage,
  });
});
