import type { DataSource } from "typeorm";

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
  try {
    // Names are the whole server's, where other databases live too.
    const [row] = await holder.query<{ taken: unknown }[]>(
      "SELECT GET_LOCK(LEFT(CONCAT(DATABASE(), '.', ?), 64), 0) AS taken",
      [name],
    );
    if (Number(row?.taken) !== 1) return null;
    try {
      return await work();
    } finally {
      await holder.query("SELECT RELEASE_LOCK(LEFT(CONCAT(DATABASE(), '.', ?), 64))", [name]);
    }
  } finally {
    await holder.release();
  }
}
