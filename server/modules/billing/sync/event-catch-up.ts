import type { DataSource } from "typeorm";
import { later, minutes, type Clock } from "../../../core/clock.js";
import type { Logger } from "../../../core/logger.js";
import type { PaymentGateway } from "../../../integrations/payments/payment-gateway.js";
import { BillingCursor } from "./billing-cursor.entity.js";
import type { StripeEventService } from "./stripe-event.service.js";

const NAME = "stripe-events";
/** Events that happened at nearly the same time may appear in the list out of order. */
const OVERLAP_MS = minutes(10);

interface CatchUpNeeds {
  dataSource: DataSource;
  gateway: PaymentGateway;
  events: Pick<StripeEventService, "addMissing" | "hurry" | "revive">;
  clock: Clock;
  logger: Logger;
}

/** Reads Stripe's own list of events, to learn of those whose webhooks never arrived. */
export class EventCatchUp {
  constructor(private readonly needs: CatchUpNeeds) {}

  /**
   * Queues the events that are missing since the last run, or all that Stripe still has if we don't
   * know when that was. That Stripe answers also means that events that failed or were given up may work now.
   * @throws PROVIDER_UNAVAILABLE
   */
  async run(): Promise<void> {
    const { dataSource, gateway, events, logger } = this.needs;
    const cursor = await dataSource.manager.findOneBy(BillingCursor, { name: NAME });
    const since = cursor && later(cursor.readUntil, -OVERLAP_MS);
    const list = await gateway.listEvents(since);
    const added = await events.addMissing(list.events);
    if (added > 0) logger.warn({ added, since }, "events that no webhook had reported");
    // What is behind the limit is found by comparing each subscription, within a day.
    if (!list.isComplete) logger.error({ since }, "more events at Stripe than can be read");
    if (list.newestAt) await this.moveTo(list.newestAt);
    await events.hurry();
    await events.revive();
  }

  private async moveTo(readUntil: Date): Promise<void> {
    const { dataSource, clock } = this.needs;
    const row = { name: NAME, readUntil, updatedAt: clock.now() };
    await dataSource.manager.upsert(BillingCursor, row, ["name"]);
  }
}
