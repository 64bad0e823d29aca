import { In, IsNull, MoreThan, Not, type DataSource } from "typeorm";
import type { Backlog } from "../../../core/backlog.js";
import { days, later, minutes, seconds, type Clock } from "../../../core/clock.js";
import type { Logger } from "../../../core/logger.js";
import { LeasedQueue } from "../../../kit/db/leased-queue.js";
import type {
  PaymentEvent,
  PaymentGateway,
} from "../../../integrations/payments/payment-gateway.js";
import type { BillingSync } from "./billing-sync.js";
import { GroupWriter } from "../../../kit/db/group-writer.js";
import { StripeEvent } from "./stripe-event.entity.js";

/** All at once, so that a crashed instance holds its events no longer than the work on one takes. */
const BATCH = 10;
/** How many events fit comfortably into one statement. */
const AT_ONCE = 500;
/** A new card: 13 calls to Stripe, each with one retry, all timing out. */
const LONGEST_WORK_MS = minutes(4);
/** Anyone can post unsigned bodies, so refusals are logged at most this often. */
const WARN_EVERY_MS = minutes(1);
const MAX_ATTEMPTS = 12;
const RETRY = { firstMs: seconds(5), factor: 2, longestMs: minutes(30) };
/** Longer than until someone looks again whether Stripe answers. */
const LONG_PAUSE_MS = minutes(5);
/** A failed event gets another attempt: at once, then after 5, 10, 20 minutes, up to a day. */
const REVIVAL = { firstMs: minutes(5), longestMs: days(1), forMs: days(30), most: 200 };

type NewEvent = Pick<
  StripeEvent,
  "id" | "type" | "objectId" | "attempts" | "nextAttemptAt" | "receivedAt"
>;

/**
 * Stripe's webhooks: stored on arrival, processed after the response. Order and repetition do not
 * matter.
 */
export class StripeEventService {
  private readonly queue: LeasedQueue<StripeEvent>;
  private readonly arrivals: GroupWriter<NewEvent>;
  private refused = 0;
  private warnedAt = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly gateway: PaymentGateway,
    private readonly sync: BillingSync,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    this.arrivals = new GroupWriter((events) => this.store(events), AT_ONCE);
    this.queue = new LeasedQueue(dataSource, clock, logger, {
      entity: StripeEvent,
      order: { "q.nextAttemptAt": "ASC" },
      batch: BATCH,
      atOnce: BATCH,
      longestWorkMs: LONGEST_WORK_MS,
      maxAttempts: MAX_ATTEMPTS,
      retry: RETRY,
      work: (event) => this.apply(event),
      sameWork: "objectId",
      dueSince: "receivedAt",
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
    await this.arrivals.add(this.toRow(event, event.subject.id));
    this.queue.nudge();
  }

  /**
   * Queues events from Stripe's list that we don't have.
   * @returns how many
   */
  async addMissing(events: readonly PaymentEvent[]): Promise<number> {
    let added = 0;
    for (let i = 0; i < events.length; i += AT_ONCE)
      added += await this.addUnknown(events.slice(i, i + AT_ONCE));
    if (added > 0) this.queue.nudge();
    return added;
  }

  private async addUnknown(events: readonly PaymentEvent[]): Promise<number> {
    const ids = events.flatMap(({ id, subject }) => (subject ? [id] : []));
    const rows = await this.dataSource.manager.find(StripeEvent, {
      where: { id: In(ids) },
      select: { id: true },
    });
    const known = new Set(rows.map(({ id }) => id));
    const added = events.flatMap((event) =>
      event.subject && !known.has(event.id) ? [this.toRow(event, event.subject.id)] : [],
    );
    if (added.length > 0) await this.store(added);
    return added.length;
  }

  private toRow({ id, type }: PaymentEvent, objectId: string): NewEvent {
    const now = this.clock.now();
    return {
      id,
      objectId,
      type: type.slice(0, 80),
      attempts: 0,
      nextAttemptAt: now,
      receivedAt: now,
    };
  }

  /** Changes nothing about events that are stored already. Sorted, so that two instances can't block each other. */
  private async store(events: readonly NewEvent[]): Promise<void> {
    const sorted = events.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    await this.dataSource.manager
      .createQueryBuilder()
      .insert()
      .into(StripeEvent)
      .values(sorted)
      .orUpdate(["id"], ["id"])
      .updateEntity(false)
      .execute();
  }

  /** Stripe answers again, so events that failed don't wait for the rest of their pause, which can be half an hour. */
  async hurry(): Promise<void> {
    const now = this.clock.now();
    const pausing = { doneAt: IsNull(), deadAt: IsNull(), attempts: MoreThan(0) };
    const long = { nextAttemptAt: MoreThan(later(now, LONG_PAUSE_MS)) };
    const { manager } = this.dataSource;
    const { affected } = await manager.update(
      StripeEvent,
      { ...pausing, ...long },
      { nextAttemptAt: now },
    );
    if (affected) this.queue.nudge();
  }

  /**
   * Gives events that were given up one more attempt each, ever more rarely: an outage of Stripe can
   * be longer than all retries.
   */
  async revive(): Promise<void> {
    const now = this.clock.now();
    const dead = await this.dataSource.manager.find(StripeEvent, {
      where: { doneAt: IsNull(), deadAt: MoreThan(later(now, -REVIVAL.forMs)) },
      order: { deadAt: "ASC" },
      take: REVIVAL.most,
    });
    const due = dead.filter((event) => isDueAgain(event, now));
    if (due.length === 0) return;
    const { manager } = this.dataSource;
    const again = { deadAt: null, nextAttemptAt: now };
    const ids = In(due.map(({ id }) => id));
    await manager.update(StripeEvent, { id: ids, deadAt: Not(IsNull()) }, again);
    this.logger.info({ events: due.length }, "Stripe events that were given up are tried again");
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

  /** Starts the worker now. */
  nudge(): void {
    this.queue.nudge();
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

  /** What waits in the queue, and what was given up. */
  backlog(): Promise<Backlog> {
    return this.queue.backlog();
  }

  /** An event only says what to read again from Stripe. */
  private async apply({ type, objectId }: StripeEvent): Promise<void> {
    if (!objectId) return;
    if (type.startsWith("checkout.session.")) await this.sync.syncFromSession(objectId);
    else if (type.startsWith("customer.subscription.")) await this.sync.refresh(objectId);
    else await this.applyRelated(objectId);
  }

  /** An invoice, a refund or a dispute: it may belong to a subscription, ours or another product's. */
  private async applyRelated(objectId: string): Promise<void> {
    const subscriptionId = await this.gateway.findSubscriptionIdOf(objectId);
    if (subscriptionId !== null) await this.sync.refresh(subscriptionId);
  }
}

function isDueAgain({ attempts, deadAt }: StripeEvent, now: Date): boolean {
  if (deadAt === null || attempts <= MAX_ATTEMPTS) return true;
  const wait = Math.min(REVIVAL.firstMs * 2 ** (attempts - MAX_ATTEMPTS - 1), REVIVAL.longestMs);
  return deadAt <= later(now, -wait);
}
