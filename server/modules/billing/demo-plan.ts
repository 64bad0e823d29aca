/** What the demonstration shows (spec, section 9). Not among the plans: nobody sells it. */
export const DEMO_PLAN = {
  lookupKey: "starter_plan",
  monthlyAmount: 2_000,
  currency: "USD",
} as const;
