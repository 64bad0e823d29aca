import { describe, expect, it } from "@jest/globals";
import { PLANS } from "./plan.catalog.js";
import { inDollars, PlanService } from "./plan.service.js";

/** The documented products: code, lookup key, months, price in cents. */
const PRODUCTS = [
  ["MARKET_MY_RESUME", "MARKET_MY_RESUME_QUATERLY", "market_my_resume_quaterly", 3, 4900],
  ["MARKET_MY_RESUME", "MARKET_MY_RESUME_HALF_YEARLY", "market_my_resume_half_yearly", 6, 4900],
  ["BRAND_MY_CV", "BRAND_MY_CV_QUATERLY", "brand_my_cv_quaterly", 3, 7900],
  ["BRAND_MY_CV", "BRAND_MY_CV_HALF_YEARLY", "brand_my_cv_half_yearly", 6, 7900],
] as const;

const plans = new PlanService();

describe("the plans on sale", () => {
  it.each(PRODUCTS)("include %s for %s", (planId, productId, lookupKey, months, monthlyAmount) => {
    const choice = plans.findChoice(productId);
    expect(choice?.plan).toMatchObject({ id: planId, monthlyAmount, currency: "USD" });
    expect(choice?.term).toMatchObject({ productId, lookupKey, months });
    expect(plans.getChoice(productId)).toEqual(choice);
    expect(plans.findByLookupKey(lookupKey)?.id).toBe(planId);
  });

  it("are these and no others", () => {
    const codes = PLANS.flatMap(({ terms }) => terms.map(({ productId }) => productId));
    expect(codes.sort()).toEqual(PRODUCTS.map(([, productId]) => productId).sort());
  });

  it("are found by title, ignoring case and surrounding spaces", () => {
    expect(plans.findByTitle(" market MY resume ")?.id).toBe("MARKET_MY_RESUME");
    expect(plans.findByTitle("Market")).toBeNull();
  });

  it("an unknown code is not found", () => {
    expect(plans.findChoice("market_my_resume_quaterly")).toBeNull();
    expect(plans.findByLookupKey("MARKET_MY_RESUME_QUATERLY")).toBeNull();
    expect(() => plans.getChoice("NOTHING")).toThrow("No plan sells NOTHING");
  });

  it("changing the returned list does not change the catalog", () => {
    plans.list().pop();
    expect(plans.list()).toHaveLength(2);
  });
});

it.each([
  [4900, "49.00"],
  [5, "0.05"],
  [0, "0.00"],
  [123456, "1234.56"],
])("%d cents are %s dollars", (cents, dollars) => {
  expect(inDollars(cents)).toBe(dollars);
});
