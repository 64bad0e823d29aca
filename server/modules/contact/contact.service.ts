import type { DataSource } from "typeorm";
import { requireAdmin, type Actor } from "../../core/actor.js";
import type { Clock } from "../../core/clock.js";
import { isFilledTrap } from "../../core/honeypot.js";
import { newId } from "../../core/ids.js";
import { networkOf, type RateLimits } from "../../core/rate-limits.js";
import { parse } from "../../core/validation.js";
import {
  decodeTimeCursor,
  encodeTimeCursor,
  pageSize,
  toPage,
  type Page,
} from "../../core/paging.js";
import type { ClientInfo } from "../accounts/session.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import { ContactMessage } from "./contact-message.entity.js";
import { MESSAGES_PER_ADDRESS, MESSAGES_PER_NETWORK } from "./contact.limits.js";
import { contactSchema } from "./contact.validation.js";

const MAX_COUNT = 1000;

/** Messages to the firm. */
export class ContactService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps a message, and mails it to the staff and a receipt to its sender, all or nothing. Open to everybody.
   * @param input name, email, message; and `website`, which only robots fill in: theirs is dropped without a word.
   * @throws BAD_INPUT with field messages, RATE_LIMITED
   */
  async send(_actor: Actor, input: unknown, client: ClientInfo): Promise<void> {
    const { name, email, message } = parse(contactSchema, input);
    await this.limits.consume(MESSAGES_PER_NETWORK, networkOf(client.ipAddress));
    if (isFilledTrap(input)) return;
    await this.limits.consume(MESSAGES_PER_ADDRESS, email);
    const id = newId();
    await this.dataSource.transaction(async (transaction) => {
      const createdAt = this.clock.now();
      await transaction.insert(ContactMessage, { id, name, email, message, createdAt });
      const payload = { contactMessageId: id };
      await this.outbox.enqueue(transaction, { kind: "CONTACT_MESSAGE", payload });
      await this.outbox.enqueue(transaction, { kind: "CONTACT_RECEIPT", payload });
    });
    this.outbox.nudge();
  }

  /** Newest first. @throws FORBIDDEN unless an administrator asks; BAD_INPUT for a bad size or cursor */
  async list(
    actor: Actor,
    { first, after }: { first: number; after?: string | null },
  ): Promise<Page<ContactMessage>> {
    requireAdmin(actor);
    const limit = pageSize(first);
    const query = this.dataSource.manager
      .createQueryBuilder(ContactMessage, "m")
      .orderBy({ "m.createdAt": "DESC", "m.id": "DESC" })
      .limit(limit + 1);
    if (after) {
      const last = decodeTimeCursor(after);
      query.where("m.createdAt < :time OR (m.createdAt = :time AND m.id < :id)", last);
    }
    const cursorOf = (m: ContactMessage) => encodeTimeCursor(m.createdAt, m.id);
    return toPage(await query.getMany(), limit, cursorOf, Boolean(after), () => this.count());
  }

  /** For the mails about it. */
  find(id: string): Promise<ContactMessage | null> {
    return this.dataSource.manager.findOneBy(ContactMessage, { id });
  }

  private async count(): Promise<number> {
    const [row] = await this.dataSource.query<{ total: number | string }[]>(
      "SELECT COUNT(*) AS total FROM (SELECT 1 FROM contact_messages LIMIT ?) AS capped",
      [MAX_COUNT],
    );
    return Number(row?.total ?? 0);
  }
}
