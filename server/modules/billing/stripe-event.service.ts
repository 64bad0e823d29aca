import { In, type DataSource } from "typeorm";
import { later, minutes, seconds, type Clock } from "../../core/clock.js";
import { failureName } from "../../core/failure-name.js";
import type { Logger } from "../../core/logger.js";
import type { PaymentEvent, PaymentGateway } from "../../integrations/payments/payment-gateway.js";
import type { BillingSync } from "./billing-sync.js";
import { insertOnce } from "./insert-once.js";
import { StripeEvent } from "./stripe-event.entity.js";

const BATCH = 5;
/** Six calls, each at the end of its second try. */
const LONGEST_WORK_MS = minutes(2);
const LEASE_MS = BATCH * LONGEST_WORK_MS;
/** Anybody can send us rubbish; the log need not grow as fast. */
const WARN_EVERY_MS = minutes(1);
const MAX_ATTEMPTS = 12;
const FIRST_RETRY_MS = seconds(5);
const LONGEST_RETRY_MS = minutes(30);

/** Stripe's webhooks: kept at once, worked after the answer, in any order and any number of times. */
export class StripeEventService {
  private wake: () => void = () => {};
  private refused = 0;
  private warnedAt = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly gateway: PaymentGateway,
    private readonly sync: BillingSync,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /**
   * Keeps a signed event for the worker; one that came before, or does not concern us, changes nothing.
   * @param body the bytes as they came: the signature is over them
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
    this.wake();
  }

  private read(body: Buffer, signature: string | undefined): PaymentEvent {
    try {
      return this.gateway.readEvent(body, signature);
    } catch (error) {
      this.warnOfRefusal();
      throw error;
    }
  }

  /** A wrong secret in our settings shows here first. */
  private warnOfRefusal(): void {
    this.refused += 1;
    const now = this.clock.now().getTime();
    if (now - this.warnedAt < WARN_EVERY_MS) return;
    this.logger.warn({ refused: this.refused }, "webhooks refused: not signed for us");
    this.warnedAt = now;
    this.refused = 0;
  }

  onNudge(listener: () => void): void {
    this.wake = listener;
  }

  /** Works a batch of what is due, and asks for the next when more may wait. @returns how many it took */
  async drain(): Promise<number> {
    const batch = await this.lease();
    for (const event of batch) await this.work(event);
    if (batch.length === BATCH) this.wake();
    return batch.length;
  }

  private lease(): Promise<StripeEvent[]> {
    const now = this.clock.now();
    return this.dataSource.transaction("READ COMMITTED", async (transaction) => {
      const due = await transaction
        .createQueryBuilder(StripeEvent, "e")
        .where("e.processedAt IS NULL AND e.deadAt IS NULL AND e.nextAttemptAt <= :now", { now })
        .andWhere("(e.leasedUntil IS NULL OR e.leasedUntil < :now)", { now })
        .orderBy("e.nextAttemptAt", "ASC")
        .limit(BATCH)
        .setLock("pessimistic_write")
        .setOnLocked("skip_locked")
        .getMany();
      const ids = In(due.map(({ id }) => id));
      if (due.length > 0)
        await transaction.update(StripeEvent, { id: ids }, { leasedUntil: later(now, LEASE_MS) });
      return due;
    });
  }

  private async work(event: StripeEvent): Promise<void> {
    try {
      if (event.objectId) await this.apply(event.type, event.objectId);
      await this.mark(event.id, { processedAt: this.clock.now(), leasedUntil: null });
    } catch (error) {
      await this.retryLater(event, error);
    }
  }

  /** An event only says where to look. */
  private async apply(type: string, objectId: string): Promise<void> {
    if (type.startsWith("checkout.session.")) await this.sync.syncFromSession(objectId);
    else await this.sync.refresh(objectId);
  }

  private async retryLater(event: StripeEvent, error: unknown): Promise<void> {
    const attempts = event.attempts + 1;
    const now = this.clock.now();
    const dead = attempts >= MAX_ATTEMPTS;
    const facts = { err: error, eventId: event.id, type: event.type, attempts };
    if (dead) this.logger.error(facts, "Stripe event given up");
    else this.logger.warn(facts, "Stripe event not worked");
    await this.mark(event.id, {
      attempts,
      lastError: failureName(error),
      nextAttemptAt: later(now, Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS)),
      leasedUntil: null,
      ...(dead ? { deadAt: now } : {}),
    });
  }

  private mark(id: string, change: Partial<StripeEvent>): Promise<unknown> {
    return this.dataSource.manager.update(StripeEvent, { id }, change);
  }
}
