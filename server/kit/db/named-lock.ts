import type { DataSource, QueryRunner } from "typeorm";
import { requireWriter } from "./read-only.js";

/** Lock names are shared by all databases of the server, so the name has the database as prefix; MySQL allows 64 characters. */
const NAME = "LEFT(CONCAT(DATABASE(), '.', ?), 64)";

/**
 * Runs `work` unless it is already running, here or on another instance with this database. The lock belongs to one
 * connection and ends with it, so a crash cannot leave it held.
 * @param waitSeconds how long to wait for it to end elsewhere
 * @returns the result of `work`, or null if it is running elsewhere
 */
export async function runAlone<Result>(
  dataSource: DataSource,
  name: string,
  work: () => Promise<Result>,
  waitSeconds = 0,
): Promise<Result | null> {
  requireWriter(dataSource);
  const holder = dataSource.createQueryRunner();
  const ask = (sql: string, ...values: number[]) =>
    dataSource.query<{ done: number | string | null }[]>(sql, [name, ...values], holder);
  try {
    const [row] = await ask(`SELECT GET_LOCK(${NAME}, ?) AS done`, waitSeconds);
    if (Number(row?.done) !== 1) return null;
    try {
      return await work();
    } finally {
      // If the connection is gone, so is the lock; that must not take the place of what `work` returned.
      await ask(`SELECT RELEASE_LOCK(${NAME}) AS done`).catch(() => endConnection(holder));
    }
  } finally {
    await holder.release();
  }
}

/** Another borrower of the connection would hold the lock. */
async function endConnection(holder: QueryRunner): Promise<void> {
  const connection: unknown = await holder.connect();
  if (isEndable(connection)) connection.destroy();
}

const isEndable = (value: unknown): value is { destroy(): void } =>
  typeof value === "object" && value !== null && "destroy" in value;
