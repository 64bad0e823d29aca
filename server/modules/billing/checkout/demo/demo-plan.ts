/** The plan of the demo checkout. Not for sale, so not in the catalog. */
export const DEMO_PLAN = {
  lookupKey: "starter_plan",
  monthlyAmount: 2_000,
  currency: "USD",
} as const;
