import { Brackets, type DataSource } from "typeorm";
import { days, hours, later, type Clock } from "../../../core/clock.js";
import { SubscriptionCheck } from "./subscription-check.entity.js";
import { Subscription } from "../subscription/subscription.entity.js";

/** Less than a day, so that it is still met when runs are late, or Stripe is away for some hours. */
const DAILY_MS = hours(20);
const HOURLY_MS = hours(1);
/** How long to wait for a monthly payment's webhook before reading Stripe. */
const RENEWAL_GRACE_MS = hours(1);
/** The longest term, and half a year in which a payment of it can be refunded or disputed. */
const WATCHED_MS = days(400);
const BATCH = 200;

/** Knows which subscriptions to compare with Stripe, even if no event ever arrives. */
export class SubscriptionChecks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Stripe's ids of subscriptions that are due, those that waited longest first. Without an end
   * date: always. Running with a payment that failed, which a dispute or a refund hides in the status, or with a month that is
   * over: every hour. All others until half a year after their longest term: every day.
   */
  async listDue(): Promise<string[]> {
    const now = this.clock.now();
    const due = await this.dataSource.manager
      .createQueryBuilder(Subscription, "s")
      .leftJoin(SubscriptionCheck, "c", "c.stripeSubscriptionId = s.stripeSubscriptionId")
      .select("s.stripeSubscriptionId", "id")
      .where(
        new Brackets((any) =>
          any
            .where("s.status = 'PENDING' OR (s.running AND s.endsAt IS NULL)")
            .orWhere(
              `s.running
               AND (s.status IN ('PAST_DUE', 'UNPAID', 'DISPUTED', 'REFUNDED')
                 OR s.currentPeriodEnd < :overdue)
               AND (c.checkedAt IS NULL OR c.checkedAt <= :hourly)`,
            )
            .orWhere("s.startedAt > :watched AND (c.checkedAt IS NULL OR c.checkedAt <= :daily)"),
        ),
      )
      .setParameters({
        overdue: later(now, -RENEWAL_GRACE_MS),
        hourly: later(now, -HOURLY_MS),
        daily: later(now, -DAILY_MS),
        watched: later(now, -WATCHED_MS),
      })
      .orderBy("c.triedAt", "ASC")
      .addOrderBy("s.stripeSubscriptionId", "ASC")
      .limit(BATCH)
      .getRawMany<{ id: string }>();
    return due.map(({ id }) => id);
  }

  /** Notes an attempt. */
  async note(stripeSubscriptionId: string, isChecked: boolean): Promise<void> {
    const now = this.clock.now();
    const row = { stripeSubscriptionId, triedAt: now, ...(isChecked && { checkedAt: now }) };
    await this.dataSource.manager.upsert(SubscriptionCheck, row, ["stripeSubscriptionId"]);
  }
}
