import {
  In,
  Not,
  type DataSource,
  type EntityManager,
  type FindOptionsWhere,
  type OrderByCondition,
} from "typeorm";
import { MOST_COUNTED, secondsSince, type Backlog } from "../../core/backlog.js";
import { later, type Clock } from "../../core/clock.js";
import { failureName } from "../../core/failure-name.js";
import type { Logger } from "../../core/logger.js";
import { GroupWriter } from "./group-writer.js";
import { readInteger } from "./row-readers.js";
import { NotNowError } from "./not-now-error.js";
import { inTransaction } from "./transactions.js";

/** Rows that one drain takes at most in addition to its batch, because they need the same work. */
const MAX_COMPANIONS = 1000;
/** Pieces of work whose rows one statement marks as done. */
const MARKED_AT_ONCE = 50;

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
  /** Whether more attempts are of no use after this error. */
  isFinal?: (error: unknown, row: Row) => boolean;
  /**
   * A column: due rows with the same value in it need the work only once, so they are taken together, even beyond the batch.
   * Without it, or where it is null, each row is its own.
   */
  sameWork?: keyof Row & string;
  /** A column: since when a row has been due. By default, since its next attempt. */
  dueSince?: keyof Row & string;
  /** Log messages, and the facts of a row to log with them. */
  tell: { failed: string; givenUp: string; facts: (row: Row) => object };
}

