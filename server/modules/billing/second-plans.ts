import { Not, type DataSource } from "typeorm";
import type { Clock } from "../../core/clock.js";
import type { Logger } from "../../core/logger.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { PlanService } from "../plans/plan.service.js";
import type { PlanEventService } from "./plan-event.service.js";
import { Subscription } from "./subscription.entity.js";
import { runningOf } from "./subscription.service.js";

interface SecondPlanNeeds {
  dataSource: DataSource;
  plans: PlanService;
  events: PlanEventService;
  clock: Clock;
  logger: Logger;
}

type Bought = Pick<Subscription, "userId" | "productId" | "stripeSubscriptionId">;

/** Plans that someone bought twice. Both stay, and staff are told to refund the second. */
export class SecondPlans {
  constructor(private readonly needs: SecondPlanNeeds) {}

  /** Call it after the commit of a purchase, so that of two recorded at once, the later one sees both. */
  async reportIfSecond(bought: Bought, sessionId: string): Promise<void> {
    const others = await this.othersOf(bought);
    if (others.length > 0) await this.report(bought, { sessionId });
  }

  /** Call it after a plan became another one: what was paid for that plan meanwhile is a second. */
  async reportBeside(changed: Bought): Promise<void> {
    for (const other of await this.othersOf(changed)) await this.report(other);
  }

  private async othersOf(bought: Bought): Promise<Subscription[]> {
    const { userId, productId, stripeSubscriptionId } = bought;
    const plan = this.needs.plans.findChoice(productId)?.plan;
    if (!plan) return [];
    return this.needs.dataSource.manager.findBy(Subscription, {
      ...runningOf(userId, plan),
      stripeSubscriptionId: Not(stripeSubscriptionId),
    });
  }

  private async report(second: Bought, about: { sessionId?: string } = {}): Promise<void> {
    const { userId, productId, stripeSubscriptionId } = second;
    const facts = { userId, productId, ...about, subscriptionId: stripeSubscriptionId };
    this.needs.logger.error(facts, "second subscription of a plan: needs a refund");
    await inTransaction(this.needs.dataSource, async (transaction) => {
      const { id } = await transaction.findOneByOrFail(Subscription, { stripeSubscriptionId });
      await this.needs.events.record(transaction, {
        subscriptionId: id,
        kind: "NEEDS_REVIEW",
        at: this.needs.clock.now(),
        facts: { why: "SECOND_OF_PLAN" },
        key: `NEEDS_REVIEW:${stripeSubscriptionId}`,
      });
    });
    this.needs.events.nudge();
  }
}
