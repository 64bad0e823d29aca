import { plansTexts } from "#texts/plans";
import { formatMoney } from "../../../lib/money";
import { usePlansQuery } from "./Plans.generated";

/** A product in one line, e.g. "Brand My CV: 3 monthly payments of $79.00, no renewal"; null if unknown. */
export function usePlanSummary(productId: string | null): string | null {
  const { data } = usePlansQuery({ fetchPolicy: "cache-only" });
  for (const plan of data?.plans ?? []) {
    const term = plan.terms.find((one) => one.productId === productId);
    if (term === undefined) continue;
    const monthly = formatMoney(plan.monthlyAmount, plan.currency);
    return plansTexts.summary(plan.title, term.months, monthly);
  }
  return null;
}
