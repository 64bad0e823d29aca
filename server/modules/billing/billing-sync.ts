import { Not, type DataSource, type EntityManager } from "typeorm";
import type { Clock } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import type { Logger } from "../../core/logger.js";
import { isLockConflict } from "../../db/errors.js";
import type {
  Checkout,
  PaidInvoice,
  PaymentGateway,
  ProviderSubscription,
  Purchase,
} from "../../integrations/payments/payment-gateway.js";
import type { AccountService } from "../accounts/account.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import { inDollars, type PlanService } from "../plans/plan.service.js";
import { CheckoutSession } from "./checkout-session.entity.js";
import { insertOnce } from "./insert-once.js";
import { Invoice } from "./invoice.entity.js";
import { Payment } from "./payment.entity.js";
import { Subscription } from "./subscription.entity.js";
import { lacksTerm, project } from "./subscription.projection.js";
import { runningOf } from "./subscription.service.js";

/** Writers that met on a row start again; each round reads Stripe anew. */
const MAX_ROUNDS = 5;

export type CheckoutOutcome =
  | { kind: "PAID"; payment: Payment; created: boolean }
  | { kind: "NOT_PAID" }
  /** Not at Stripe, or not made by this product. */
  | { kind: "UNKNOWN" };

interface PaidCheckout extends Checkout {
  purchase: Purchase;
  subscriptionId: string;
}

/**
 * Brings our rows to what Stripe says. The webhook, the browser's return and the reconcile job all call this;
 * unique keys and the row's version make any number of them at once, in any order, end in the same rows.
 */
export class BillingSync {
  constructor(
    private readonly dataSource: DataSource,
    private readonly gateway: PaymentGateway,
    private readonly plans: PlanService,
    private readonly accounts: AccountService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Everything that follows from a checkout: payment, subscription, its fixed term, its invoices. */
  async syncFromSession(sessionId: string): Promise<CheckoutOutcome> {
    const outcome = await this.recordCheckout(sessionId);
    if (outcome.kind === "PAID") await this.refresh(outcome.payment.stripeSubscriptionId);
    return outcome;
  }

  /** Only the payment and its subscription, which then waits for its term (PENDING_TERM). */
  async recordCheckout(sessionId: string): Promise<CheckoutOutcome> {
    const checkout = await this.gateway.findCheckout(sessionId);
    if (!checkout || checkout.status === "EXPIRED") await this.markExpired(sessionId);
    if (!checkout) return { kind: "UNKNOWN" };
    if (!checkout.paid) return { kind: "NOT_PAID" };
    if (!isComplete(checkout)) return { kind: "UNKNOWN" };
    if (!(await this.isOurs(checkout))) return { kind: "UNKNOWN" };
    const created = await this.retryingConflicts(() =>
      this.dataSource.transaction((transaction) => this.record(transaction, checkout)),
    );
    if (created) await this.reportSecond(checkout);
    const payment = await this.dataSource.manager.findOneByOrFail(Payment, { sessionId });
    return { kind: "PAID", payment, created };
  }

  /**
   * Reads a subscription and its invoices from Stripe and writes what follows; sets the fixed term where it is
   * missing. Null when we do not know the subscription (yet): its checkout brings it.
   */
  async refresh(stripeSubscriptionId: string): Promise<Subscription | null> {
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const known = await this.dataSource.manager.findOneBy(Subscription, { stripeSubscriptionId });
      if (!known) return null;
      const found = await this.readWithTerm(known);
      if (!found) return known;
      const invoices = await this.gateway.listPaidInvoices(stripeSubscriptionId);
      const written = await this.retryingConflicts(() => this.write(known, found, invoices));
      if (written) return this.dataSource.manager.findOneBy(Subscription, { id: known.id });
    }
    throw new Error(`Subscription ${stripeSubscriptionId} kept changing`);
  }

  private async readWithTerm(known: Subscription): Promise<ProviderSubscription | null> {
    const found = await this.gateway.findSubscription(known.stripeSubscriptionId);
    if (!found) this.logger.error({ subscriptionId: known.id }, "subscription is gone from Stripe");
    if (!found || !lacksTerm(found)) return found;
    return this.gateway.attachTerm(known.stripeSubscriptionId, known.months);
  }

