import "reflect-metadata";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { PlanService } from "../../plans/plan.service.js";
import { isPaidAsSold } from "../billing.policy.js";
import { changeTermSchema } from "../own/own-plan.validation.js";
import { extendSchema, refundSchema } from "../desk/actions/plan-action.validation.js";
import { requirePrice } from "./require-price.js";

/** What is sold: product, months, cents. */
const SOLD = [
  ["MARKET_MY_RESUME_QUATERLY", 3, 4_900],
  ["MARKET_MY_RESUME_HALF_YEARLY", 6, 4_900],
  ["BRAND_MY_CV_QUATERLY", 3, 7_900],
  ["BRAND_MY_CV_HALF_YEARLY", 6, 7_900],
] as const;
const RIGHT = SOLD.map((one) => [...one, "USD"].join());

const product = fc.constantFrom(...SOLD.map(([id]) => id), "GOLD_PLAN", "");
const months = fc.oneof(fc.constantFrom(3, 6), fc.integer(), fc.double());
const currency = fc.constantFrom("USD", "EUR", "usd", "INR", "");
/** The amounts that are sold, their neighbors, and anything else: negative, zero, fractions, infinite, not a number. */
const amount = fc.oneof(
  fc.constantFrom(4_900, 7_900, 4_899, 7_901, -4_900, -7_900, 0, 49, 79, 4_900.5),
  fc.integer(),
  fc.double(),
);

it("a payment starts a plan only with the very amount, currency, and term that are sold", () => {
  const plans = new PlanService();
  const all = fc.tuple(product, months, amount, currency);
  fc.assert(
    fc.property(all, ([productId, length, price, money]) => {
      const paid = {
        price,
        currency: money,
        purchase: { userId: "u1", productId, months: length },
      };
      const isSold = RIGHT.includes([productId, length, price, money].join());
      expect(isPaidAsSold(paid, plans.findChoice(productId))).toBe(isSold);
    }),
    { numRuns: 5_000 },
  );
});

it("a pay page opens only at the price that was shown", async () => {
  const shown = { lookupKey: "brand_my_cv_quaterly", monthlyAmount: 7_900, currency: "USD" };
  const price = fc.record({ id: fc.constant("price_1"), amount, currency, monthly: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.option(price), async (found) => {
      const logged: object[] = [];
      const needs = {
        gateway: { findPrice: () => Promise.resolve(found) },
        logger: { error: (facts: object) => logged.push(facts) },
      };
      const isRight = found?.amount === 7_900 && found.currency === "USD" && found.monthly;
      const asked = requirePrice(needs, shown);
      if (isRight) expect(await asked).toBe("price_1");
      else await expect(asked).rejects.toMatchObject({ code: "PROVIDER_UNAVAILABLE" });
      expect(logged).toHaveLength(isRight ? 0 : 1);
    }),
    { numRuns: 1_000 },
  );
});

describe("an amount that someone sends", () => {
  const sent = fc.oneof(amount, fc.string(), fc.constant(null), fc.constant([7_900]));
  const isWhole = (value: unknown, from: number, to: number): boolean =>
    Number.isSafeInteger(value) && Number(value) >= from && Number(value) <= to;

  const REFUND = { planId: "p1", invoiceId: "in_1", reason: "REQUESTED", note: "Called us." };
  const EXTEND = { planId: "p1", expectedFreeMonths: 0, reason: "We were late." };
  const TERM = { id: "p1", productId: "BRAND_MY_CV_HALF_YEARLY" };
  const MAX = Number.MAX_SAFE_INTEGER;
  it.each([
    ["to refund", refundSchema, { ...REFUND, expectedRefunded: 0 }, "amount", 1, MAX],
    ["refunded before", refundSchema, { ...REFUND, amount: 1 }, "expectedRefunded", 0, MAX],
    ["left to pay for another term", changeTermSchema, TERM, "expectedLeftAmount", 1, MAX],
    ["of free months", extendSchema, EXTEND, "months", 1, 3],
  ] as const)("%s is a whole number in its range", (_what, schema, rest, field, from, to) => {
    fc.assert(
      fc.property(fc.oneof(sent, fc.integer({ min: -5, max: 5 })), (value) => {
        const { success } = schema.safeParse({ ...rest, [field]: value });
        expect(success).toBe(isWhole(value, from, to));
      }),
      { numRuns: 1_000 },
    );
  });
});
