import type { PlanChoice } from "../../plans/plan.types.js";
import type { Subscription } from "../subscription.entity.js";
import { addMonths } from "../subscription.projection.js";

/** A plan, and what happened to it. */
export interface Standing {
  plan: Subscription;
  /** Number of its invoices: the second one is made when the second payment is due. */
  invoices: number;
  disputes: number;
  /** Whether work for it was recorded. */
  hasBegun: boolean;
}

/** Another term that a running plan can change to, and what it costs. Amounts are in minor units of `currency`. */
export interface TermOffer {
  productId: string;
  label: string;
  months: number;
  monthlyAmount: number;
  currency: string;
  paidAmount: number;
  paymentsLeft: number;
  leftAmount: number;
  totalAmount: number;
  nextPaymentAt: Date;
  endsAt: Date;
}

/**
 * Whether the buyer can still choose another term: only the first payment was made and nothing of it was questioned, and the
 * firm has not begun. Free months were given for the old term.
 */
export const canChangeTerm = ({ plan, invoices, disputes, hasBegun }: Standing): boolean =>
  plan.running &&
  plan.status === "ACTIVE" &&
  plan.paymentsMade === 1 &&
  invoices === 1 &&
  plan.refundedAmount === 0 &&
  disputes === 0 &&
  plan.freeMonths === 0 &&
  !hasBegun;

/**
 * The other terms of the same plan. Their payments are the same every month, so the first payment counts as it is: nothing is
 * due now, and nothing goes back.
 */
export function termOffersOf(standing: Standing, { plan: bought, term }: PlanChoice): TermOffer[] {
  const { plan } = standing;
  const { nextPaymentAt, paidAmount } = plan;
  const { monthlyAmount, currency } = bought;
  // Otherwise the price changed since, or tax was added: no amount that we could name would be exact.
  const isExact = paidAmount === monthlyAmount && plan.currency === currency;
  if (!canChangeTerm(standing) || nextPaymentAt === null || !isExact) return [];
  return bought.terms
    .filter(({ productId }) => productId !== term.productId)
    .map(({ productId, label, months }) => {
      const paymentsLeft = months - plan.paymentsMade;
      const leftAmount = paymentsLeft * monthlyAmount;
      return {
        ...{ productId, label, months, monthlyAmount, currency, paidAmount, nextPaymentAt },
        ...{ paymentsLeft, leftAmount, totalAmount: paidAmount + leftAmount },
        endsAt: addMonths(plan.startedAt, months),
      };
    });
}
