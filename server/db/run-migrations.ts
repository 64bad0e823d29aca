import "reflect-metadata";
import { z } from "zod";
import { PATIENT } from "../kit/db/pool.js";
import { JobIndex } from "../modules/jobs/search/job-index.js";
import type { DatabaseSettings } from "./data-source.js";
import { openDatabase } from "./open-database.js";
import { contractions, migrations } from "./migrations.js";

const LOCK = "staffboard-migrations";
const LOCK_WAIT_S = 60;

/**
 * Brings the database up to date: runs the missing migrations, then indexes jobs that were indexed with another search
 * version. Of two concurrent runners, one does the work; an interrupted run continues where it stopped.
 * @param contract also removes what only earlier releases use; never while one of those is running
 * @returns names of the migrations that ran, in order
 */
export async function migrate(database: DatabaseSettings, contract = false): Promise<string[]> {
  const steps = contract ? [...migrations, ...contractions] : migrations;
  const dataSource = await openDatabase(database, steps, PATIENT);
  const guard = dataSource.createQueryRunner();
  try {
    const locks: unknown = await guard.query("SELECT GET_LOCK(?, ?) AS held", [LOCK, LOCK_WAIT_S]);
    if (!isHeld(locks)) throw new Error("Another migration has been running for a minute.");
    const ran = await dataSource.runMigrations();
    await new JobIndex(dataSource).rebuild();
    return ran.map(({ name }) => name);
  } finally {
    await guard.query("SELECT RELEASE_LOCK(?)", [LOCK]).catch(() => undefined);
    await guard.release();
    await dataSource.destroy();
  }
}

const lockRows = z.array(z.object({ held: z.coerce.number() })).length(1);
const isHeld = (rows: unknown): boolean => lockRows.safeParse(rows).data?.[0]?.held === 1;
