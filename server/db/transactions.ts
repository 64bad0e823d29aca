import type { DataSource, EntityManager } from "typeorm";
import { isLockConflict } from "./errors.js";

const MAX_ROUNDS = 5;

/**
 * A transaction that starts again when it met another one (deadlock, lock wait): MySQL rolled it back whole.
 * READ COMMITTED locks the rows it changes and not the gaps beside them, where others want to insert.
 */
export async function inTransaction<Result>(
  dataSource: DataSource,
  work: (transaction: EntityManager) => Promise<Result>,
): Promise<Result> {
  for (let round = 1; ; round += 1) {
    try {
      return await dataSource.transaction("READ COMMITTED", work);
    } catch (error) {
      if (!isLockConflict(error) || round === MAX_ROUNDS) throw error;
    }
  }
}
