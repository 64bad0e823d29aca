import { And, IsNull, LessThan, Not, type DataSource } from "typeorm";
import { days, hours, later, type Clock } from "../../../core/clock.js";
import { addMonths } from "../../../core/months.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import type { PlanEventService } from "../subscription/plan-event.service.js";
import { Subscription } from "../subscription/subscription.entity.js";

const BEFORE_MS = days(31);
const BATCH = 500;
/** Stripe charges a payment this long after it makes the invoice. */
const CHARGED_AFTER_MS = hours(1);

/** Notices cards that expire within a month, while payments are still to come. */
export class CardExpiries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: PlanEventService,
    private readonly clock: Clock,
  ) {}

  /** Runs every hour; safe on any number of instances. */
  async run(): Promise<void> {
    const soon = LessThan(later(this.clock.now(), BEFORE_MS));
    const plans = await this.dataSource.manager.find(Subscription, {
      where: {
        running: true,
        cardExpiresAt: And(Not(IsNull()), soon),
        nextPaymentAt: Not(IsNull()),
      },
      order: { cardExpiresAt: "DESC" },
      take: BATCH,
    });
    let news = 0;
    for (const plan of plans.filter(isChargedLater)) news += await this.record(plan);
    if (news > 0) this.events.nudge();
  }

  private record(plan: Subscription): Promise<number> {
    const { id: subscriptionId, stripeSubscriptionId, cardBrand, cardLast4, cardExpiresAt } = plan;
    const expires = cardExpiresAt?.toISOString() ?? null;
    return inTransaction(this.dataSource, (transaction) =>
      this.events.recordAll(transaction, [
        {
          subscriptionId,
          kind: "CARD_EXPIRES",
          at: this.clock.now(),
          facts: { brand: cardBrand, last4: cardLast4, expiresAt: expires },
          key: ["CARD_EXPIRES", stripeSubscriptionId, cardLast4, expires?.slice(0, 7)].join(":"),
        },
      ]),
    );
  }
}

/** Whether the last payment is charged when the card has expired. */
function isChargedLater(plan: Subscription): boolean {
  const { startedAt, months, termEndsAt, cardExpiresAt, endsAt } = plan;
  if (!termEndsAt || !cardExpiresAt || !endsAt) return false;
  const last = endsAt < termEndsAt ? addMonths(endsAt, -1) : addMonths(startedAt, months - 1);
  return later(last, CHARGED_AFTER_MS) >= cardExpiresAt;
}
