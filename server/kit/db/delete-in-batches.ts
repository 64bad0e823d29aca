import type { DataSource } from "typeorm";
import { inTransaction } from "./transactions.js";

/** Rows per statement, so that locks are held only briefly. */
const BATCH = 1000;
/** The limit for one run; the next run deletes the rest. */
const MAX_BATCHES = 200;

/**
 * Repeats one DELETE until it deletes no more rows. A batch that is part of a deadlock is retried.
 * @param sql must end in `LIMIT ?` and find its rows through an index
 * @returns the number of deleted rows
 */
export async function deleteInBatches(
  dataSource: DataSource,
  sql: string,
  values: (Date | number | string)[],
): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const { affectedRows } = await inTransaction(dataSource, (transaction) =>
      transaction.query<{ affectedRows: number }>(sql, [...values, BATCH]),
    );
    total += affectedRows;
    if (affectedRows < BATCH) break;
  }
  return total;
}
