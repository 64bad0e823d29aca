import "reflect-metadata";
import { runAlone } from "../kit/db/named-lock.js";
import { PATIENT } from "../kit/db/pool.js";
import { refreshRoleFamilies } from "../modules/jobs/role-families.js";
import type { DatabaseSettings } from "./data-source.js";
import { DatabaseUnusable, openDatabase } from "./open-database.js";
import { contractions, migrations } from "./migrations.js";

const LOCK = "migrations";
const LOCK_WAIT_S = 60;

/**
 * Brings the database up to date: runs the missing migrations, then sorts jobs into role families by this release's
 * rules. Of two concurrent runners, one does the work; an interrupted run continues where it stopped.
 * @param contract also removes what only earlier releases use; never while one of those is running
 * @returns names of the migrations that ran, in order
 * @throws DatabaseUnusable also if another runner has not finished after a minute
 */
export async function migrate(database: DatabaseSettings, contract = false): Promise<string[]> {
  const steps = contract ? [...migrations, ...contractions] : migrations;
  const dataSource = await openDatabase(database, { steps, connectTimeout: PATIENT });
  const run = async () => {
    const ran = await dataSource.runMigrations();
    await refreshRoleFamilies(dataSource);
    return ran.map(({ name }) => name);
  };
  try {
    const names = await runAlone(dataSource, LOCK, run, LOCK_WAIT_S);
    if (names) return names;
    throw new DatabaseUnusable(
      "Another migration of this database has been running for a minute. Wait for its end, then try again.",
    );
  } finally {
    await dataSource.destroy();
  }
}
