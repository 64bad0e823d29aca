import { describe, expect, it } from "@jest/globals";
import type { Plan } from "../../../plans/plan.types.js";
import { Subscription } from "../../subscription/subscription.entity.js";
import {
  canChangeTerm,
  firstMonthDueOf,
  termOffersOf,
  type Standing,
} from "./term-change.policy.js";

const NEXT = new Date("2026-02-28T12:00:00Z");

const plan = (id: string, monthlyAmount: number, facts: Partial<Plan> = {}): Plan => ({
  ...{ id, title: id, description: "", features: [], monthlyAmount, currency: "USD" },
  terms: [3, 6].map((months) => ({
    ...{ productId: `${id}_${months}`, lookupKey: `${id}_${months}`, months },
    label: `${months} months`,
  })),
  ...facts,
});
const CV = plan("CV", 10_000);
const MARKET = plan("MARKET", 25_000);

const bought = (facts: Partial<Subscription> = {}): Subscription =>
  Object.assign(new Subscription(), {
    ...{ running: true, status: "ACTIVE", paymentsMade: 1, paidAmount: 10_000, firstMonthDue: 0 },
    ...{ refundedAmount: 0, freeMonths: 0, currency: "USD", nextPaymentAt: NEXT },
    startedAt: new Date("2026-01-31T12:00:00Z"),
    ...facts,
  });
const standing = (facts: Partial<Standing> = {}): Standing => ({
  ...{ plan: bought(), invoices: 1, disputes: 0, hasBegun: false },
  ...facts,
});
/** @param index of the term that was bought */
function offers(one: Standing, others: readonly Plan[] = [MARKET], of = CV, index = 0) {
  const term = of.terms[index];
  if (!term) throw new Error("A plan has two terms.");
  return termOffersOf(one, { plan: of, term }, others);
}

describe("a plan can change", () => {
  it.each<[string, Partial<Standing>, boolean]>([
    ["after its first payment", {}, true],
    ["once work for it was recorded", { hasBegun: true }, false],
    ["once its second invoice is made", { invoices: 2 }, false],
    ["with a dispute", { disputes: 1 }, false],
    ["before its first payment", { plan: bought({ paymentsMade: 0 }) }, false],
    ["after its second payment", { plan: bought({ paymentsMade: 2 }) }, false],
    ["when it is over", { plan: bought({ running: false }) }, false],
    ["with a payment that failed", { plan: bought({ status: "PAST_DUE" }) }, false],
    ["after a refund of a cent", { plan: bought({ refundedAmount: 1 }) }, false],
    ["with a free month", { plan: bought({ freeMonths: 1 }) }, false],
  ])("%s: %#", (_when, facts, expected) => {
    expect(canChangeTerm(standing(facts))).toBe(expected);
    expect(offers(standing(facts)).length > 0).toBe(expected);
  });
});

describe("the offers", () => {
  it("are the other term, and the same term of other plans, with every amount", () => {
    expect(offers(standing())).toEqual([
      {
        ...{ plan: CV, productId: "CV_6", label: "6 months", months: 6, monthlyAmount: 10_000 },
        ...{ currency: "USD", paidAmount: 10_000, nextPaymentAt: NEXT, nextAmount: 10_000 },
        ...{ paymentsLeft: 5, leftAmount: 50_000, totalAmount: 60_000 },
        endsAt: new Date("2026-07-31T12:00:00Z"),
      },
      {
        ...{ plan: MARKET, productId: "MARKET_3", label: "3 months", months: 3 },
        ...{ monthlyAmount: 25_000, currency: "USD", paidAmount: 10_000, nextPaymentAt: NEXT },
        // This month, and what the first one costs more.
        ...{ nextAmount: 40_000, paymentsLeft: 2, leftAmount: 65_000, totalAmount: 75_000 },
        endsAt: new Date("2026-04-30T12:00:00Z"),
      },
    ]);
  });

  it("take what the first month costs less from the next payment", () => {
    const one = standing({ plan: bought({ paidAmount: 25_000 }) });
    const dear = plan("DEAR", 20_000);
    const [, cheaper] = offers(one, [dear], MARKET);
    expect(cheaper).toMatchObject({ productId: "DEAR_3", nextAmount: 15_000, leftAmount: 35_000 });
  });

  it("leave out a plan whose next payment would be nothing or less", () => {
    const one = standing({ plan: bought({ paidAmount: 20_000 }) });
    const costs = (amount: number) => plan(`P${amount}`, amount);
    const others = [9_999, 10_000, 10_001].map(costs);
    const ids = offers(one, others, plan("DEAR", 20_000)).map(({ plan: { id } }) => id);
    expect(ids).toEqual(["DEAR", "P10001"]);
  });

  it("are exact after an earlier change, too", () => {
    const changed = bought({ paidAmount: 25_000, firstMonthDue: -15_000 });
    // The long term would have to give money back with its next payment.
    const ids = offers(standing({ plan: changed })).map(({ productId }) => productId);
    expect(ids).toEqual(["MARKET_3"]);
    expect(offers(standing({ plan: bought({ firstMonthDue: 1 }) }))).toEqual([]);
  });

  it("are none if no exact amount can be named", () => {
    expect(offers(standing({ plan: bought({ nextPaymentAt: null }) }))).toEqual([]);
    expect(offers(standing({ plan: bought({ paidAmount: 10_800 }) }))).toEqual([]);
  });

  it("are in the currency that was paid", () => {
    const euros = plan("EUROS", 25_000, { currency: "EUR" });
    expect(offers(standing(), [euros]).map(({ productId }) => productId)).toEqual(["CV_6"]);
  });

  it("of the long term are the short one, and the long one of other plans", () => {
    const ids = offers(standing(), [MARKET], CV, 1).map(({ productId }) => productId);
    expect(ids).toEqual(["CV_3", "MARKET_6"]);
  });
});

it.each([
  [10_000, 25_000, 15_000],
  [25_000, 10_000, -15_000],
  [10_000, 10_000, 0],
])("of %d paid, a first month of %d leaves %d due", (paidAmount, monthlyAmount, due) => {
  expect(firstMonthDueOf({ paidAmount }, { monthlyAmount })).toBe(due);
});
