import { describe, expect, it } from "@jest/globals";
import { person } from "../../test/actors.js";
import { PlanService } from "../plans/plan.service.js";
import { canSeeDemo, isPaidAsSold, offersDemo } from "./billing.policy.js";

it("the demo is offered only in test mode", () => {
  expect(offersDemo({ isTest: true })).toBe(true);
  expect(offersDemo({ isTest: false })).toBe(false);
});

it("a demo checkout is visible only to the person who started it", () => {
  expect(canSeeDemo(person({ id: "u1" }), { demoUserId: "u1" })).toBe(true);
  expect(canSeeDemo(person({ id: "u1" }), { demoUserId: "u2" })).toBe(false);
  expect(canSeeDemo(person({ id: "u1" }), { demoUserId: null })).toBe(false);
});

describe("a payment", () => {
  const choice = new PlanService().findChoice("BRAND_MY_CV_HALF_YEARLY");
  const paid = {
    price: 7900,
    currency: "USD",
    purchase: { userId: "u1", productId: "BRAND_MY_CV_HALF_YEARLY", months: 6 },
  };

  it("of a plan's price for its term starts the plan", () => {
    expect(isPaidAsSold(paid, choice)).toBe(true);
  });

  it.each([
    ["less", { price: 7899 }],
    ["more", { price: 7901 }],
    ["another currency", { currency: "EUR" }],
    ["another term", { purchase: { ...paid.purchase, months: 3 } }],
  ])("of %s does not", (_what, change) => {
    expect(isPaidAsSold({ ...paid, ...change }, choice)).toBe(false);
  });

  it("for an unknown plan does not", () => {
    expect(isPaidAsSold(paid, null)).toBe(false);
  });
});
