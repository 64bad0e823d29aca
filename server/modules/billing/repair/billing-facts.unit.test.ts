import { expect, it } from "@jest/globals";
import { differencesOf, factsOf } from "./billing-facts.js";

const end = new Date("2026-11-22T10:00:00Z");
const plan = {
  ...{ productId: "BRAND_MY_CV_QUATERLY", months: 3, freeMonths: 0, status: "ACTIVE" as const },
  ...{ currentPeriodEnd: end, endsAt: end, refundedAmount: 0, lostAmount: 0 },
  ...{ cardBrand: "visa", cardLast4: "4242", cardExpiresAt: end },
};
const paid = { status: "PAID" as const, amount: 7_900 };
const ours = factsOf(plan, [paid]);

it("the same facts do not differ", () => {
  expect(differencesOf(ours, factsOf({ ...plan }, [{ ...paid }]))).toEqual([]);
});

it.each([
  ["PRODUCT", { productId: "MARKET_MY_RESUME_QUATERLY" }],
  ["MONTHS", { months: 6 }],
  ["FREE_MONTHS", { freeMonths: 1 }],
  ["STATUS", { status: "CANCELED" as const }],
  ["PERIOD_END", { currentPeriodEnd: null }],
  ["END", { endsAt: null }],
  ["REFUNDED", { refundedAmount: 7_900 }],
  ["LOST", { lostAmount: 7_900 }],
  ["CARD", { cardBrand: null }],
  ["CARD", { cardLast4: "4444" }],
  ["CARD_END", { cardExpiresAt: null }],
])("a plan with another %s differs in it alone", (fact, change) => {
  const facts = differencesOf(ours, factsOf({ ...plan, ...change }, [paid]));
  expect(facts.map((one) => one.fact)).toEqual([fact]);
});

it("names both values", () => {
  const stripes = factsOf({ ...plan, endsAt: null, cardLast4: "4444" }, [paid]);
  expect(differencesOf(ours, stripes)).toEqual([
    { fact: "END", ours: end.toISOString(), stripes: null },
    { fact: "CARD", ours: "visa 4242", stripes: "visa 4444" },
  ]);
});

it("a payment that is missing differs in number and sum", () => {
  const facts = differencesOf(ours, factsOf(plan, [paid, paid]));
  expect(facts).toEqual([
    { fact: "PAYMENTS", ours: "1", stripes: "2" },
    { fact: "RECEIVED", ours: "7900", stripes: "15800" },
  ]);
});

it("an invoice that is open is due, and one of a free month is no payment", () => {
  const open = { status: "OPEN" as const, amount: 4_900 };
  expect(differencesOf(ours, factsOf(plan, [paid, open]))).toEqual([
    { fact: "DUE", ours: "0", stripes: "4900" },
  ]);
  expect(factsOf(plan, [paid, { status: "PAID", amount: 0 }])).toEqual(ours);
});
