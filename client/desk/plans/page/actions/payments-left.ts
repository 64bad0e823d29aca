import { planActionTexts as texts } from "#texts/desk-plan-actions";
import { formatMoney } from "../../../../lib/money";
import type { ViewedPlan } from "../viewed-plan";

/** The payments that the plan's whole term still has, in words; null if there are none. */
export function paymentsLeft({
  months,
  paymentsMade,
  monthlyAmount,
  nextPaymentAmount,
  currency,
}: ViewedPlan): string | null {
  const left = months - paymentsMade;
  if (left <= 0 || monthlyAmount === null) return null;
  const monthly = formatMoney(monthlyAmount, currency);
  // After a change of plans, the next payment is not like the others.
  const next = nextPaymentAmount ?? monthlyAmount;
  if (next === monthlyAmount) return texts.paymentsLeft(left, monthly);
  const first = texts.paymentsLeft(1, formatMoney(next, currency));
  return left === 1 ? first : texts.thenPayments(first, texts.paymentsLeft(left - 1, monthly));
}
