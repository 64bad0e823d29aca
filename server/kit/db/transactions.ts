import { setTimeout as delay } from "node:timers/promises";
import type { DataSource, EntityManager } from "typeorm";
import { isDeadlock, isLockTimeout, timedOut } from "./errors.js";
import { endNow, type RawConnection } from "./pool.js";
import { requireWriter } from "./read-only.js";

const MAX_DEADLOCKS = 5;
/** Most milliseconds before the first retry; the next ones wait longer. Those that met once would otherwise meet again. */
const PAUSE_MS = 20;
/** Few, since each takes seconds, and the transaction's connection serves no one else meanwhile. */
const MAX_LOCK_TIMEOUTS = 2;

/** How long a transaction may take in all, in milliseconds; others take as long as they need. */
const limits = new WeakMap<DataSource, number>();

/** Rolls back transactions of `inTransaction` that take longer than `ms`, repeats included. */
export const limitTransactions = (dataSource: DataSource, ms: number): void =>
  void limits.set(dataSource, ms);

/** What to do once a transaction is committed. */
const afterCommits = new WeakMap<EntityManager, (() => void)[]>();

/**
 * Calls `work` when this transaction is committed, and never if it is rolled back.
 * @param transaction of `inTransaction`; in another one, `work` is not called
 */
export function afterCommit(transaction: EntityManager, work: () => void): void {
  afterCommits.get(transaction)?.push(work);
}

/**
 * Calls `work` when what this manager has written is there to stay.
 * @param manager a transaction of `inTransaction`, or a manager without one: then at once
 */
export function onceWritten(manager: EntityManager, work: () => void): void {
  if (afterCommits.has(manager)) afterCommit(manager, work);
  else work();
}

/**
 * Runs a transaction. It is rolled back and retried after a deadlock, up to four times, and after a lock timeout, once.
 * READ COMMITTED locks the rows it changes, but not the gaps next to them, so others can insert there.
 * @throws ETIMEDOUT after the limit of `limitTransactions`; nothing of it is written then
 */
export async function inTransaction<Result>(
  dataSource: DataSource,
  work: (transaction: EntityManager) => Promise<Result>,
): Promise<Result> {
  requireWriter(dataSource);
  const endsAt = performance.now() + (limits.get(dataSource) ?? Infinity);
  let deadlocks = 0;
  let lockTimeouts = 0;
  for (;;) {
    try {
      return await committed(dataSource, endsAt, work);
    } catch (error) {
      if (isDeadlock(error)) deadlocks += 1;
      else if (isLockTimeout(error)) lockTimeouts += 1;
      else throw error;
      if (deadlocks === MAX_DEADLOCKS || lockTimeouts === MAX_LOCK_TIMEOUTS) throw error;
      await delay(Math.random() * PAUSE_MS * deadlocks);
    }
  }
}

async function committed<Result>(
  dataSource: DataSource,
  endsAt: number,
  work: (transaction: EntityManager) => Promise<Result>,
): Promise<Result> {
  const after: (() => void)[] = [];
  const result = await dataSource.transaction("READ COMMITTED", (transaction) => {
    afterCommits.set(transaction, after);
    return inTime(transaction, endsAt, () => work(transaction));
  });
  for (const step of after) step();
  return result;
}

/**
 * Ends before the commit: what became of that would be unknown. The connection is destroyed rather than told to roll back, since
 * the work goes on without knowing, and its next statement would be a transaction of its own.
 */
async function inTime<Result>(
  transaction: EntityManager,
  endsAt: number,
  work: () => Promise<Result>,
): Promise<Result> {
  if (endsAt === Infinity) return work();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = timedOut("the transaction takes too long");
      reject(error);
      void destroyConnection(transaction, error);
    }, endsAt - performance.now());
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** @param error of the statement that runs */
async function destroyConnection({ queryRunner }: EntityManager, error: Error): Promise<void> {
  const connection = (await queryRunner?.connect()) as RawConnection | undefined;
  if (connection) endNow(connection, error);
}
