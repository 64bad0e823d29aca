import { In, Not, type EntityManager } from "typeorm";
import type { Clock } from "../../../core/clock.js";
import type { Logger } from "../../../core/logger.js";
import { afterCommit } from "../../../kit/db/transactions.js";
import type { PeopleService } from "../../accounts/people.service.js";
import type { PlanService } from "../../plans/plan.service.js";
import { CheckoutSession } from "../checkout/checkout-session.entity.js";
import type { ReviewReason } from "./plan-event.entity.js";
import type { PlanEventService } from "./plan-event.service.js";
import { Payment } from "../money/payment.entity.js";
import { overlapsOf } from "./plan-overlaps.js";
import { Subscription } from "./subscription.entity.js";
import { runningOf } from "./subscription.service.js";

interface SecondPlanNeeds {
  plans: Pick<PlanService, "findChoice" | "overlapping">;
  people: Pick<PeopleService, "lock">;
  events: PlanEventService;
  clock: Clock;
  logger: Logger;
}

type Bought = Pick<Subscription, "userId" | "productId" | "stripeSubscriptionId">;

/**
 * Plans that someone bought twice, or beside one that they overlap without having said so. Both stay, and staff are told to
 * refund the second. It's recorded in the transaction that makes it a second, while the person is locked: of two at once, the
 * later one sees both, and a crash loses neither.
 */
export class SecondPlans {
  constructor(private readonly needs: SecondPlanNeeds) {}

  /** Locks the person until the transaction ends, even a deleted one. Call it before any write. */
  async lock(transaction: EntityManager, userId: string): Promise<void> {
    await this.needs.people.lock(transaction, [userId]);
  }

  /** Call it once a purchase is written. */
  async recordIfSecond(
    transaction: EntityManager,
    bought: Bought,
    sessionId: string,
  ): Promise<void> {
    const others = await this.othersOf(transaction, bought);
    if (others.length > 0) await this.record(transaction, bought, "SECOND_OF_PLAN", { sessionId });
    else if (await this.isUnwantedOverlap(transaction, bought, sessionId))
      await this.record(transaction, bought, "OVERLAPS_PLAN", { sessionId });
  }

  /** Call it once a plan became another one: what was paid for that plan meanwhile is a second. */
  async recordBeside(transaction: EntityManager, changed: Bought): Promise<void> {
    for (const other of await this.othersOf(transaction, changed))
      await this.record(transaction, other, "SECOND_OF_PLAN");
  }

  /** Both pay pages were open at once, and neither purchase said that it knows of the other. */
  private async isUnwantedOverlap(
    transaction: EntityManager,
    { userId, productId }: Bought,
    sessionId: string,
  ): Promise<boolean> {
    const plan = this.needs.plans.findChoice(productId)?.plan;
    const others = plan ? await overlapsOf(transaction, this.needs.plans, userId, plan) : [];
    if (others.length === 0) return false;
    const bought = others.map((other) => other.stripeSubscriptionId);
    const payments = await transaction.findBy(Payment, { stripeSubscriptionId: In(bought) });
    const sessions = [sessionId, ...payments.map((payment) => payment.sessionId)];
    const confirmed = { id: In(sessions), overlapConfirmed: true };
    return !(await transaction.existsBy(CheckoutSession, confirmed));
  }

  private async othersOf(transaction: EntityManager, bought: Bought): Promise<Subscription[]> {
    const { userId, productId, stripeSubscriptionId } = bought;
    const plan = this.needs.plans.findChoice(productId)?.plan;
    if (!plan) return [];
    return transaction.findBy(Subscription, {
      ...runningOf(userId, plan),
      stripeSubscriptionId: Not(stripeSubscriptionId),
    });
  }

  private async record(
    transaction: EntityManager,
    second: Bought,
    why: ReviewReason,
    about: { sessionId?: string } = {},
  ): Promise<void> {
    const { userId, productId, stripeSubscriptionId } = second;
    const { id } = await transaction.findOneByOrFail(Subscription, { stripeSubscriptionId });
    const isNew = await this.needs.events.record(transaction, {
      subscriptionId: id,
      kind: "NEEDS_REVIEW",
      at: this.needs.clock.now(),
      facts: { why },
      key: `NEEDS_REVIEW:${stripeSubscriptionId}`,
    });
    if (!isNew) return;
    afterCommit(transaction, () => {
      const facts = { userId, productId, ...about, subscriptionId: stripeSubscriptionId };
      this.needs.logger.error(facts, LINES[why]);
      this.needs.events.nudge();
    });
  }
}

/** For the log: docs/billing.md says what to do. */
const LINES: Readonly<Record<ReviewReason, string>> = {
  SECOND_OF_PLAN: "second subscription of a plan: needs a refund",
  OVERLAPS_PLAN: "plan overlaps another one of its buyer: needs a refund",
};
