import type { DataSource } from "typeorm";
import { days, hours, later, type Clock } from "../../../core/clock.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import type { AccountService } from "../../accounts/account.service.js";
import { isErased } from "../../accounts/user.entity.js";
import type { OutboxService } from "../../outbox/outbox.service.js";
import type { OpenOrderService } from "./open-order.service.js";
import type { OpenOrder } from "./open-order.types.js";

/** How long a person may still come back by themselves. */
const REMIND_AFTER_MS = hours(24);
/** Older orders are not dug out, e.g. after an outage: a late reminder is of no use. */
const REMIND_WITHIN_MS = days(3);

/** Whoever agreed to get our mailings. */
export interface Readers {
  findReader(email: string): Promise<{ id: string } | null>;
}

/** Who asked to have their account deleted. */
export interface Departures {
  isLeaving(userId: string): Promise<boolean>;
}

interface OrderReminderNeeds {
  dataSource: DataSource;
  orders: OpenOrderService;
  accounts: Pick<AccountService, "find">;
  readers: Readers;
  departures: Departures;
  outbox: OutboxService;
  clock: Clock;
}

/** Reminds people of a plan that they chose a day ago and did not buy. */
export class OrderReminders {
  constructor(private readonly needs: OrderReminderNeeds) {}

  /**
   * Queues the reminders that are due. Any number of instances may run it at once: the outbox keeps one a person and plan.
   * @returns how many people were looked at
   */
  async queueDue(): Promise<number> {
    const now = this.needs.clock.now();
    const from = later(now, -REMIND_WITHIN_MS);
    const until = later(now, -REMIND_AFTER_MS);
    const people = await this.needs.orders.peopleBetween(from, until);
    for (const userId of people) {
      const order = await this.findDue(userId);
      if (order && order.since <= until && order.since > from) await this.queue(userId, order);
    }
    if (people.length > 0) this.needs.outbox.nudge();
    return people.length;
  }

  /**
   * The order to remind this person of, and the subscriber whose links end such mails; null if they bought it meanwhile, or
   * want no mailings.
   */
  async findDue(userId: string, productId?: string): Promise<DueReminder | null> {
    const { accounts, readers, departures, orders } = this.needs;
    const person = await accounts.find(userId);
    if (!person || isErased(person)) return null;
    const reader = await readers.findReader(person.email);
    if (!reader || (await departures.isLeaving(userId))) return null;
    const order = (await orders.listOf(userId)).find(
      (one) => !one.isWaiting && (productId === undefined || one.productId === productId),
    );
    return order ? { ...order, person, readerId: reader.id } : null;
  }

  private async queue(userId: string, { plan, productId }: OpenOrder): Promise<void> {
    await inTransaction(this.needs.dataSource, (transaction) =>
      this.needs.outbox.enqueue(
        transaction,
        { kind: "ORDER_REMINDER", payload: { userId, productId } },
        { dedupeKey: `order-reminder:${userId}:${plan.id}` },
      ),
    );
  }
}

export interface DueReminder extends OpenOrder {
  person: { name: string; email: string };
  readerId: string;
}
