import type { Invoice } from "../money/invoice.entity.js";
import type { Subscription } from "../subscription/subscription.entity.js";
import type { BillingFact, BillingFactDifference } from "./billing-repair.types.js";

/** The facts of a plan that are compared, as text: the same text means the same fact. */
export type BillingFacts = Readonly<Record<Exclude<BillingFact, "RECORD">, string | null>>;

const ORDER = [
  ...(["PRODUCT", "MONTHS", "FREE_MONTHS", "STATUS", "PERIOD_END", "END"] as const),
  ...(["PAYMENTS", "RECEIVED", "REFUNDED", "LOST", "DUE", "CARD", "CARD_END"] as const),
];

/** The facts on which the two do not agree. */
export const differencesOf = (ours: BillingFacts, stripes: BillingFacts): BillingFactDifference[] =>
  ORDER.flatMap((fact) =>
    ours[fact] === stripes[fact] ? [] : [{ fact, ours: ours[fact], stripes: stripes[fact] }],
  );

type FactSources = Pick<
  Subscription,
  | "productId"
  | "months"
  | "freeMonths"
  | "status"
  | "currentPeriodEnd"
  | "endsAt"
  | "refundedAmount"
  | "lostAmount"
  | "cardBrand"
  | "cardLast4"
  | "cardExpiresAt"
>;

type InvoiceSource = Pick<Invoice, "status" | "amount">;

/** A free month has an invoice of 0, which is not a payment. */
export function factsOf(plan: FactSources, invoices: readonly InvoiceSource[]): BillingFacts {
  const amounts = (wanted: InvoiceSource["status"]) =>
    invoices.flatMap(({ status, amount }) => (status === wanted && amount > 0 ? amount : []));
  const payments = amounts("PAID");
  return {
    PRODUCT: plan.productId,
    MONTHS: String(plan.months),
    FREE_MONTHS: String(plan.freeMonths),
    STATUS: plan.status,
    PERIOD_END: plan.currentPeriodEnd?.toISOString() ?? null,
    END: plan.endsAt?.toISOString() ?? null,
    PAYMENTS: String(payments.length),
    RECEIVED: String(sum(payments)),
    REFUNDED: String(plan.refundedAmount),
    LOST: String(plan.lostAmount),
    DUE: String(sum(amounts("OPEN"))),
    CARD_END: plan.cardExpiresAt?.toISOString() ?? null,
    CARD: plan.cardBrand && [plan.cardBrand, plan.cardLast4 ?? ""].join(" ").trim(),
  };
}

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);
