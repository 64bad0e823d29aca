import type { BillingFact, BillingFactDifference } from "./billing-repair.types.js";

/** The facts of a plan that are compared, as text: the same text means the same fact. */
export type BillingFacts = Readonly<Record<Exclude<BillingFact, "RECORD">, string | null>>;

const ORDER = ["STATUS", "PERIOD_END", "END", "PAYMENTS", "RECEIVED", "REFUNDED"] as const;

/** The facts on which the two do not agree. */
export const differencesOf = (ours: BillingFacts, stripes: BillingFacts): BillingFactDifference[] =>
  ORDER.flatMap((fact) =>
    ours[fact] === stripes[fact] ? [] : [{ fact, ours: ours[fact], stripes: stripes[fact] }],
  );

interface FactSources {
  status: string;
  currentPeriodEnd: Date | null;
  endsAt: Date | null;
  /** Cents. */
  refundedAmount: number;
}

/** @param payments the amounts of the payments that were made, in cents */
export const factsOf = (
  { status, currentPeriodEnd, endsAt, refundedAmount }: FactSources,
  payments: readonly number[],
): BillingFacts => ({
  STATUS: status,
  PERIOD_END: currentPeriodEnd?.toISOString() ?? null,
  END: endsAt?.toISOString() ?? null,
  PAYMENTS: String(payments.length),
  RECEIVED: String(payments.reduce((sum, amount) => sum + amount, 0)),
  REFUNDED: String(refundedAmount),
});
