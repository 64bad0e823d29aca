import "reflect-metadata";
import { createDataSource } from "./data-source.js";

const LOCK = "staffboard-migrations";
const LOCK_WAIT_S = 60;

/** Brings the database up to date; two runners at once do it once. @returns names of what ran */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const dataSource = createDataSource(databaseUrl);
  await dataSource.initialize();
  const guard = dataSource.createQueryRunner();
  try {
    await guard.query("SELECT GET_LOCK(?, ?)", [LOCK, LOCK_WAIT_S]);
    const ran = await dataSource.runMigrations();
    return ran.map(({ name }) => name);
  } finally {
    await guard.query("SELECT RELEASE_LOCK(?)", [LOCK]).catch(() => undefined);
    await guard.release();
    await dataSource.destroy();
  }
}
