import { In, LessThan, type DataSource } from "typeorm";
import { hours, later, minutes, type Clock } from "../../../core/clock.js";
import type { Logger } from "../../../core/logger.js";
import { runAlone } from "../../../kit/db/named-lock.js";
import type {
  CompletedCheckout,
  PaymentGateway,
} from "../../../integrations/payments/payment-gateway.js";
import type { BillingSync } from "./billing-sync.js";
import { CheckoutSession } from "../checkout/checkout-session.entity.js";
import { Payment } from "../money/payment.entity.js";
import type { EventCatchUp } from "./event-catch-up.js";
import type { SubscriptionChecks } from "./subscription-checks.js";

/** A pay page is open for 24 hours; the remaining time is for its webhook to arrive. */
const SESSIONS_OF_MS = hours(26);
const BATCH = 200;
/** After this many consecutive failures, the run assumes that Stripe is down and ends. */
const MAX_FAILURES = 5;

interface ReconcileNeeds {
  dataSource: DataSource;
  gateway: PaymentGateway;
  sync: BillingSync;
  catchUp: EventCatchUp;
  checks: SubscriptionChecks;
  clock: Clock;
  logger: Logger;
}

/**
 * Reads from Stripe whatever webhooks failed to report: by its list of events, and by comparing
 * every pay page and subscription from time to time.
 */
export class ReconcileService {
  private readonly usedCards = new Set<string>();

  constructor(private readonly needs: ReconcileNeeds) {}

  /** Runs every 5 minutes, on one instance at a time. */
  async reconcile(): Promise<void> {
    await runAlone(this.needs.dataSource, "reconcile", () => this.reconcileAll());
  }

  private async reconcileAll(): Promise<void> {
    const { sync, catchUp, checks } = this.needs;
    const syncSession = (id: string) => sync.syncFromSession(id);
    await this.orLog("events", () => catchUp.run());
    await this.each("checkout", await this.openSessions(), syncSession);
    await this.orLog("completed checkouts", async () => {
      const completed = await this.completedSessions();
      await this.each("paid checkout", await this.unrecorded(completed), syncSession);
      await this.each("card page", this.unusedCards(completed), (id) => this.useCard(id));
    });
    await this.each("subscription", await checks.listDue(), (id) => this.check(id));
  }

  private async check(stripeSubscriptionId: string): Promise<void> {
    const { sync, checks } = this.needs;
    let isChecked = false;
    try {
      await sync.refresh(stripeSubscriptionId);
      isChecked = true;
    } finally {
      await checks.note(stripeSubscriptionId, isChecked);
    }
  }

  private async openSessions(): Promise<string[]> {
    const sessions = await this.needs.dataSource.manager.find(CheckoutSession, {
      where: {
        status: In(["OPEN", "WAITING"]),
        createdAt: LessThan(later(this.needs.clock.now(), -minutes(1))),
      },
      order: { createdAt: "ASC" },
      take: BATCH,
    });
    return sessions.map(({ id }) => id);
  }

  private completedSessions(): Promise<CompletedCheckout[]> {
    const since = later(this.needs.clock.now(), -SESSIONS_OF_MS);
    return this.needs.gateway.listCompletedCheckouts(since);
  }

  /** Sessions that are paid at Stripe but have no payment here. */
  private async unrecorded(completed: readonly CompletedCheckout[]): Promise<string[]> {
    const paid = completed.filter(({ cardFor }) => cardFor === null).map(({ id }) => id);
    if (paid.length === 0) return [];
    const recorded = await this.needs.dataSource.manager.find(Payment, {
      where: { sessionId: In(paid) },
      select: { sessionId: true },
    });
    const known = new Set(recorded.map(({ sessionId }) => sessionId));
    return paid.filter((id) => !known.has(id));
  }

  /** Cards that this process has not seen in use. */
  private unusedCards(completed: readonly CompletedCheckout[]): string[] {
    const ids = completed.filter(({ cardFor }) => cardFor !== null).map(({ id }) => id);
    // Those of two days ago are not listed any more.
    for (const id of this.usedCards) if (!ids.includes(id)) this.usedCards.delete(id);
    return ids.filter((id) => !this.usedCards.has(id));
  }

  private async useCard(sessionId: string): Promise<void> {
    await this.needs.sync.syncFromSession(sessionId);
    this.usedCards.add(sessionId);
  }

  /** A part that fails must not keep the others from running. */
  private async orLog(what: string, work: () => Promise<unknown>): Promise<void> {
    await work().catch((err: unknown) => this.needs.logger.error({ err, what }, "not reconciled"));
  }

  private async each(what: string, ids: string[], work: (id: string) => Promise<unknown>) {
    let failures = 0;
    for (const id of ids) {
      try {
        await work(id);
        failures = 0;
      } catch (err) {
        this.needs.logger.error({ err, what, id }, "not reconciled");
        if (++failures === MAX_FAILURES) return;
      }
    }
  }
}
