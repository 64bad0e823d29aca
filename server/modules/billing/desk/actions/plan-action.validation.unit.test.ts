import { describe, expect, it } from "@jest/globals";
import { errorTexts } from "#texts/errors";
import { planActionErrorTexts as texts } from "#texts/plan-actions";
import { faultsOf } from "../../../../test/refusal.js";
import { cancelSchema, extendSchema, refundSchema, undoSchema } from "./plan-action.validation.js";

describe("a refund", () => {
  const REFUND = {
    ...{ planId: "p1", invoiceId: "in_1", amount: 4900, expectedRefunded: 0 },
    ...{ reason: "REQUESTED", note: "Called us." },
  };
  const faults = (change: object) => faultsOf(refundSchema, { ...REFUND, ...change });

  it("says which payment, how much, and why", () => {
    expect(refundSchema.parse(REFUND)).toEqual(REFUND);
    expect(Object.keys(faultsOf(refundSchema, {})).sort()).toEqual(Object.keys(REFUND).sort());
    expect(faults({ invoiceId: null })).toEqual({ invoiceId: texts.paymentMissing });
    expect(faults({ reason: "WHY_NOT" })).toEqual({ reason: texts.refundReason });
  });

  it.each([0, -1, 0.5, "49", null])("is never of %j", (amount) => {
    expect(faults({ amount })).toEqual({ amount: texts.amount });
  });

  it("compares with what was paid back before", () => {
    expect(Object.keys(faults({ expectedRefunded: -1 }))).toEqual(["expectedRefunded"]);
  });

  it("has a note of one line", () => {
    expect(faults({ note: " " })).toEqual({ note: texts.reasonMissing });
    expect(faults({ note: "x".repeat(301) })).toEqual({ note: errorTexts.tooLong(300) });
    expect(faults({ note: "a\nb" })).toEqual({ note: errorTexts.badCharacters });
  });
});

describe("free months", () => {
  const EXTEND = { planId: "p1", months: 3, expectedFreeMonths: 0, reason: "We were late." };
  const faults = (change: object) => faultsOf(extendSchema, { ...EXTEND, ...change });

  it("are one to three at once", () => {
    expect(extendSchema.parse(EXTEND)).toEqual(EXTEND);
    for (const months of [0, 4, 1.5, null])
      expect(faults({ months })).toEqual({ months: texts.months(3) });
  });

  it("need a reason", () => {
    expect(faults({ reason: "" })).toEqual({ reason: texts.reasonMissing });
  });
});

it("a cancellation needs a reason; taking it back needs none", () => {
  expect(faultsOf(cancelSchema, { planId: "p1" })).toEqual({ reason: texts.reasonMissing });
  expect(undoSchema.parse({ planId: "p1" })).toEqual({ planId: "p1" });
});
