import { In, LessThan, type DataSource } from "typeorm";
import { hours, later, minutes, type Clock } from "../../core/clock.js";
import type { Logger } from "../../core/logger.js";
import { runAlone } from "../../kit/db/named-lock.js";
import type { PaymentGateway } from "../../integrations/payments/payment-gateway.js";
import type { BillingSync } from "./billing-sync.js";
import { CheckoutSession } from "./checkout-session.entity.js";
import { Payment } from "./payment.entity.js";
import { RUNNING_STATUSES, Subscription } from "./subscription.entity.js";

/** A pay page is open for 24 hours; the remaining time is for its webhook to arrive. */
const SESSIONS_OF_MS = hours(26);
/** How long to wait for a monthly payment's webhook before reading Stripe. */
const RENEWAL_GRACE_MS = hours(1);
const BATCH = 200;
/** After this many consecutive failures, the run assumes that Stripe is down and ends. */
const MAX_FAILURES = 5;

/** Reads from Stripe whatever webhooks failed to report. */
export class ReconcileService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly gateway: PaymentGateway,
    private readonly sync: BillingSync,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Runs every 15 minutes, on one instance at a time. */
  async reconcile(): Promise<void> {
    await runAlone(this.dataSource, "reconcile", () => this.reconcileAll());
  }

  private async reconcileAll(): Promise<void> {
    const sync = (id: string) => this.sync.syncFromSession(id);
    const refresh = (id: string) => this.sync.refresh(id);
    await this.each("checkout", await this.openSessions(), sync);
    await this.each("paid checkout", await this.unrecordedSessions(), sync);
    await this.each("subscription", await this.staleSubscriptions(), refresh);
  }

  private async openSessions(): Promise<string[]> {
    const sessions = await this.dataSource.manager.find(CheckoutSession, {
      where: { status: "OPEN", createdAt: LessThan(later(this.clock.now(), -minutes(1))) },
      order: { createdAt: "ASC" },
      take: BATCH,
    });
    return sessions.map(({ id }) => id);
  }

  /** Sessions that are paid at Stripe but have no payment here. */
  private async unrecordedSessions(): Promise<string[]> {
    const since = later(this.clock.now(), -SESSIONS_OF_MS);
    const paid = await this.gateway.listCompletedCheckouts(since);
    if (paid.length === 0) return [];
    const recorded = await this.dataSource.manager.find(Payment, {
      where: { sessionId: In(paid) },
      select: { sessionId: true },
    });
    const known = new Set(recorded.map(({ sessionId }) => sessionId));
    return paid.filter((id) => !known.has(id));
  }

  /** Subscriptions without an end date, and those whose paid month has ended without a webhook. */
  private async staleSubscriptions(): Promise<string[]> {
    const overdue = LessThan(later(this.clock.now(), -RENEWAL_GRACE_MS));
    const subscriptions = await this.dataSource.manager.find(Subscription, {
      where: [
        { status: "PENDING_TERM" },
        { status: In([...RUNNING_STATUSES]), currentPeriodEnd: overdue },
      ],
      order: { updatedAt: "ASC" },
      take: BATCH,
    });
    return subscriptions.map((subscription) => subscription.stripeSubscriptionId);
  }

  private async each(what: string, ids: string[], work: (id: string) => Promise<unknown>) {
    let failures = 0;
    for (const id of ids) {
      try {
        await work(id);
        failures = 0;
      } catch (err) {
        this.logger.error({ err, what, id }, "not reconciled");
        if (++failures === MAX_FAILURES) return;
      }
    }
  }
}
