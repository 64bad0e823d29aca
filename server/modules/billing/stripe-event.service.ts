import type { DataSource } from "typeorm";
import { minutes, seconds, type Clock } from "../../core/clock.js";
import type { Logger } from "../../core/logger.js";
import { LeasedQueue } from "../../kit/db/leased-queue.js";
import type { PaymentEvent, PaymentGateway } from "../../integrations/payments/payment-gateway.js";
import type { BillingSync } from "./billing-sync.js";
import { insertOnce } from "../../kit/db/insert-once.js";
import { StripeEvent } from "./stripe-event.entity.js";

const BATCH = 5;
/** Six calls to Stripe, each with one retry, all timing out. */
const LONGEST_WORK_MS = minutes(2);
/** Anyone can post unsigned bodies, so refusals are logged at most this often. */
const WARN_EVERY_MS = minutes(1);
const MAX_ATTEMPTS = 12;
const RETRY = { firstMs: seconds(5), factor: 2, longestMs: minutes(30) };

/**
 * Stripe's webhooks: stored on arrival, processed after the response. Order and repetition do not
 * matter.
 */
export class StripeEventService {
  private readonly queue: LeasedQueue<StripeEvent>;
  private refused = 0;
  private warnedAt = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly gateway: PaymentGateway,
    private readonly sync: BillingSync,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    this.queue = new LeasedQueue(dataSource, clock, logger, {
      entity: StripeEvent,
      order: { "q.nextAttemptAt": "ASC" },
      batch: BATCH,
      atOnce: 1,
      longestWorkMs: LONGEST_WORK_MS,
      maxAttempts: MAX_ATTEMPTS,
      retry: RETRY,
      work: (event) => this.apply(event),
      tell: {
        failed: "Stripe event not worked",
        givenUp: "Stripe event given up",
        facts: ({ id, type }) => ({ eventId: id, type }),
      },
    });
  }

  /**
   * Stores a signed event for the worker. Repeated events and events of other products change
   * nothing.
   * @param body the raw bytes, which the signature covers
   * @throws BAD_INPUT unless signed for us within the last five minutes
   */
  async receive(body: Buffer, signature: string | undefined): Promise<void> {
    const event = this.read(body, signature);
    if (!event.subject) return;
    const now = this.clock.now();
    await insertOnce(this.dataSource.manager, StripeEvent, {
      id: event.id,
      type: event.type.slice(0, 80),
      objectId: event.subject.id,
      attempts: 0,
      nextAttemptAt: now,
      receivedAt: now,
    });
    this.queue.nudge();
  }

  private read(body: Buffer, signature: string | undefined): PaymentEvent {
    try {
      return this.gateway.readEvent(body, signature);
    } catch (error) {
      this.warnOfRefusal();
      throw error;
    }
  }

  /** This log entry is the first sign of a wrong webhook secret in the settings. */
  private warnOfRefusal(): void {
    this.refused += 1;
    const now = this.clock.now().getTime();
    if (now - this.warnedAt < WARN_EVERY_MS) return;
    this.logger.warn({ refused: this.refused }, "webhooks refused: not signed for us");
    this.warnedAt = now;
    this.refused = 0;
  }

  onNudge(listener: () => void): void {
    this.queue.onNudge(listener);
  }

  /**
   * Processes a batch of due events.
   * @returns how many
   */
  drain(): Promise<number> {
    return this.queue.drain();
  }

  /** An event only says what to read again from Stripe. */
  private async apply({ type, objectId }: StripeEvent): Promise<void> {
    if (!objectId) return;
    if (type.startsWith("checkout.session.")) await this.sync.syncFromSession(objectId);
    else await this.sync.refresh(objectId);
  }
}
