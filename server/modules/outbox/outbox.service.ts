import type { DataSource, EntityManager } from "typeorm";
import { minutes, seconds, type Clock } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import type { Logger } from "../../core/logger.js";
import type { MailSender } from "../../integrations/mail/mail-sender.js";
import { isDuplicate } from "../../db/errors.js";
import { LeasedQueue } from "../../db/leased-queue.js";
import { OutboxMessage } from "./outbox.entity.js";
import type { Mail } from "../../integrations/mail/mail.js";
import type { Notice, NoticeRenderers } from "./notices.js";

const BATCH = 25;
/** Sent at once; SES takes 14 mails a second from a new account. */
const AT_ONCE = 5;
/** Rendering, both tries of the mail sender and our note of it, each at its timeout. */
const LONGEST_SEND_MS = seconds(30);
const MAX_ATTEMPTS = 8;
const RETRY = { firstMs: seconds(5), factor: 3, longestMs: minutes(10) };
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

/** Mail through a table: a notice is written with its cause and leaves after it, at least once. */
export class OutboxService {
  private readonly queue: LeasedQueue<OutboxMessage>;

  constructor(
    dataSource: DataSource,
    private readonly mailSender: MailSender,
    private readonly clock: Clock,
    logger: Logger,
    private readonly renderers: NoticeRenderers,
  ) {
    this.queue = new LeasedQueue(dataSource, clock, logger, {
      entity: OutboxMessage,
      order: { "q.priority": "ASC", "q.nextAttemptAt": "ASC" },
      batch: BATCH,
      atOnce: AT_ONCE,
      longestWorkMs: LONGEST_SEND_MS,
      maxAttempts: MAX_ATTEMPTS,
      retry: RETRY,
      work: (message) => this.send(message),
      tell: {
        failed: "mail not sent",
        givenUp: "mail given up",
        facts: ({ id, kind }) => ({ outboxId: id, kind }),
      },
    });
  }

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
    this.queue.nudge();
  }

  onNudge(listener: () => void): void {
    this.queue.onNudge(listener);
  }

  /** Sends a batch of what is due. @returns how many it took */
  drain(): Promise<number> {
    return this.queue.drain();
  }

  private async send(message: OutboxMessage): Promise<void> {
    const mail = await this.render(message);
    if (mail) await this.mailSender.send(mail);
  }

  private render(message: OutboxMessage): Promise<Mail | null> {
    const render = this.renderers[message.kind] as (payload: unknown) => Promise<Mail | null>;
    return render(message.payload);
  }
}
