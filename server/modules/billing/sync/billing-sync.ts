import DataLoader from "dataloader";
import { In, type DataSource, type EntityManager } from "typeorm";
import type { Clock } from "../../../core/clock.js";
import { newId } from "../../../core/ids.js";
import type { Logger } from "../../../core/logger.js";
import { countPayment } from "../../../core/metrics/counts.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import type {
  Checkout,
  PaymentGateway,
  Purchase,
} from "../../../integrations/payments/payment-gateway.js";
import type { OutboxService } from "../../outbox/outbox.service.js";
import type { PlanFacts } from "../../../integrations/payments/plan-facts.js";
import type { AccountService } from "../../accounts/account.service.js";
import { isErased } from "../../accounts/user.entity.js";
import { inDollars, type PlanService } from "../../plans/plan.service.js";
import { CheckoutSession, type CheckoutStatus } from "../checkout/checkout-session.entity.js";
import { insertOnce } from "../../../kit/db/insert-once.js";
import { changeAlone } from "./change-alone.js";
import { isPaidAsSold } from "../billing.policy.js";
import { Payment, type PaymentStatus } from "../money/payment.entity.js";
import type { SecondPlans } from "../subscription/second-plans.js";
import { Subscription } from "../subscription/subscription.entity.js";
import type { PlanWriter } from "../subscription/plan-writer.js";
import { lacksTerm } from "../subscription/subscription.projection.js";

/**
 * Maximum attempts to write a subscription that other processes keep changing. Each attempt reads
 * Stripe again.
 */
const MAX_ROUNDS = 5;

export type CheckoutOutcome =
  | { kind: "PAID"; payment: Payment; created: boolean }
  /** Paid, but not for what we sell; recorded without a plan. */
  | { kind: "NEEDS_REVIEW" }
  | { kind: "NOT_PAID" }
  /** Complete, and the money is on its way, with a method that takes days. */
  | { kind: "WAITING" }
  /** No purchase: another card was given for a subscription. */
  | { kind: "CARD"; stripeSubscriptionId: string }
  /** Unknown to Stripe, or not created by this product. */
  | { kind: "UNKNOWN" };

interface BillingSyncNeeds {
  dataSource: DataSource;
  gateway: PaymentGateway;
  plans: PlanService;
  accounts: AccountService;
  writer: PlanWriter;
  seconds: SecondPlans;
  outbox: Pick<OutboxService, "enqueue" | "nudge">;
  clock: Clock;
  logger: Logger;
}

interface PaidCheckout extends Checkout {
  purchase: Purchase;
  subscriptionId: string;
}

/**
 * Updates our rows to match Stripe. The webhook, the browser's return and the reconcile job all
 * call this, possibly at once and in any order. Unique keys and the row's version ensure the same
 * rows in every case.
 */
export class BillingSync {
  /** Loads subscriptions that are refreshed at the same time with one query; caches nothing. */
  private readonly known: DataLoader<string, Subscription | null>;

  constructor(private readonly needs: BillingSyncNeeds) {
    this.known = new DataLoader((ids) => this.rowsOf(ids), { cache: false });
  }

  /**
   * Writes everything that follows from a checkout: payment, subscription, its end date and
   * invoices.
   */
  async syncFromSession(sessionId: string): Promise<CheckoutOutcome> {
    const outcome = await this.recordCheckout(sessionId);
    if (outcome.kind === "PAID") await this.refresh(outcome.payment.stripeSubscriptionId);
    if (outcome.kind === "CARD") await this.useCard(sessionId, outcome.stripeSubscriptionId);
    return outcome;
  }

  /**
   * Writes only the payment and its subscription, which stays PENDING until its end date is
   * set.
   */
  async recordCheckout(sessionId: string): Promise<CheckoutOutcome> {
    const checkout = await this.needs.gateway.findCheckout(sessionId);
    if (!checkout || checkout.status === "EXPIRED") await this.mark(sessionId, "EXPIRED");
    if (!checkout) return { kind: "UNKNOWN" };
    if (checkout.status !== "COMPLETE") return { kind: "NOT_PAID" };
    if (checkout.cardFor !== null) return { kind: "CARD", stripeSubscriptionId: checkout.cardFor };
    if (!isComplete(checkout)) return { kind: "UNKNOWN" };
    if (!checkout.paid) return this.recordUnpaid(checkout);
    if (!(await this.isOfKnownPerson(checkout))) return { kind: "UNKNOWN" };
    const status = isPaidAsSold(checkout, this.needs.plans.findChoice(checkout.purchase.productId))
      ? "ACCEPTED"
      : "NEEDS_REVIEW";
    const created = await inTransaction(this.needs.dataSource, (transaction) =>
      this.record(transaction, checkout, status),
    );
    if (created) countPayment(status === "ACCEPTED" ? "accepted" : "review");
    if (created && status === "NEEDS_REVIEW") this.reportReview(checkout);
    // Use the recorded plan: a later catalog change must not affect past purchases.
    const payment = await this.needs.dataSource.manager.findOneByOrFail(Payment, { sessionId });
    if (payment.status === "NEEDS_REVIEW") return { kind: "NEEDS_REVIEW" };
    return { kind: "PAID", payment, created };
  }

