import { In, type EntityManager } from "typeorm";
import { later, type Clock } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { insertOnce } from "../../kit/db/insert-once.js";
import type { Notice } from "./notices.js";
import { OutboxMessage } from "./outbox.entity.js";

/** Order in which mails are sent, smallest number first. */
const PRIORITY = {
  /** The person is looking at a form and waiting for a code. */
  CODE: 10,
  /** The person is waiting for a link. */
  LINK: 50,
  /** Confirms something that has happened. */
  NEWS: 100,
  /** Goes to everyone on a list. */
  MAILING: 500,
};

/** When a notice was sent, or given up; neither while it waits. */
export type NoticeProgress = Pick<OutboxMessage, "doneAt" | "deadAt">;

interface EnqueueOptions {
  priority?: keyof typeof PRIORITY;
  /** Notices with the same key are sent as one mail. */
  dedupeKey?: string;
  /** How long to wait before the first attempt; until then, `cancel` removes it. */
  delayMs?: number;
}

/**
 * Stores a notice in the transaction of the change it reports; the mail worker sends it later, at
 * least once, or at most once if it must not come twice (`MailWorker`).
 */
export class OutboxService {
  private wake: () => void = () => {};

  constructor(private readonly clock: Clock) {}

  /** @param manager the caller's transaction; of the database alone for a notice that reports no change */
  async enqueue(
    manager: EntityManager,
    notice: Notice,
    { priority = "NEWS", dedupeKey, delayMs = 0 }: EnqueueOptions = {},
  ): Promise<void> {
    const now = this.clock.now();
    await insertOnce(manager, OutboxMessage, {
      id: newId(),
      ...notice,
      dedupeKey: dedupeKey ?? null,
      priority: PRIORITY[priority],
      attempts: 0,
      nextAttemptAt: later(now, delayMs),
      createdAt: now,
    });
  }

  /** Removes the notice with this key, unless it has been sent or is being sent. */
  async cancel(transaction: EntityManager, dedupeKey: string): Promise<void> {
    await transaction
      .createQueryBuilder()
      .delete()
      .from(OutboxMessage)
      .where("dedupeKey = :dedupeKey AND sentAt IS NULL", { dedupeKey })
      .andWhere("(leasedUntil IS NULL OR leasedUntil < :now)", { now: this.clock.now() })
      .execute();
  }

  /** What happened to the notices with these keys. Those that were sent are forgotten after 30 days, and those given up after 90. */
  async progressOf(
    manager: EntityManager,
    dedupeKeys: readonly string[],
  ): Promise<Map<string, NoticeProgress>> {
    if (dedupeKeys.length === 0) return new Map();
    const rows = await manager.find(OutboxMessage, {
      where: { dedupeKey: In([...dedupeKeys]) },
      select: { id: true, dedupeKey: true, unsent: true, doneAt: true, deadAt: true },
    });
    return new Map(rows.map((row) => [row.dedupeKey ?? "", outcomeOf(row)]));
  }

  /**
   * Call after the commit, so that the email is sent right away instead of at the worker's next
   * tick.
   */
  nudge(): void {
    this.wake();
  }

  /** @param listener called at each nudge; replaces the previous one */
  onNudge(listener: () => void): void {
    this.wake = listener;
  }
}

/** An email that the address doesn't get counts as given up. */
const outcomeOf = ({ unsent, doneAt, deadAt }: OutboxMessage): NoticeProgress =>
  unsent === null || unsent === "NOT_NEEDED"
    ? { doneAt, deadAt }
    : { doneAt: null, deadAt: doneAt };
