import "reflect-metadata";
import { z } from "zod";
import { createDataSource, PATIENT } from "./data-source.js";
import { contractions, migrations } from "./migrations.js";

const LOCK = "staffboard-migrations";
const LOCK_WAIT_S = 60;

/**
 * Brings the database up to date; two runners at once do it once. What broke off goes on where it stopped.
 * @param contract also takes away what only earlier releases use: not while an instance of one runs
 * @returns names of what ran
 */
export async function migrate(databaseUrl: string, contract = false): Promise<string[]> {
  const steps = contract ? [...migrations, ...contractions] : migrations;
  const dataSource = createDataSource(databaseUrl, steps, PATIENT);
  await dataSource.initialize();
  const guard = dataSource.createQueryRunner();
  try {
    const locks: unknown = await guard.query("SELECT GET_LOCK(?, ?) AS held", [LOCK, LOCK_WAIT_S]);
    if (!isHeld(locks)) throw new Error("Another migration has been running for a minute.");
    const ran = await dataSource.runMigrations();
    return ran.map(({ name }) => name);
  } finally {
    await guard.query("SELECT RELEASE_LOCK(?)", [LOCK]).catch(() => undefined);
    await guard.release();
    await dataSource.destroy();
  }
}

const lockRows = z.array(z.object({ held: z.coerce.number() })).length(1);
const isHeld = (rows: unknown): boolean => lockRows.safeParse(rows).data?.[0]?.held === 1;
