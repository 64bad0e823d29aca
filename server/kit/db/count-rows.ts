import type { DataSource, EntityManager } from "typeorm";

/** A count may come from the database as text. */
export async function countRows(
  manager: EntityManager | DataSource,
  sql: string,
  values: readonly unknown[],
): Promise<number> {
  const [row] = await manager.query<{ total: number | string }[]>(sql, [...values]);
  return Number(row?.total ?? 0);
}
