import { In, type EntityManager } from "typeorm";
import { billingErrorTexts } from "#texts/errors";
import { conflict } from "../../../core/errors.js";
import type { PlanService } from "../../plans/plan.service.js";
import type { Plan } from "../../plans/plan.types.js";
import { CheckoutSession } from "../checkout/checkout-session.entity.js";
import { Subscription } from "./subscription.entity.js";
import { runningOf } from "./subscription.service.js";

type Overlapping = Pick<PlanService, "overlapping">;

/** The person's running plans that overlap this one, the oldest first. */
export async function overlapsOf(
  manager: EntityManager,
  plans: Overlapping,
  userId: string,
  plan: Plan,
): Promise<Subscription[]> {
  const terms = plans.overlapping(plan).flatMap((other) => other.terms);
  if (terms.length === 0) return [];
  return manager.find(Subscription, {
    where: runningOf(userId, { terms }),
    order: { startedAt: "ASC", id: "ASC" },
  });
}

/**
 * Refuses a plan that overlaps one that the person has or is paying for, e.g. by a bank payment that takes days.
 * @throws PLAN_OVERLAP
 */
export async function refuseOverlap(
  manager: EntityManager,
  plans: Overlapping,
  userId: string,
  plan: Plan,
): Promise<void> {
  for (const other of plans.overlapping(plan)) {
    const productId = In(other.terms.map((term) => term.productId));
    const paying = { userId, productId, status: "WAITING" } as const;
    if (await manager.existsBy(Subscription, runningOf(userId, other))) throw planOverlap(other);
    if (await manager.existsBy(CheckoutSession, paying)) throw planOverlapWaiting(other);
  }
}

export const planOverlap = ({ title }: Pick<Plan, "title">) =>
  conflict("PLAN_OVERLAP", billingErrorTexts.planOverlap(title));

/** While the payment for the other plan is on its way: there is no plan yet that could be changed. */
export const planOverlapWaiting = ({ title }: Pick<Plan, "title">) =>
  conflict("PLAN_OVERLAP", billingErrorTexts.planOverlapWaiting(title));

export const alreadySubscribed = () =>
  conflict("ALREADY_SUBSCRIBED", billingErrorTexts.alreadySubscribed);
