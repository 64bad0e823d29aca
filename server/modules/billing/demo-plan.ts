/** The plan of the demonstration (spec, section 9). It is not for sale, so it is not in the catalog. */
export const DEMO_PLAN = {
  lookupKey: "starter_plan",
  monthlyAmount: 2_000,
  currency: "USD",
} as const;
