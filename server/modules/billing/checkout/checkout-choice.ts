import { billingErrorTexts } from "#texts/errors";
import { badInput } from "../../../core/errors.js";
import type { PlanService } from "../../plans/plan.service.js";
import type { Plan, PlanChoice } from "../../plans/plan.types.js";
import { MONTHS_DISAGREE, OTHER_PLANS_KEY, type CheckoutOrder } from "./billing.validation.js";

/** The plan and term that an order names. @throws BAD_INPUT if its parts don't belong together, or we sell no such plan */
export function choiceOf(
  plans: Pick<PlanService, "findByLookupKey" | "findChoice">,
  { productId, lookupKey, months }: CheckoutOrder,
): PlanChoice {
  const ofKey = lookupKey == null ? null : plans.findByLookupKey(lookupKey);
  const choice = productId == null ? ofTerm(ofKey, months) : plans.findChoice(productId);
  if (!choice)
    throw badInput(billingErrorTexts.choosePlan, { productId: billingErrorTexts.choosePlan });
  if (months != null && months !== choice.term.months)
    throw badInput(MONTHS_DISAGREE, { months: MONTHS_DISAGREE });
  if (lookupKey != null && ofKey?.id !== choice.plan.id)
    throw badInput(OTHER_PLANS_KEY, { lookupKey: OTHER_PLANS_KEY });
  return choice;
}

function ofTerm(plan: Plan | null, months: number | null | undefined): PlanChoice | null {
  const term = plan?.terms.find((one) => one.months === months);
  return plan && term ? { plan, term } : null;
}
