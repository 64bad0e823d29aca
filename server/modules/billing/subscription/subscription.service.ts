import DataLoader from "dataloader";
import {
  In,
  IsNull,
  LessThanOrEqual,
  MoreThan,
  Not,
  type DataSource,
  type EntityManager,
} from "typeorm";
import { requireProvenAdmin, requireUser, type Actor } from "../../../core/actor.js";
import type { Plan } from "../../plans/plan.types.js";
import { Dispute } from "../money/dispute.entity.js";
import { Invoice } from "../money/invoice.entity.js";
import { Payment } from "../money/payment.entity.js";
import { PlanEvent, type ReviewReason } from "./plan-event.entity.js";
import { Refund } from "../money/refund.entity.js";
import { Subscription } from "./subscription.entity.js";

type StripesOwn = Pick<Subscription, "stripeSubscriptionId">;

/** Reads what people have bought. Only BillingSync writes these rows. */
export class SubscriptionService {
  /** What lost disputes took, by plan; loads plans that are asked for at the same time with one query, and caches nothing. */
  private readonly lost: DataLoader<string, Dispute[]>;

  constructor(private readonly dataSource: DataSource) {
    this.lost = new DataLoader((ids) => this.lostDisputes(ids), { cache: false });
  }

  /** The actor's own, newest first. @throws UNAUTHENTICATED */
  async listOwn(actor: Actor): Promise<Subscription[]> {
    return this.boughtBy(requireUser(actor).id);
  }

  /** Any person's, newest first, for administrators. @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED */
  async listOf(actor: Actor, userId: string): Promise<Subscription[]> {
    requireProvenAdmin(actor);
    return this.boughtBy(userId);
  }

  private boughtBy(userId: string): Promise<Subscription[]> {
    return this.dataSource.manager.find(Subscription, {
      where: { userId },
      order: { startedAt: "DESC", id: "DESC" },
    });
  }

  /**
   * Everyone's running plans whose first payment was recorded in this time and that aren't canceled, the oldest first. Stripe starts a
   * plan when it is bought; a bank takes days to pay for it.
   */
  listPaid(after: Date, until: Date): Promise<Subscription[]> {
    return this.dataSource.manager
      .createQueryBuilder(Subscription, "s")
      .innerJoin(Payment, "p", "p.stripeSubscriptionId = s.stripeSubscriptionId")
      .where("p.status = 'ACCEPTED' AND p.createdAt > :after AND p.createdAt <= :until", {
        after,
        until,
      })
      .andWhere({ running: true, cancelRequestedAt: IsNull() })
      .orderBy({ "p.createdAt": "ASC", "s.id": "ASC" })
      .getMany();
  }

  /** Whether it was paid beside another plan with the same work, which its buyer did not confirm, and both are running. */
  async isOverlapInReview({
    id,
    userId,
    running,
  }: Pick<Subscription, "id" | "userId" | "running">): Promise<boolean> {
    if (!running) return false;
    const { manager } = this.dataSource;
    const where = { subscriptionId: id, kind: "NEEDS_REVIEW" } as const;
    const review = await manager.findOneBy(PlanEvent, where);
    if (review?.facts.why !== ("OVERLAPS_PLAN" satisfies ReviewReason)) return false;
    // One bought later was bought in full knowledge of this one.
    const startedAt = LessThanOrEqual(review.at);
    return manager.existsBy(Subscription, { userId, running: true, startedAt, id: Not(id) });
  }

  find(id: string): Promise<Subscription | null> {
    return this.dataSource.manager.findOneBy(Subscription, { id });
  }

  findByStripeId(stripeSubscriptionId: string): Promise<Subscription | null> {
    return this.dataSource.manager.findOneBy(Subscription, { stripeSubscriptionId });
  }

  /**
   * Whether this person currently pays for the plan, for either term.
   * @param manager the transaction to use
   */
  hasRunning(
    userId: string,
    plan: Plan,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<boolean> {
    return manager.existsBy(Subscription, runningOf(userId, plan));
  }

  /** Whether this person pays for the plan, or bought it after this time, for either term. */
  async hasBought(userId: string, plan: Plan, after: Date): Promise<boolean> {
    if (await this.hasRunning(userId, plan)) return true;
    const productId = In(plan.terms.map((term) => term.productId));
    const since = { userId, productId, startedAt: MoreThan(after) };
    return this.dataSource.manager.existsBy(Subscription, since);
  }

  /** All of its invoices, newest first. */
  listInvoices({ stripeSubscriptionId }: StripesOwn): Promise<Invoice[]> {
    return this.dataSource.manager.find(Invoice, {
      where: { stripeSubscriptionId },
      order: { createdAt: "DESC", id: "DESC" },
    });
  }

  /** How much of it the buyer's bank took back in disputes that the firm lost, in minor units. */
  async lostAmount({ id, stripeSubscriptionId }: Invoice): Promise<number> {
    const disputes = await this.lost.load(stripeSubscriptionId);
    return disputes
      .filter(({ invoiceId }) => invoiceId === id)
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  private async lostDisputes(ids: readonly string[]): Promise<Dispute[][]> {
    const where = { stripeSubscriptionId: In([...new Set(ids)]), status: "LOST" } as const;
    const found = await this.dataSource.manager.findBy(Dispute, where);
    return ids.map((id) => found.filter(({ stripeSubscriptionId }) => stripeSubscriptionId === id));
  }

  /** What was paid back, newest first. */
  listRefunds({ stripeSubscriptionId }: StripesOwn): Promise<Refund[]> {
    return this.dataSource.manager.find(Refund, {
      where: { stripeSubscriptionId },
      order: { createdAt: "DESC", id: "DESC" },
    });
  }
}

/** Condition: a person's running subscriptions to a plan, for either term. */
export const runningOf = (userId: string, { terms }: Pick<Plan, "terms">) => ({
  userId,
  productId: In(terms.map(({ productId }) => productId)),
  running: true,
});
