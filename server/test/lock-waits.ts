import { setTimeout as delay } from "node:timers/promises";
import type { DataSource } from "typeorm";

const WAITING = `SELECT COUNT(*) AS count FROM information_schema.INNODB_TRX t
  JOIN information_schema.PROCESSLIST p ON p.ID = t.trx_mysql_thread_id
  WHERE t.trx_state = 'LOCK WAIT' AND p.DB = DATABASE()`;

/** Waits until this many transactions wait for rows that others have locked. Only the test's timeout ends it otherwise. */
export async function untilLocksAwaited(dataSource: DataSource, count: number): Promise<void> {
  for (;;) {
    const [row] = await dataSource.query<{ count: number | string }[]>(WAITING);
    if (Number(row?.count) >= count) return;
    // The server makes this list anew every 100 ms.
    await delay(110);
  }
}