  /**
   * Reads a subscription and its invoices from Stripe and updates our rows; sets the end date if it
   * is missing. Returns null if we have no such subscription yet: syncing its checkout creates it.
   */
  async refresh(stripeSubscriptionId: string): Promise<Subscription | null> {
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const known = await this.known.load(stripeSubscriptionId);
      if (!known) return null;
      const found = await this.readWithTerm(known);
      if (!found) return known;
      if (!(await this.needs.writer.write(known, found))) continue;
      return this.needs.dataSource.manager.findOneBy(Subscription, { id: known.id });
    }
    throw new Error(`Subscription ${stripeSubscriptionId} kept changing`);
  }

  /** The card goes into the phases to come, which a cancellation at the same moment sets too. */
  private async useCard(sessionId: string, stripeSubscriptionId: string): Promise<void> {
    const known = await this.known.load(stripeSubscriptionId);
    if (!known) return;
    const { dataSource, gateway } = this.needs;
    await changeAlone(dataSource, known.id, () => gateway.useCard(sessionId, known.months));
    await this.refresh(stripeSubscriptionId);
  }

  private async rowsOf(ids: readonly string[]): Promise<(Subscription | null)[]> {
    const rows = await this.needs.dataSource.manager.findBy(Subscription, {
      stripeSubscriptionId: In(ids),
    });
    const byId = new Map(rows.map((row) => [row.stripeSubscriptionId, row]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  private async readWithTerm(known: Subscription): Promise<PlanFacts | null> {
    const { stripeSubscriptionId: id } = known;
    const found = await this.needs.gateway.readPlan(id);
    if (!found)
      this.needs.logger.error({ subscriptionId: known.id }, "subscription is gone from Stripe");
    if (!found || found.status === "INCOMPLETE") return found;
    if (!lacksTerm(found) && !found.isTermLoose) return found;
    await this.needs.gateway.attachTerm(id, found.purchase?.months ?? known.months);
    return this.needs.gateway.readPlan(id);
  }

  /**
   * A payment can complete after its person was deleted, e.g. a bank debit that took days. Nothing is stored then, and nothing
   * more is charged. A person we never had may be another site's, which shares the account at Stripe.
   */
  private async isOfKnownPerson({ id: sessionId, purchase, subscriptionId }: PaidCheckout) {
    const { userId, productId } = purchase;
    const user = await this.needs.accounts.find(userId);
    if (user && !isErased(user)) return true;
    const wasErased = await this.needs.accounts.wasErased(userId);
    if (wasErased) await this.needs.gateway.endSubscription(subscriptionId);
    const facts = { sessionId, productId, ended: wasErased };
    this.needs.logger.error(facts, "paid checkout of no known person: needs a refund");
    return false;
  }

  private reportReview({ id: sessionId, purchase, amount, currency }: PaidCheckout): void {
    const facts = { sessionId, productId: purchase.productId, months: purchase.months };
    const paid = `${inDollars(amount)} ${currency}`;
    this.needs.logger.error({ ...facts, paid }, "payment is not for what we sell: needs review");
    this.needs.outbox.nudge();
  }

  /** Returns true if the payment is new. Only an accepted payment starts a subscription. */
  private async record(
    transaction: EntityManager,
    checkout: PaidCheckout,
    status: PaymentStatus,
  ): Promise<boolean> {
    const now = this.needs.clock.now();
    const { id: sessionId, purchase, subscriptionId: stripeSubscriptionId } = checkout;
    // The person's account may be deleted at this moment; the next attempt then finds it deleted.
    await this.needs.accounts.lock(transaction, purchase.userId);
    const id = newId();
    const created = await insertOnce(transaction, Payment, {
      id,
      userId: purchase.userId,
      productId: purchase.productId,
      sessionId,
      stripeSubscriptionId,
      amount: checkout.amount,
      currency: checkout.currency,
      createdAt: now,
      status,
    });
    if (created && status === "NEEDS_REVIEW") await this.askForReview(transaction, id);
    if (created && status === "ACCEPTED") {
      const bought = { ...purchase, stripeSubscriptionId };
      await insertOnce(transaction, Subscription, {
        id: newId(),
        ...bought,
        stripeCustomerId: checkout.customerId ?? "",
        status: "PENDING",
        startedAt: now,
        updatedAt: now,
      });
      await this.needs.seconds.recordIfSecond(transaction, bought, sessionId);
    }
    await transaction.update(CheckoutSession, { id: sessionId }, { status: "COMPLETE" });
    return created;
  }

  private async askForReview(transaction: EntityManager, paymentId: string): Promise<void> {
    const notice = { kind: "PAYMENT_REVIEW", payload: { paymentId } } as const;
    const dedupeKey = `payment-review:${paymentId}`;
    await this.needs.outbox.enqueue(transaction, notice, { dedupeKey });
  }

  /** A payment that takes days is waited for. When it fails, nothing of it may be charged later. */
  private async recordUnpaid({ id, subscriptionId }: PaidCheckout): Promise<CheckoutOutcome> {
    const facts = await this.needs.gateway.readPlan(subscriptionId);
    if (facts && isOnItsWay(facts)) {
      await this.mark(id, "WAITING");
      return { kind: "WAITING" };
    }
    await this.needs.gateway.endSubscription(subscriptionId);
    await this.mark(id, "FAILED");
    return { kind: "NOT_PAID" };
  }

  private async mark(id: string, status: CheckoutStatus): Promise<void> {
    const open = { id, status: In(["OPEN", "WAITING"]) };
    await this.needs.dataSource.manager.update(CheckoutSession, open, { status });
  }
}

const isComplete = (checkout: Checkout): checkout is PaidCheckout =>
  checkout.purchase !== null && checkout.subscriptionId !== null;

/** A bank account may first have to be proven by small deposits, which its owner then names to Stripe. */
const isOnItsWay = ({ status, invoices }: PlanFacts): boolean =>
  status !== "OVER" &&
  invoices.some(({ isProcessing, needsAction }) => isProcessing || needsAction);
