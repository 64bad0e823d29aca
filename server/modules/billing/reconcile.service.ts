import { In, LessThan, type DataSource } from "typeorm";
import { hours, later, minutes, type Clock } from "../../core/clock.js";
import type { Logger } from "../../core/logger.js";
import { runAlone } from "../../db/named-lock.js";
import type { PaymentGateway } from "../../integrations/payments/payment-gateway.js";
import type { BillingSync } from "./billing-sync.js";
import { CheckoutSession } from "./checkout-session.entity.js";
import { Payment } from "./payment.entity.js";
import { RUNNING_STATUSES, Subscription } from "./subscription.entity.js";

/** A pay page lives 24 hours; a little more covers its webhook's way. */
const SESSIONS_OF_MS = hours(26);
/** A renewal's webhook comes within the hour; past that we look ourselves. */
const RENEWAL_GRACE_MS = hours(1);
const BATCH = 200;
/** So many failures in a row mean that Stripe is down: the next run goes on. */
const MAX_FAILURES = 5;

/** Finds what webhooks should have told us and did not. */
export class ReconcileService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly gateway: PaymentGateway,
    private readonly sync: BillingSync,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Every 15 minutes, on any instance, on one at a time. */
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

  /** Paid at Stripe and not here, whatever the reason. */
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

  /** Those without their end, and those whose paid month is over without a word. */
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
