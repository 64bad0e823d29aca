import { createHash } from "node:crypto";
import type { DataSource, EntityManager } from "typeorm";
import type { Clock } from "../../core/clock.js";
import { notFound } from "../../core/errors.js";
import type { Logger } from "../../core/logger.js";
import type { SnsMessage } from "../../integrations/sns/sns-message.js";
import type { SnsTopic } from "../../integrations/sns/sns-topic.js";
import { insertOnce } from "../../kit/db/insert-once.js";
import { inTransaction } from "../../kit/db/transactions.js";
import { MailFeedback } from "./mail-feedback.entity.js";
import { readSesEvent, type SesEvent } from "./ses-event.js";
import type { WithheldReason } from "./suppression.types.js";
import type { SuppressionService } from "./suppression.service.js";

/** Ends what is regularly mailed to an address. */
export interface MailingEnder {
  endAt(transaction: EntityManager, email: string, why: WithheldReason): Promise<void>;
}

interface MailFeedbackNeeds {
  dataSource: DataSource;
  /** Null if none is set up. */
  topic: Pick<SnsTopic, "read" | "confirm"> | null;
  suppressions: SuppressionService;
  mailings: MailingEnder;
  clock: Clock;
  logger: Logger;
}

/** Bounces and complaints, as SES tells them through a topic of SNS. */
export class MailFeedbackService {
  constructor(private readonly needs: MailFeedbackNeeds) {}

  /**
   * Acts on a message once, however often and by however many instances it is received.
   * @param body the raw bytes
   * @throws NOT_FOUND without a topic; otherwise what `SnsTopic.read` throws: BAD_INPUT, FORBIDDEN, PROVIDER_UNAVAILABLE
   */
  async receive(body: Buffer): Promise<void> {
    const { topic, logger } = this.needs;
    if (!topic) throw notFound("path");
    const message = await topic.read(body);
    if (message.Type === "Notification") await this.read(message);
    else if (message.Type === "SubscriptionConfirmation") await topic.confirm(message.SubscribeURL);
    else logger.error("the topic of bounces no longer sends to this site: subscribe again");
  }

  private async read({ MessageId: id, Message: text }: SnsMessage): Promise<void> {
    const event = readSesEvent(text);
    if (event === null) return;
    if ("unreadable" in event)
      this.needs.logger.warn({ id, ...event }, "can't read what SES tells");
    else await this.act(id, event);
  }

  private async act(id: string, event: SesEvent): Promise<void> {
    const { dataSource, clock } = this.needs;
    await inTransaction(dataSource, async (transaction) => {
      const { kind, addresses } = event;
      const facts = { kind, recipients: addresses.length, receivedAt: clock.now() };
      const row = { id, feedbackId: digestOf(event), ...facts };
      if (!(await insertOnce(transaction, MailFeedback, row))) return;
      // Sorted, so that two instances can't block each other.
      for (const address of addresses.toSorted()) await this.suppress(transaction, address, event);
    });
  }

  private async suppress(
    transaction: EntityManager,
    address: string,
    { trouble, at }: SesEvent,
  ): Promise<void> {
    if (trouble === null) return;
    const { suppressions, mailings, clock } = this.needs;
    const when = at ?? clock.now();
    const isComplaint = trouble === "COMPLAINT";
    const change = isComplaint ? { complainedAt: when } : { bouncedAt: when, ...trouble };
    await suppressions.note(transaction, address, change);
    await mailings.endAt(transaction, address, isComplaint ? "COMPLAINED" : "BOUNCED");
  }
}

/** The same for an event that SES tells by two ways, but not for another address under the same id. */
const digestOf = ({ feedbackId, kind, addresses }: SesEvent): string | null => {
  if (feedbackId === null) return null;
  const told = JSON.stringify([feedbackId, kind, addresses.toSorted()]);
  return createHash("sha256").update(told).digest("hex");
};