  private async isOurs(checkout: PaidCheckout): Promise<boolean> {
    const { purchase } = checkout;
    const choice = this.plans.findChoice(purchase.productId);
    const user = await this.accounts.find(purchase.userId);
    const facts = { sessionId: checkout.id, productId: purchase.productId };
    if (!choice || !user) {
      this.logger.error(facts, "paid checkout of no known person or plan: needs a refund");
      return false;
    }
    if (
      checkout.amount !== choice.plan.monthlyAmount ||
      checkout.currency !== choice.plan.currency
    ) {
      const paid = `${inDollars(checkout.amount)} ${checkout.currency}`;
      this.logger.error({ ...facts, paid }, "checkout was paid at another price than the plan's");
    }
    return true;
  }

  /** Asked after the commit: of two recorded at once, the later one sees both. Each keeps its row, as it was paid. */
  private async reportSecond({ id: sessionId, purchase, subscriptionId }: PaidCheckout) {
    const { userId, productId } = purchase;
    const others = await this.dataSource.manager.countBy(Subscription, {
      ...runningOf(userId, this.plans.getChoice(productId).plan),
      stripeSubscriptionId: Not(subscriptionId),
    });
    const facts = { userId, productId, sessionId, subscriptionId };
    if (others > 0) this.logger.error(facts, "second subscription of a plan: needs a refund");
  }

  /** True when the payment was not there yet. */
  private async record(transaction: EntityManager, checkout: PaidCheckout): Promise<boolean> {
    const now = this.clock.now();
    const { id: sessionId, purchase, subscriptionId: stripeSubscriptionId } = checkout;
    await insertOnce(transaction, Subscription, {
      id: newId(),
      ...purchase,
      stripeSubscriptionId,
      stripeCustomerId: checkout.customerId ?? "",
      status: "PENDING_TERM",
      startedAt: now,
      updatedAt: now,
    });
    const created = await insertOnce(transaction, Payment, {
      id: newId(),
      userId: purchase.userId,
      productId: purchase.productId,
      sessionId,
      stripeSubscriptionId,
      amount: checkout.amount,
      currency: checkout.currency,
      createdAt: now,
    });
    await transaction.update(CheckoutSession, { id: sessionId }, { status: "COMPLETE" });
    return created;
  }

  /** False when somebody wrote the row after `known` was read: then `found` may be older than what is there. */
  private async write(
    known: Subscription,
    found: ProviderSubscription,
    invoices: PaidInvoice[],
  ): Promise<boolean> {
    const change = project(known, found);
    const starts = known.endsAt === null && change.status === "ACTIVE";
    const { id, updatedAt, stripeSubscriptionId } = known;
    const written = await this.dataSource.transaction(async (transaction) => {
      const version = new Date(Math.max(this.clock.now().getTime(), updatedAt.getTime() + 1));
      const where = { id, updatedAt };
      const result = await transaction.update(Subscription, where, {
        ...change,
        updatedAt: version,
      });
      if (result.affected !== 1) return false;
      for (const invoice of invoices)
        await insertOnce(transaction, Invoice, { ...invoice, stripeSubscriptionId });
      const notice = { kind: "PLAN_STARTED", payload: { subscriptionId: id } } as const;
      if (starts) await this.outbox.enqueue(transaction, notice, `plan-started:${id}`);
      return true;
    });
    if (written && starts) this.outbox.nudge();
    return written;
  }

  private async markExpired(id: string): Promise<void> {
    const open = { id, status: "OPEN" } as const;
    await this.dataSource.manager.update(CheckoutSession, open, { status: "EXPIRED" });
  }

  /** Transactions that met (deadlock, lock wait) are rolled back whole; the loser goes again. */
  private async retryingConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
    for (let round = 1; ; round++) {
      try {
        return await work();
      } catch (error) {
        if (!isLockConflict(error) || round === MAX_ROUNDS) throw error;
      }
    }
  }
}

const isComplete = (checkout: Checkout): checkout is PaidCheckout =>
  checkout.purchase !== null && checkout.subscriptionId !== null;
