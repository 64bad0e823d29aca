import { In, Like, type DataSource, type EntityManager } from "typeorm";
import type { Clock } from "../../../core/clock.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import type { PlanFacts } from "../../../integrations/payments/plan-facts.js";
import { Dispute } from "../money/dispute.entity.js";
import { Invoice } from "../money/invoice.entity.js";
import { PlanEvent } from "./plan-event.entity.js";
import type { NewPlanEvent, PlanEventService } from "./plan-event.service.js";
import { cancelKey, happeningsOf } from "./plan-happenings.js";
import { Refund } from "../money/refund.entity.js";
import type { SecondPlans } from "./second-plans.js";
import { Subscription } from "./subscription.entity.js";
import { project, type Projected } from "./subscription.projection.js";

/** Writes Stripe's last word on a plan: its row, invoices, refunds, disputes, and what happened, all or nothing. */
export class PlanWriter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: PlanEventService,
    private readonly seconds: SecondPlans,
    private readonly clock: Clock,
  ) {}

  /**
   * @param known the row as it was before `facts` were read from Stripe
   * @returns false if the row has changed since, because `facts` may be older than it
   */
  async write(known: Subscription, facts: PlanFacts): Promise<boolean> {
    const { months, productId } = facts.purchase ?? known;
    const change = { ...project(facts, months, facts.freeMonths), productId };
    const isOtherPlan = change.running && productId !== known.productId;
    let news = 0;
    const written = await inTransaction(this.dataSource, async (transaction) => {
      news = 0;
      if (isOtherPlan) await this.seconds.lock(transaction, known.userId);
      if (!(await this.update(transaction, known, change))) return false;
      await this.saveMoney(transaction, facts);
      news = await this.recordNews(transaction, known, facts, change);
      if (isOtherPlan) await this.seconds.recordBeside(transaction, { ...known, productId });
      return true;
    });
    if (written && news > 0) this.events.nudge();
    return written;
  }

  private async update(
    transaction: EntityManager,
    { id, updatedAt, stripeScheduleId }: Subscription,
    change: Projected & Pick<Subscription, "productId">,
  ): Promise<boolean> {
    const now = this.clock.now();
    const version = new Date(Math.max(now.getTime(), updatedAt.getTime() + 1));
    const result = await transaction.update(
      Subscription,
      { id, updatedAt },
      {
        ...change,
        // Stripe detaches the schedule from an ended subscription, so keep the stored value.
        stripeScheduleId: change.running ? change.stripeScheduleId : stripeScheduleId,
        checkedAt: now,
        updatedAt: version,
      },
    );
    return result.affected === 1;
  }

  private async saveMoney(transaction: EntityManager, facts: PlanFacts): Promise<void> {
    const { id: stripeSubscriptionId, invoices, refunds, disputes } = facts;
    if (invoices.length > 0)
      await transaction.upsert(
        Invoice,
        invoices.map((invoice) => ({ ...invoice, stripeSubscriptionId })),
        ["id"],
      );
    if (refunds.length > 0)
      await transaction.upsert(
        Refund,
        refunds.map((refund) => ({ ...refund, stripeSubscriptionId })),
        ["id"],
      );
    if (disputes.length > 0) await this.saveDisputes(transaction, facts);
  }

  /** Stripe does not say when a dispute was decided. */
  private async saveDisputes(
    transaction: EntityManager,
    { id: stripeSubscriptionId, disputes }: PlanFacts,
  ): Promise<void> {
    const known = await transaction.findBy(Dispute, { id: In(disputes.map(({ id }) => id)) });
    const closed = new Map(known.map(({ id, closedAt }) => [id, closedAt]));
    const now = this.clock.now();
    const rows = disputes.map((dispute) => ({
      ...dispute,
      stripeSubscriptionId,
      closedAt: dispute.status === "OPEN" ? null : (closed.get(dispute.id) ?? now),
    }));
    await transaction.upsert(Dispute, rows, ["id"]);
  }

  private async recordNews(
    transaction: EntityManager,
    known: Subscription,
    facts: PlanFacts,
    change: Projected,
  ): Promise<number> {
    const now = this.clock.now();
    const happened = happeningsOf(facts, change, now);
    const subscriptionId = known.id;
    const all: NewPlanEvent[] = happened.map((one) => ({ subscriptionId, ...one }));
    const undone = await undoneOf(transaction, facts, change, now);
    if (undone) all.push({ subscriptionId, ...undone });
    if (facts.card && isOtherCard(known, change))
      all.push({
        subscriptionId,
        kind: "CARD_CHANGED",
        at: now,
        key: `CARD_CHANGED:${facts.id}:${facts.card.id}`,
        facts: { brand: change.cardBrand, last4: change.cardLast4 },
      });
    return this.events.recordAll(transaction, all);
  }
}

/** The event of a cancellation that was undone, here or at Stripe. Stripe does not say who undid it. */
async function undoneOf(
  transaction: EntityManager,
  { id, cancelUndone }: PlanFacts,
  { running, cancelRequestedAt, endsAt }: Projected,
  now: Date,
): Promise<Omit<NewPlanEvent, "subscriptionId"> | null> {
  if (!running || cancelRequestedAt || !endsAt) return null;
  const prefix = cancelKey(id, new Date(0)).slice(0, -1);
  const last = await transaction.findOne(PlanEvent, {
    where: { kind: "CANCEL_REQUESTED", dedupeKey: Like(`${prefix}%`) },
    order: { at: "DESC", id: "DESC" },
  });
  if (!last) return null;
  const key = last.dedupeKey.replace("CANCEL_REQUESTED", "CANCEL_UNDONE");
  const here = cancelUndone && cancelUndone.at >= last.at ? cancelUndone : null;
  return {
    kind: "CANCEL_UNDONE",
    at: here?.at ?? now,
    key,
    facts: { undoneBy: here?.by ?? "STRIPE", endsAt: endsAt.toISOString() },
    actorId: here?.actorId ?? null,
  };
}

const isOtherCard = (known: Subscription, change: Projected): boolean =>
  known.cardBrand !== null &&
  [known.cardBrand, known.cardLast4, known.cardExpiresAt?.getTime()].join() !==
    [change.cardBrand, change.cardLast4, change.cardExpiresAt?.getTime()].join();
