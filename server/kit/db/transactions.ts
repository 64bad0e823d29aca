import type { DataSource, EntityManager } from "typeorm";
import { isDeadlock, isLockTimeout } from "./errors.js";

const MAX_DEADLOCKS = 5;
/** Few, since each takes seconds, and the transaction's connection serves no one else meanwhile. */
const MAX_LOCK_TIMEOUTS = 2;

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
      return await dataSource.transaction("READ COMMITTED", work);
    } catch (error) {
      if (isDeadlock(error)) deadlocks += 1;
      else if (isLockTimeout(error)) lockTimeouts += 1;
      else throw error;
      if (deadlocks === MAX_DEADLOCKS || lockTimeouts === MAX_LOCK_TIMEOUTS) throw error;
    }
  }
}
