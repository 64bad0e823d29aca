import type { DataSource } from "typeorm";

/** Names are the whole server's, where other databases live too; MySQL takes 64 characters. */
const NAME = "LEFT(CONCAT(DATABASE(), '.', ?), 64)";

/**
 * Runs `work` unless it runs already, here or on another instance of this database. The lock belongs to one connection
 * and goes with it, so a crash leaves none behind.
 * @returns what it gave, or null when it runs elsewhere
 */
export async function runAlone<Result>(
  dataSource: DataSource,
  name: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const holder = dataSource.createQueryRunner();
  const ask = (sql: string) =>
    dataSource.query<{ done: number | string | null }[]>(sql, [name], holder);
  try {
    const [row] = await ask(`SELECT GET_LOCK(${NAME}, 0) AS done`);
    if (Number(row?.done) !== 1) return null;
    try {
      return await work();
    } finally {
      await ask(`SELECT RELEASE_LOCK(${NAME}) AS done`);
    }
  } finally {
    await holder.release();
  }
}
