import type { EntityManager } from "typeorm";
import type { Clock } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { insertOnce } from "../../kit/db/insert-once.js";
import type { Notice } from "./notices.js";
import { OutboxMessage } from "./outbox.entity.js";

/** Which mails leave first, smallest number first. */
const PRIORITY = {
  /** Somebody sits in front of a form and waits for a code. */
  CODE: 10,
  /** Somebody is waiting for a link by mail. */
  LINK: 50,
  /** Confirms something that happened. */
  NEWS: 100,
  /** To everybody on a list. */
  MAILING: 500,
};

interface EnqueueOptions {
  priority?: keyof typeof PRIORITY;
  /** Two notices with the same key are one mail. */
  dedupeKey?: string;
}

/** Stores a notice in the transaction that caused it; the mail worker sends it later, at least once. */
export class OutboxService {
  private wake: () => void = () => {};

  constructor(private readonly clock: Clock) {}

  /** Writes the notice in the caller's transaction. */
  async enqueue(
    transaction: EntityManager,
    notice: Notice,
    { priority = "NEWS", dedupeKey }: EnqueueOptions = {},
  ): Promise<void> {
    const now = this.clock.now();
    await insertOnce(transaction, OutboxMessage, {
      id: newId(),
      ...notice,
      dedupeKey: dedupeKey ?? null,
      priority: PRIORITY[priority],
      attempts: 0,
      nextAttemptAt: now,
      createdAt: now,
    });
  }

  /** To be called after the commit, so that the mail leaves at once instead of at the worker's next tick. */
  nudge(): void {
    this.wake();
  }

  /** @param listener called at each nudge; the last one given counts */
  onNudge(listener: () => void): void {
    this.wake = listener;
  }
}