/** Of which due rows a drain takes some. */
interface DrainOptions<Row extends QueuedRow> {
  /** By default, a batch. */
  most?: number;
  /** By default, that of the queue. */
  order?: OrderByCondition;
  /** By default, all. */
  only?: FindOptionsWhere<Row>;
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
  private readonly done: GroupWriter<readonly QueuedRow[]>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly logger: Logger,
    private readonly options: QueueOptions<Row>,
  ) {
    this.rows = options.entity;
    this.done = new GroupWriter(
      (groups) => this.mark(groups.flat(), { doneAt: this.clock.now(), leasedUntil: null }),
      MARKED_AT_ONCE,
    );
  }

  /** Requests a drain now instead of at the next tick. */
  nudge(): void {
    this.wake();
  }

  onNudge(listener: () => void): void {
    this.wake = listener;
  }

  /** Processes one batch of due rows, and requests another if more may be due. @returns how many rows it took */
  async drain(which: DrainOptions<Row> = {}): Promise<number> {
    const { atOnce } = this.options;
    await this.giveBack();
    const { taken, leasedUntil, isFull } = await this.lease(which);
    const jobs = this.grouped(taken);
    for (let i = 0; i < jobs.length; i += atOnce) {
      const group = jobs.slice(i, i + atOnce);
      const going = await Promise.all(group.map((rows) => this.work(rows, leasedUntil)));
      if (going.includes(false)) {
        await this.leave(jobs.slice(i + atOnce).flat(), leasedUntil);
        return taken.length;
      }
    }
    if (isFull) this.wake();
    return taken.length;
  }

  /** What waits, and what was given up. Reads no more than the first rows, in the order of an index. */
  async backlog(): Promise<Backlog> {
    const { waiting, oldest } = await this.countUndone("q.deadAt IS NULL");
    const { waiting: dead } = await this.countUndone("q.deadAt IS NOT NULL");
    return { waiting, oldestSeconds: secondsSince(oldest, this.clock.now()), dead };
  }

  private async countUndone(which: string) {
    const { entity, dueSince = "nextAttemptAt" } = this.options;
    const row = await this.dataSource.manager
      .createQueryBuilder()
      .select("COUNT(*)", "waiting")
      .addSelect("MIN(first.since)", "oldest")
      .from(
        (first) =>
          first
            .select("q." + dueSince, "since")
            .from(entity, "q")
            .where("q.doneAt IS NULL")
            .andWhere(which)
            .limit(MOST_COUNTED),
        "first",
      )
      .getRawOne<{ waiting: number | string; oldest: Date | null }>();
    return { waiting: readInteger(row?.waiting), oldest: row?.oldest ?? null };
  }

  /** Otherwise these rows would wait for the end of the lease, as if this instance had crashed. */
  private async giveBack(): Promise<void> {
    for (const [id, leasedUntil] of this.unwritten) {
      const own: FindOptionsWhere<QueuedRow> = { id, leasedUntil };
      await this.dataSource.manager.update(this.rows, own, { leasedUntil: null });
      this.unwritten.delete(id);
    }
  }

  private async lease({ most = this.options.batch, order, only }: DrainOptions<Row>) {
    const { atOnce, longestWorkMs } = this.options;
    const now = this.clock.now();
    const leasedUntil = later(now, Math.ceil(most / atOnce) * longestWorkMs);
    return inTransaction(this.dataSource, async (transaction) => {
      const rows = this.dueRows(transaction, now, most);
      if (order) rows.orderBy(order);
      if (only) rows.andWhere(only);
      const due = await rows.getMany();
      const isFull = due.length === most;
      const taken = isFull ? [...due, ...(await this.companionsOf(transaction, due, now))] : due;
      const ids = In(taken.map(({ id }) => id));
      if (taken.length > 0) await transaction.update(this.rows, { id: ids }, { leasedUntil });
      for (const row of taken) row.leasedUntil = leasedUntil;
      return { taken, leasedUntil, isFull };
    });
  }

  /** Locks them until the end of the transaction; leaves out those that another instance takes. */
  private dueRows(transaction: EntityManager, now: Date, most: number) {
    const { entity, order } = this.options;
    return transaction
      .createQueryBuilder(entity, "q")
      .where("q.doneAt IS NULL AND q.deadAt IS NULL AND q.nextAttemptAt <= :now", { now })
      .andWhere("(q.leasedUntil IS NULL OR q.leasedUntil < :now)", { now })
      .orderBy(order)
      .limit(most)
      .setLock("pessimistic_write")
      .setOnLocked("skip_locked");
  }

  /** Other due rows that the work on these does, too. */
  private async companionsOf(transaction: EntityManager, rows: readonly Row[], now: Date) {
    const { sameWork } = this.options;
    if (!sameWork) return [];
    const keys = rows.flatMap((row) => row[sameWork] ?? []);
    if (keys.length === 0) return [];
    return this.dueRows(transaction, now, MAX_COMPANIONS)
      .andWhere({ [sameWork]: In(keys), id: Not(In(rows.map(({ id }) => id))) })
      .getMany();
  }

  /** Rows that were leased together and need the same work: it starts after all of them were added. */
  private grouped(rows: readonly Row[]): Row[][] {
    const { sameWork } = this.options;
    const groups = new Map<unknown, Row[]>();
    for (const row of rows) {
      const key = (sameWork && row[sameWork]) ?? row.id;
      groups.set(key, [...(groups.get(key) ?? []), row]);
    }
    return [...groups.values()];
  }

  /** @returns whether the next rows are worth a try */
  private async work(rows: readonly Row[], leasedUntil: Date): Promise<boolean> {
    const [first] = rows;
    if (!first) return true;
    try {
      await this.options.work(first);
      await this.done.add(rows);
    } catch (error) {
      if (error instanceof NotNowError) {
        await this.leave(rows, leasedUntil, error);
        return false;
      }
      for (const row of rows) await this.orGiveBack(row, leasedUntil, error);
    }
    return true;
  }

  /** Gives leases back, without an attempt. */
  private async leave(
    rows: readonly Row[],
    leasedUntil: Date,
    { error }: Partial<NotNowError> = {},
  ): Promise<void> {
    if (rows.length === 0) return;
    const last = { nextAttemptAt: this.clock.now(), lastError: failureName(error) };
    const change = { leasedUntil: null, ...(error === undefined ? {} : last) };
    await this.mark(rows, change).catch((err: unknown) => {
      for (const { id } of rows) this.unwritten.set(id, leasedUntil);
      this.logger.error({ err, rows: rows.length }, "can't give rows of a queue back");
    });
  }

  private async orGiveBack(row: Row, leasedUntil: Date, error: unknown): Promise<void> {
    await this.retryLater(row, error).catch((err: unknown) => {
      this.unwritten.set(row.id, leasedUntil);
      this.logger.error({ err, ...this.options.tell.facts(row) }, "can't write to the queue");
    });
  }

  private async retryLater(row: Row, error: unknown): Promise<void> {
    const { maxAttempts, retry, tell, isFinal } = this.options;
    const attempts = row.attempts + 1;
    const now = this.clock.now();
    const dead = attempts >= maxAttempts || isFinal?.(error, row) === true;
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

  /** Not those that were leased again, or replaced by a new row with the same id: that lease, or the next one, gets the work done. */
  private async mark(rows: readonly QueuedRow[], change: Partial<QueuedRow>): Promise<void> {
    const id = In(rows.map((row) => row.id));
    const leasedUntil = In(rows.map((row) => row.leasedUntil));
    await this.dataSource.manager.update(this.rows, { id, leasedUntil }, change);
  }
}
