import type { DataSource, EntityManager } from "typeorm";
import { MOST_COUNTED, secondsSince, type Backlog } from "../../core/backlog.js";
import type { Clock } from "../../core/clock.js";
import {
  nullable,
  readFields,
  readInteger,
  readOneOf,
  readText,
  readTime,
} from "../../kit/db/row-readers.js";
import { afterCommit, inTransaction } from "../../kit/db/transactions.js";
import { subjects, type Change, type Write } from "./change.types.js";

/** A change with its number: 1 for the first one, and no number is left out. */
export interface NumberedChange extends Change {
  seq: number;
}

/** How far a reader is behind the feed. */
export interface Lag {
  changes: number;
  /** Age of the oldest change that it has not read. */
  seconds: number;
}

/** Rows that one statement numbers, while other instances wait for their turn. */
const SEAL_BATCH = 500;
const columns = {
  seq: readInteger,
  subject: readOneOf(subjects),
  subjectId: readText,
};

type Ids = { id: number | string }[];

/** The kind of a write that nobody outside is told of. Releases that did not say a kind left it null. */
export const UNSEEN = "UNSEEN";
const COMPANY_CHANGED = "COMPANY_CHANGED";
const APPEND = `INSERT INTO changes (subject, subjectId, at, kind, companyId, version, wasPublic, isPublic, changedFields)
  VALUES ?`;

function rowOf(write: Write, at: Date): unknown[] {
  const { subject, subjectId } = write;
  const none = [null, null, null, null];
  if (subject === "COMPANY") return [subject, subjectId, at, COMPANY_CHANGED, subjectId, ...none];
  const told = "told" in write ? write.told : null;
  if (!told) return [subject, subjectId, at, UNSEEN, null, ...none];
  const { kind, companyId, version, wasPublic, isPublic, changedFields } = told;
  const seen = [kind, companyId, version, wasPublic, isPublic, changedFields.join()];
  return [subject, subjectId, at, ...seen];
}

/**
 * All changes of jobs, companies and settings, in one order for every instance. A write appends to it in its own
 * transaction, without a number, because transactions commit in another order than they start. `seal` numbers what is
 * committed, so that a reader who has seen number n never misses a smaller one.
 */
export class ChangeFeed {
  private readonly listeners: ((changes: readonly Change[]) => void)[] = [];
  /** Number of the last change that this process has seen. */
  private lastSeen = 0;
  private ownCommits = 0;
  /** Own commits that have numbers. */
  private ownNumbered = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @param listener called right after a commit of this instance, before the changes are sealed */
  onCommit(listener: (changes: readonly Change[]) => void): void {
    this.listeners.push(listener);
  }

  /** Adds writes, in the transaction that makes them. */
  async append(transaction: EntityManager, writes: readonly Write[]): Promise<void> {
    if (writes.length === 0) return;
    const now = this.clock.now();
    await transaction.query(APPEND, [writes.map((write) => rowOf(write, now))]);
    const changes = writes.map(({ subject, subjectId }) => ({ subject, subjectId }));
    afterCommit(transaction, () => {
      this.ownCommits += 1;
      this.listeners.forEach((listener) => listener(changes));
    });
  }

  /**
   * No change that this process knows of has a larger number: what it reads from now on must have all up to this one. Infinity
   * while a commit of its own has no number.
   */
  get reached(): number {
    return this.ownNumbered < this.ownCommits ? Infinity : this.lastSeen;
  }

  /** The last number that a copy of the database has. */
  async positionIn(copy: DataSource): Promise<number> {
    const [row] = await copy.query<Record<string, unknown>[]>(
      "SELECT lastSeq FROM change_counter WHERE id = 1",
    );
    return readInteger(row?.["lastSeq"]);
  }

  /** The last number. To copy the tables, ask for it first, then read them, and follow the feed from this number. */
  async position(): Promise<number> {
    return (await this.look()).lastSeq;
  }

  /**
   * The changes after a number, in order; empty if there are none.
   * @returns null if changes after this number were deleted, or it is not of this feed: the reader must copy the tables
   */
  async read(after: number, limit: number): Promise<NumberedChange[] | null> {
    if ((await this.position()) === after) return [];
    const rows = await this.dataSource.query<Record<string, unknown>[]>(
      "SELECT seq, subject, subjectId FROM changes WHERE seq > ? ORDER BY seq LIMIT ?",
      [after, limit],
    );
    const changes = rows.map((row) => readFields<NumberedChange>(columns, row));
    // Housekeeping deletes by time, so a row that it kept may come before one that it deleted.
    const isWhole = changes.every(({ seq }, index) => seq === after + 1 + index);
    return isWhole && changes.length > 0 ? changes : null;
  }

