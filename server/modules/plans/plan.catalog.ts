import { planCatalogTexts, planTermTexts } from "#texts/plan-catalog";
import type { Plan } from "./plan.types.js";

/** What a plan contains, by plan: every feature of these plans is one of its own. */
export const INCLUDED: Readonly<Record<string, readonly string[]>> = {
  BRAND_MY_CV: ["MARKET_MY_RESUME"],
};

/**
 * The plans for sale. Codes and lookup keys keep their documented
 * misspelling, because existing clients and Stripe's prices use it.
 */
export const PLANS: readonly Plan[] = [
  {
    id: "MARKET_MY_RESUME",
    title: "Market My Resume",
    ...planCatalogTexts.MARKET_MY_RESUME,
    monthlyAmount: 4_900,
    currency: "USD",
    terms: [
      {
        productId: "MARKET_MY_RESUME_QUATERLY",
        lookupKey: "market_my_resume_quaterly",
        months: 3,
        label: planTermTexts.quarterly,
      },
      {
        productId: "MARKET_MY_RESUME_HALF_YEARLY",
        lookupKey: "market_my_resume_half_yearly",
        months: 6,
        label: planTermTexts.halfYearly,
      },
    ],
  },
  {
    id: "BRAND_MY_CV",
    title: "Brand My CV",
    ...planCatalogTexts.BRAND_MY_CV,
    monthlyAmount: 7_900,
    currency: "USD",
    terms: [
      {
        productId: "BRAND_MY_CV_QUATERLY",
        lookupKey: "brand_my_cv_quaterly",
        months: 3,
        label: planTermTexts.quarterly,
      },
      {
        productId: "BRAND_MY_CV_HALF_YEARLY",
        lookupKey: "brand_my_cv_half_yearly",
        months: 6,
        label: planTermTexts.halfYearly,
      },
    ],
  },
];
