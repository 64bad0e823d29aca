import { In, type DataSource, type EntityManager } from "typeorm";
import { later, minutes, seconds, type Clock } from "../../core/clock.js";
import { failureName } from "../../core/failure-name.js";
import { newId } from "../../core/ids.js";
import type { Logger } from "../../core/logger.js";
import type { MailSender } from "../../integrations/mail/mail-sender.js";
import { isDuplicate } from "../../db/errors.js";
import { OutboxMessage } from "./outbox.entity.js";
import type { Mail } from "../../integrations/mail/mail.js";
import type { Notice, NoticeRenderers } from "./notices.js";

const BATCH = 25;
/** Sent at once; SES takes 14 mails a second from a new account. */
const AT_ONCE = 5;
/** Rendering, both tries of the mail sender and our note of it, each at its timeout. */
const LONGEST_SEND_MS = seconds(30);
/** Longer than a batch can take, or another instance would send its tail again. */
const LEASE_MS = (BATCH / AT_ONCE) * LONGEST_SEND_MS;
const MAX_ATTEMPTS = 8;
const FIRST_RETRY_MS = seconds(5);
const LONGEST_RETRY_MS = minutes(10);
/** Codes first: somebody is waiting. Then what answers a form; lists have time. */
const PRIORITY: Record<Notice["kind"], number> = {
  LOGIN_CODE: 10,
  APPLICATION_RECEIVED: 100,
  PLAN_STARTED: 100,
  CONTACT_MESSAGE: 100,
  CONTACT_RECEIPT: 100,
  NEWSLETTER_CONFIRM: 50,
  NEWSLETTER_WELCOME: 100,
  NEWSLETTER_DIGEST: 500,
};

/**
 * Mail through a table: a notice is written with its cause and leaves after it, at least once.
 * Any number of instances may work it (SKIP LOCKED and a lease).
 */
export class OutboxService {
  private wake: () => void = () => {};

  constructor(
    private readonly dataSource: DataSource,
    private readonly mailSender: MailSender,
    private readonly clock: Clock,
    private readonly logger: Logger,
    private readonly renderers: NoticeRenderers,
  ) {}

  /** Writes the notice in the caller's transaction; the same `dedupeKey` twice is one mail. */
  async enqueue(transaction: EntityManager, notice: Notice, dedupeKey?: string): Promise<void> {
    const now = this.clock.now();
    try {
      await transaction.insert(OutboxMessage, {
        id: newId(),
        ...notice,
        dedupeKey: dedupeKey ?? null,
        priority: PRIORITY[notice.kind],
        attempts: 0,
        nextAttemptAt: now,
        createdAt: now,
      });
    } catch (error) {
      if (!dedupeKey || !isDuplicate(error)) throw error;
    }
  }

  /** Called after a commit, so that the mail leaves at once instead of at the next tick. */
  nudge(): void {
    this.wake();
  }

  onNudge(listener: () => void): void {
    this.wake = listener;
  }

  /** Sends a batch of what is due, and asks for the next when more may wait. @returns how many it took */
  async drain(): Promise<number> {
    const batch = await this.lease();
    for (let i = 0; i < batch.length; i += AT_ONCE)
      await Promise.all(batch.slice(i, i + AT_ONCE).map((message) => this.send(message)));
    if (batch.length === BATCH) this.wake();
    return batch.length;
  }

  /** READ COMMITTED: it locks the rows it takes, not the gaps between them that new mail goes into. */
  private lease(): Promise<OutboxMessage[]> {
    const now = this.clock.now();
    return this.dataSource.transaction("READ COMMITTED", async (transaction) => {
      const due = await transaction
        .createQueryBuilder(OutboxMessage, "m")
        .where("m.sentAt IS NULL AND m.deadAt IS NULL AND m.nextAttemptAt <= :now", { now })
        .andWhere("(m.leasedUntil IS NULL OR m.leasedUntil < :now)", { now })
        .orderBy({ "m.priority": "ASC", "m.nextAttemptAt": "ASC" })
        .limit(BATCH)
        .setLock("pessimistic_write")
        .setOnLocked("skip_locked")
        .getMany();
      const ids = In(due.map(({ id }) => id));
      if (due.length > 0)
        await transaction.update(OutboxMessage, { id: ids }, { leasedUntil: later(now, LEASE_MS) });
      return due;
    });
  }

  private async send(message: OutboxMessage): Promise<void> {
    try {
      const mail = await this.render(message);
      if (mail) await this.mailSender.send(mail);
      await this.mark(message.id, { sentAt: this.clock.now(), leasedUntil: null });
    } catch (error) {
      await this.retryLater(message, error);
    }
  }

  private render(message: OutboxMessage): Promise<Mail | null> {
    const render = this.renderers[message.kind] as (payload: unknown) => Promise<Mail | null>;
    return render(message.payload);
  }

  private async retryLater(message: OutboxMessage, error: unknown): Promise<void> {
    const attempts = message.attempts + 1;
    const now = this.clock.now();
    const wait = Math.min(FIRST_RETRY_MS * 3 ** (attempts - 1), LONGEST_RETRY_MS);
    const dead = attempts >= MAX_ATTEMPTS;
    const facts = { err: error, outboxId: message.id, kind: message.kind, attempts };
    if (dead) this.logger.error(facts, "mail given up");
    else this.logger.warn(facts, "mail not sent");
    await this.mark(message.id, {
      attempts,
      lastError: failureName(error),
      nextAttemptAt: later(now, wait),
      leasedUntil: null,
      ...(dead ? { deadAt: now } : {}),
    });
  }

  private mark(id: string, change: Partial<Omit<OutboxMessage, "payload">>): Promise<unknown> {
    return this.dataSource.manager.update(OutboxMessage, { id }, change);
  }
}
