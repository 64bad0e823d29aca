import { In, type DataSource, type FindOptionsWhere, type OrderByCondition } from "typeorm";
import { later, type Clock } from "../../core/clock.js";
import { failureName } from "../../core/failure-name.js";
import type { Logger } from "../../core/logger.js";
import { inTransaction } from "./transactions.js";

/** Columns that a row of any queue has in addition to its content. */
export interface QueuedRow {
  id: string;
  /** How many attempts failed. */
  attempts: number;
  nextAttemptAt: Date;
  /** After this time, another instance may take the row. */
  leasedUntil: Date | null;
  doneAt: Date | null;
  /** Set when all retries failed; staff must look at it. */
  deadAt: Date | null;
  /** Names of the errors, without their messages. */
  lastError: string | null;
}

export interface QueueOptions<Row extends QueuedRow> {
  entity: new () => Row;
  /** Which of the due rows come first; the row's alias is "q". */
  order: OrderByCondition;
  batch: number;
  /** How many rows of a batch, or groups of them, are processed in parallel. */
  atOnce: number;
  /** The maximum time for processing one row, including the update of the row. */
  longestWorkMs: number;
  maxAttempts: number;
  /** The delay grows by `factor` from the first retry up to `longestMs`. */
  retry: { firstMs: number; factor: number; longestMs: number };
  work: (row: Row) => Promise<void>;
  /** Rows with the same key in a batch need the work only once. Without it, each row is its own. */
  sameWork?: (row: Row) => string;
  /** Log messages, and the facts of a row to log with them. */
  tell: { failed: string; givenUp: string; facts: (row: Row) => object };
}

/**
 * Work stored in a table until it is done, at least once. Any number of instances can process it: each takes different
 * rows (SKIP LOCKED), with a lease that is longer than the work and that expires if an instance crashes.
 */
export class LeasedQueue<Row extends QueuedRow> {
  private wake: () => void = () => {};
  private readonly rows: new () => QueuedRow;
  /** Rows whose result could not be written because the database failed: this instance gives their leases back. */
  private readonly unwritten = new Map<string, Date>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly logger: Logger,
    private readonly options: QueueOptions<Row>,
  ) {
    this.rows = options.entity;
  }

  /** Requests a drain now instead of at the next tick. */
  nudge(): void {
    this.wake();
  }

  onNudge(listener: () => void): void {
    this.wake = listener;
  }

  /** Processes one batch of due rows, and requests another if more may be due. @returns how many rows it took */
  async drain(): Promise<number> {
    const { batch, atOnce } = this.options;
    await this.giveBack();
    const { taken, leasedUntil } = await this.lease();
    const jobs = this.grouped(taken);
    for (let i = 0; i < jobs.length; i += atOnce)
      await Promise.all(jobs.slice(i, i + atOnce).map((rows) => this.work(rows, leasedUntil)));
    if (taken.length === batch) this.wake();
    return taken.length;
  }

  /** Otherwise these rows would wait for the end of the lease, as if this instance had crashed. */
  private async giveBack(): Promise<void> {
    for (const [id, leasedUntil] of this.unwritten) {
      const own: FindOptionsWhere<QueuedRow> = { id, leasedUntil };
      await this.dataSource.manager.update(this.rows, own, { leasedUntil: null });
      this.unwritten.delete(id);
    }
  }

  private async lease(): Promise<{ taken: Row[]; leasedUntil: Date }> {
    const { entity, order, batch, atOnce, longestWorkMs } = this.options;
    const now = this.clock.now();
    const leasedUntil = later(now, Math.ceil(batch / atOnce) * longestWorkMs);
    const taken = await inTransaction(this.dataSource, async (transaction) => {
      const due = await transaction
        .createQueryBuilder(entity, "q")
        .where("q.doneAt IS NULL AND q.deadAt IS NULL AND q.nextAttemptAt <= :now", { now })
        .andWhere("(q.leasedUntil IS NULL OR q.leasedUntil < :now)", { now })
        .orderBy(order)
        .limit(batch)
        .setLock("pessimistic_write")
        .setOnLocked("skip_locked")
        .getMany();
      const ids = In(due.map(({ id }) => id));
      if (due.length > 0) await transaction.update(this.rows, { id: ids }, { leasedUntil });
      return due;
    });
    return { taken, leasedUntil };
  }

  /** Rows that were leased together and need the same work: it starts after all of them were added. */
  private grouped(rows: readonly Row[]): Row[][] {
    const { sameWork = ({ id }: Row) => id } = this.options;
    const groups = new Map<string, Row[]>();
    for (const row of rows) {
      const key = sameWork(row);
      groups.set(key, [...(groups.get(key) ?? []), row]);
    }
    return [...groups.values()];
  }

  private async work(rows: readonly Row[], leasedUntil: Date): Promise<void> {
    const [first] = rows;
    if (!first) return;
    try {
      await this.options.work(first);
      await this.mark(rows, { doneAt: this.clock.now(), leasedUntil: null });
    } catch (error) {
      for (const row of rows) await this.orGiveBack(row, leasedUntil, error);
    }
  }

  private async orGiveBack(row: Row, leasedUntil: Date, error: unknown): Promise<void> {
    await this.retryLater(row, error).catch((err: unknown) => {
      this.unwritten.set(row.id, leasedUntil);
      this.logger.error({ err, ...this.options.tell.facts(row) }, "can't write to the queue");
    });
  }

  private async retryLater(row: Row, error: unknown): Promise<void> {
    const { maxAttempts, retry, tell } = this.options;
    const attempts = row.attempts + 1;
    const now = this.clock.now();
    const dead = attempts >= maxAttempts;
    const facts = { err: error, ...tell.facts(row), attempts };
    if (dead) this.logger.error(facts, tell.givenUp);
    else this.logger.warn(facts, tell.failed);
    const wait = Math.min(retry.firstMs * retry.factor ** (attempts - 1), retry.longestMs);
    await this.mark([row], {
      attempts,
      lastError: failureName(error),
      nextAttemptAt: later(now, wait),
      leasedUntil: null,
      ...(dead ? { deadAt: now } : {}),
    });
  }

  private async mark(rows: readonly QueuedRow[], change: Partial<QueuedRow>): Promise<void> {
    const id = In(rows.map((row) => row.id));
    await this.dataSource.manager.update(this.rows, { id }, change);
  }
}
