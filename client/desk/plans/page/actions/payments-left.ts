import { planActionTexts as texts } from "#texts/desk-plan-actions";
import { formatMoney } from "../../../../lib/money";
import type { ViewedPlan } from "../viewed-plan";

/** The payments that the plan's whole term still has, in words; null if there are none. */
export function paymentsLeft({
  months,
  paymentsMade,
  monthlyAmount,
  currency,
}: ViewedPlan): string | null {
  const left = months - paymentsMade;
  if (left <= 0 || monthlyAmount === null) return null;
  return texts.paymentsLeft(left, formatMoney(monthlyAmount, currency));
}
