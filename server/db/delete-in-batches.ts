import type { DataSource } from "typeorm";

/** Rows at a time, so that no lock is held long. */
const BATCH = 1000;
/** A run ends in any case; what is left waits for the next. */
const MOST_BATCHES = 200;

/**
 * Runs one DELETE until it finds no more.
 * @param sql ends in `LIMIT ?`; an index must lead to its rows
 * @returns how many rows went
 */
export async function deleteInBatches(
  dataSource: DataSource,
  sql: string,
  values: (Date | number | string)[],
): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const { affectedRows } = await dataSource.query<{ affectedRows: number }>(sql, [
      ...values,
      BATCH,
    ]);
    total += affectedRows;
    if (affectedRows < BATCH) break;
  }
  return total;
}
