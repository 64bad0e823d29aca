import type { DataSource, EntityManager } from "typeorm";
import { isDeadlock, isLockTimeout } from "./errors.js";

const MAX_DEADLOCKS = 5;
/** Few, since each takes seconds, and the transaction's connection serves no one else meanwhile. */
const MAX_LOCK_TIMEOUTS = 2;

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
 * Runs a transaction. It is rolled back and retried after a deadlock, up to four times, and after a lock timeout, once.
 * READ COMMITTED locks the rows it changes, but not the gaps next to them, so others can insert there.
 */
export async function inTransaction<Result>(
  dataSource: DataSource,
  work: (transaction: EntityManager) => Promise<Result>,
): Promise<Result> {
  let deadlocks = 0;
  let lockTimeouts = 0;
  for (;;) {
    try {
      return await committed(dataSource, work);
    } catch (error) {
      if (isDeadlock(error)) deadlocks += 1;
      else if (isLockTimeout(error)) lockTimeouts += 1;
      else throw error;
      if (deadlocks === MAX_DEADLOCKS || lockTimeouts === MAX_LOCK_TIMEOUTS) throw error;
    }
  }
}

async function committed<Result>(
  dataSource: DataSource,
  work: (transaction: EntityManager) => Promise<Result>,
): Promise<Result> {
  const after: (() => void)[] = [];
  const result = await dataSource.transaction("READ COMMITTED", (transaction) => {
    afterCommits.set(transaction, after);
    return work(transaction);
  });
  for (const step of after) step();
  return result;
}
