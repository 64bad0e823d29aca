import { In, type DataSource, type EntityManager } from "typeorm";
import { days, later, type Clock } from "../../../core/clock.js";
import { newId } from "../../../core/ids.js";
import { countPayment, type PaymentOutcome } from "../../../core/metrics/counts.js";
import { insertOnce } from "../../../kit/db/insert-once.js";
import { onceWritten } from "../../../kit/db/transactions.js";
import type { Notice } from "../../outbox/notices.js";
import type { OutboxService } from "../../outbox/outbox.service.js";
import { PlanEvent, type PlanEventFacts, type PlanEventKind } from "./plan-event.entity.js";
import {
  BUYER_NOTICES,
  STAFF_NOTICES,
  type PlanNotice,
  type PlanNoticeKind,
} from "../mails/plan-notices.js";

const COUNTED_AS: Partial<Record<PlanEventKind, PaymentOutcome>> = {
  PAYMENT_RECEIVED: "received",
  LAST_PAYMENT_RECEIVED: "received",
  PAYMENT_FAILED: "failed",
  PAYMENT_NEEDS_ACTION: "confirm",
};

/** Nobody gets mail about something that happened longer ago, such as before Stripe was first read for it. */
const NEWS_MS = days(7);

export interface NewPlanEvent {
  subscriptionId: string;
  kind: PlanEventKind;
  at: Date;
  facts?: PlanEventFacts;
  /** Who did it, if someone with an account here did. */
  actorId?: string | null;
  /** `kind:Stripe's id`; the second event with the same key is not recorded. */
  key: string;
}

/** The timeline of each plan, and the mails that go out when something happens. */
export class PlanEventService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  /**
   * Records an event and its mails in the caller's transaction, once by its key. Call `nudge` after the commit.
   * @returns whether it is new
   */
  async record(transaction: EntityManager, event: NewPlanEvent): Promise<boolean> {
    const { key: dedupeKey, facts = {}, actorId = null, ...rest } = event;
    const row = { id: newId(), ...rest, facts, actorId, dedupeKey };
    if (!(await insertOnce(transaction, PlanEvent, row))) return false;
    const outcome = COUNTED_AS[row.kind];
    if (outcome) onceWritten(transaction, () => countPayment(outcome));
    if (row.at < later(this.clock.now(), -NEWS_MS)) return true;
    await this.enqueue(transaction, BUYER_NOTICES[row.kind], row);
    await this.enqueue(transaction, STAFF_NOTICES[row.kind], row);
    return true;
  }

  /** Records those that are not recorded yet. @returns how many were new */
  async recordAll(transaction: EntityManager, events: readonly NewPlanEvent[]): Promise<number> {
    const known = await transaction.find(PlanEvent, {
      where: { dedupeKey: In(events.map(({ key }) => key)) },
      select: { dedupeKey: true },
    });
    const keys = new Set(known.map(({ dedupeKey }) => dedupeKey));
    let added = 0;
    for (const event of events)
      if (!keys.has(event.key) && (await this.record(transaction, event))) added += 1;
    return added;
  }

  /** Sends the recorded mails at once. */
  nudge(): void {
    this.outbox.nudge();
  }

  find(id: string): Promise<PlanEvent | null> {
    return this.dataSource.manager.findOneBy(PlanEvent, { id });
  }

  /** Everything that happened to a plan, newest first. */
  listOf(subscriptionId: string): Promise<PlanEvent[]> {
    return this.dataSource.manager.find(PlanEvent, {
      where: { subscriptionId },
      order: { at: "DESC", id: "DESC" },
    });
  }

  private async enqueue(
    transaction: EntityManager,
    kind: PlanNoticeKind | undefined,
    { id, subscriptionId, dedupeKey }: PlanEvent,
  ): Promise<void> {
    if (!kind) return;
    const payload: PlanNotice = { planEventId: id, subscriptionId };
    const notice: Notice = { kind, payload };
    // The key that earlier releases gave this mail: nobody gets it twice.
    const key =
      kind === "PLAN_STARTED" ? `plan-started:${subscriptionId}` : [kind, dedupeKey].join(":");
    await this.outbox.enqueue(transaction, notice, { dedupeKey: key });
  }
}
