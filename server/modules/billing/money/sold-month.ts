import type { Subscription } from "../subscription/subscription.entity.js";

type Paid = Pick<Subscription, "paymentsMade" | "paidAmount" | "firstMonthDue">;

/**
 * What a month of a plan was sold for, with tax, by what was paid for it: prices change after a sale. Null before its first payment.
 */
export const soldFor = ({ paymentsMade, paidAmount, firstMonthDue }: Paid): number | null =>
  paymentsMade === 0 ? null : Math.round((paidAmount + firstMonthDue) / paymentsMade);

/** What the next payment takes. @param price of a month today, for a plan that nothing was paid for yet */
export const nextPayment = (plan: Paid, price: number): number =>
  (soldFor(plan) ?? price) + plan.firstMonthDue;
