import type { DataSource } from "typeorm";
import type { Actor } from "../../core/actor.js";
import type { Input } from "../../core/input.js";
import type { Clock } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { mailboxKey } from "../../core/mailbox-key.js";
import { networkOf } from "../../core/network.js";
import type { RateLimits, Limit } from "../../kit/rate-limits.js";
import { parse } from "../../core/validation.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { ClientInfo } from "../../core/client-info.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import { ContactMessage } from "./contact-message.entity.js";
import { contactSchema } from "./contact.validation.js";

/** Each message sends two mails, one of them to an unverified address. */
const MESSAGES_PER_NETWORK: Limit = { name: "contact-net", points: 5, seconds: 3600 };
const MESSAGES_PER_ADDRESS: readonly Limit[] = [
  { name: "contact-address", points: 3, seconds: 3600 },
  { name: "contact-day", points: 6, seconds: 24 * 3600 },
];

/** Messages that people send to the firm. */
export class ContactService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a message and queues two mails, to the staff and a receipt to the sender; all or
   * nothing. Public. A signed-in owner of an address has a budget that strangers using that address
   * cannot spend.
   * @param input name, email, message, and the honeypot `website`: a message that fills it in is
   *   silently dropped
   * @throws BAD_INPUT with field messages, RATE_LIMITED
   */
  async send(actor: Actor, input: Input<typeof contactSchema>, client: ClientInfo): Promise<void> {
    const { name, email, message, website: isRobot } = parse(contactSchema, input);
    await this.limits.consume(MESSAGES_PER_NETWORK, networkOf(client.ipAddress));
    if (isRobot) return;
    const isSendersOwn = actor.kind === "user" && actor.email === email;
    const sender = isSendersOwn ? `user ${actor.id}` : mailboxKey(email);
    for (const limit of MESSAGES_PER_ADDRESS) await this.limits.consume(limit, sender);
    const id = newId();
    await inTransaction(this.dataSource, async (transaction) => {
      const createdAt = this.clock.now();
      await transaction.insert(ContactMessage, { id, name, email, message, createdAt });
      const payload = { contactMessageId: id };
      await this.outbox.enqueue(transaction, { kind: "CONTACT_MESSAGE", payload });
      await this.outbox.enqueue(transaction, {
        kind: "CONTACT_RECEIPT",
        payload: { ...payload, isSendersOwn },
      });
    });
    this.outbox.nudge();
  }

  /** For the mails about a message; without an access check. */
  find(id: string): Promise<ContactMessage | null> {
    return this.dataSource.manager.findOneBy(ContactMessage, { id });
  }
}