  /**
   * Numbers what is committed and has no number. Any number of instances may call it at once.
   * @returns the last number
   */
  async seal(): Promise<number> {
    const { ownCommits } = this;
    const lastSeq = await this.sealAll();
    this.ownNumbered = ownCommits;
    this.lastSeen = lastSeq;
    return lastSeq;
  }

  private async sealAll(): Promise<number> {
    const { lastSeq, isUnsealed } = await this.look();
    if (!isUnsealed) return lastSeq;
    for (;;) {
      const sealed = await inTransaction(this.dataSource, (transaction) => sealSome(transaction));
      if (sealed.count < SEAL_BATCH) return sealed.lastSeq;
    }
  }

  /** Changes without a number yet. None is ever given up. */
  async backlog(): Promise<Backlog> {
    const [row] = await this.dataSource.query<Record<string, unknown>[]>(
      `SELECT COUNT(*) AS waiting, MIN(at) AS oldest
       FROM (SELECT at FROM changes WHERE seq IS NULL LIMIT ?) AS first`,
      [MOST_COUNTED],
    );
    const oldest = nullable(readTime)(row?.["oldest"]);
    const oldestSeconds = secondsSince(oldest, this.clock.now());
    return { waiting: readInteger(row?.["waiting"]), oldestSeconds, dead: 0 };
  }

  /** @param known number of the last change that a reader has taken over */
  async lagOf(known: number): Promise<Lag> {
    const changes = Math.max(0, (await this.position()) - known);
    if (changes === 0) return { changes, seconds: 0 };
    const [next] = await this.dataSource.query<Record<string, unknown>[]>(
      "SELECT at FROM changes WHERE seq > ? ORDER BY seq LIMIT 1",
      [known],
    );
    const at = nullable(readTime)(next?.["at"] ?? null);
    return { changes, seconds: secondsSince(at, this.clock.now()) };
  }

  /** Costs two lookups in indexes: idle instances ask it all the time. */
  private async look(): Promise<{ lastSeq: number; isUnsealed: boolean }> {
    const [row] = await this.dataSource.query<Record<string, unknown>[]>(
      `SELECT lastSeq, EXISTS (SELECT 1 FROM changes WHERE seq IS NULL) AS isUnsealed
       FROM change_counter WHERE id = 1`,
    );
    const lastSeq = readInteger(row?.["lastSeq"]);
    // A smaller one: the database is an older copy.
    this.lastSeen = lastSeq;
    return {
      lastSeq,
      isUnsealed: readInteger(row?.["isUnsealed"]) === 1,
    };
  }
}

/**
 * A statement that appends jobs to the feed of changes, for rules that are SQL. Only for columns that nobody outside is told of.
 * @param rows "FROM …": the rows that change, by their column `id`
 */
export const changesOf = (rows: string): string =>
  `INSERT INTO changes (subject, subjectId, at, kind) SELECT 'JOB', id, UTC_TIMESTAMP(3), '${UNSEEN}' ${rows}`;

/** The lock on the counter lets one instance after the other give numbers, which exist once they are committed. */
async function sealSome(transaction: EntityManager): Promise<{ count: number; lastSeq: number }> {
  const [counter] = await transaction.query<{ lastSeq: number | string }[]>(
    "SELECT lastSeq FROM change_counter WHERE id = 1 FOR UPDATE",
  );
  const last = readInteger(counter?.lastSeq);
  const rows = await transaction.query<Ids>(
    "SELECT id FROM changes WHERE seq IS NULL ORDER BY id LIMIT ?",
    [SEAL_BATCH],
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { count: 0, lastSeq: last };
  await transaction.query("UPDATE changes SET seq = ? + FIELD(id, ?) WHERE id IN (?)", [
    last,
    ids,
    ids,
  ]);
  const lastSeq = last + ids.length;
  await transaction.query("UPDATE change_counter SET lastSeq = ? WHERE id = 1", [lastSeq]);
  return { count: ids.length, lastSeq };
}
