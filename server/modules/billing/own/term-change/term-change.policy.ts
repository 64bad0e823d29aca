import { addMonths } from "../../../../core/months.js";
import type { Plan, PlanChoice } from "../../../plans/plan.types.js";
import type { Subscription } from "../../subscription/subscription.entity.js";

/** A plan, and what happened to it. */
export interface Standing {
  plan: Subscription;
  /** Number of its invoices: the second one is made when the second payment is due. */
  invoices: number;
  disputes: number;
  /** Whether work for it was recorded. */
  hasBegun: boolean;
}

/** Another term, or another plan, that a running plan can change to, and what it costs. Amounts are in minor units of `currency`. */
export interface TermOffer {
  plan: Plan;
  productId: string;
  label: string;
  months: number;
  monthlyAmount: number;
  currency: string;
  paidAmount: number;
  /** The next payment: `monthlyAmount`, plus the difference between the new first month and `paidAmount`, which may be negative. */
  nextAmount: number;
  paymentsLeft: number;
  leftAmount: number;
  totalAmount: number;
  nextPaymentAt: Date;
  endsAt: Date;
}

/**
 * Whether the buyer can still choose another term or plan: only the first payment was made and nothing of it was questioned, and the
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
 * The other terms of the same plan, and the same term of other plans. The whole costs what it would have cost from the start:
 * nothing is due now, nothing goes back, and what the first month costs more or less goes with the next payment.
 * @param others plans that the buyer could also buy
 */
export function termOffersOf(
  standing: Standing,
  { plan: bought, term }: PlanChoice,
  others: readonly Plan[],
): TermOffer[] {
  const { plan } = standing;
  const { nextPaymentAt } = plan;
  // Otherwise the price changed since, or tax was added: no amount that we could name would be exact.
  const isExact = plan.paidAmount + plan.firstMonthDue === bought.monthlyAmount;
  if (!canChangeTerm(standing) || nextPaymentAt === null || !isExact) return [];
  const choices = [
    ...bought.terms
      .filter(({ productId }) => productId !== term.productId)
      .map((one) => ({ plan: bought, term: one })),
    ...others.flatMap((other) =>
      other.terms
        .filter(({ months }) => months === term.months)
        .map((one) => ({ plan: other, term: one })),
    ),
  ];
  return choices
    .filter(({ plan: { currency } }) => currency === plan.currency)
    .map((choice) => offerOf(plan, nextPaymentAt, choice))
    .filter(({ nextAmount }) => nextAmount > 0);
}

/** What the second payment takes on top of the others, so that the first month is paid at this price. */
export const firstMonthDueOf = (
  { paidAmount }: Pick<Subscription, "paidAmount">,
  { monthlyAmount }: Pick<Plan, "monthlyAmount">,
): number => monthlyAmount - paidAmount;

function offerOf(
  bought: Subscription,
  nextPaymentAt: Date,
  { plan, term: { productId, label, months } }: PlanChoice,
): TermOffer {
  const { paidAmount } = bought;
  const { monthlyAmount, currency } = plan;
  const totalAmount = months * monthlyAmount;
  return {
    plan,
    productId,
    label,
    months,
    monthlyAmount,
    currency,
    paidAmount,
    nextPaymentAt,
    nextAmount: monthlyAmount + firstMonthDueOf(bought, plan),
    paymentsLeft: months - bought.paymentsMade,
    leftAmount: totalAmount - paidAmount,
    totalAmount,
    endsAt: addMonths(bought.startedAt, months),
  };
}
