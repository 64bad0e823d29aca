import type { DataSource } from "typeorm";
import { until } from "./until.js";

const WAITING = `SELECT COUNT(*) AS count FROM information_schema.INNODB_TRX t
  JOIN information_schema.PROCESSLIST p ON p.ID = t.trx_mysql_thread_id
  WHERE t.trx_state = 'LOCK WAIT' AND p.DB = DATABASE()`;

/** Waits until this many transactions wait for rows that others have locked. */
export async function untilLocksAwaited(dataSource: DataSource, count: number): Promise<void> {
  const areAwaited = async () => {
    const [row] = await dataSource.query<{ count: number | string }[]>(WAITING);
    return Number(row?.count) >= count;
  };
  // The server makes this list anew every 100 ms.
  await until(`fewer than ${count} transactions wait for a lock`, areAwaited, 110);
}
