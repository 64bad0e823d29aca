import "reflect-metadata";
import type { MigrationInterface } from "typeorm";
import { runAlone } from "../kit/db/named-lock.js";
import { PATIENT } from "../kit/db/pool.js";
import type { DatabaseSettings } from "./data-source.js";
import { DatabaseUnusable, openDatabase } from "./open-database.js";
import { takeTurns, USUAL_TURNS, type Turns } from "./lock-turns.js";
import { contractions, migrations } from "./migrations.js";

const LOCK = "migrations";
const LOCK_WAIT_S = 60;

/**
 * Brings the database up to date: runs the missing migrations. Of two concurrent runners, one does the work; an interrupted run
 * continues where it stopped.
 * @param contract also removes what only earlier releases use; never while one of those is running
 * @returns names of the migrations that ran, in order
 * @throws DatabaseUnusable also if another runner has not finished after a minute, or someone holds a lock for ten
 */
export const migrate = (database: DatabaseSettings, contract = false): Promise<string[]> =>
  runSteps(database, contract ? [...migrations, ...contractions] : migrations);

/** Runs those of `steps` that have not run, as `migrate` does. */
export async function runSteps(
  database: DatabaseSettings,
  steps: (new () => MigrationInterface)[],
  { turns = USUAL_TURNS }: { turns?: Turns } = {},
): Promise<string[]> {
  const dataSource = await openDatabase(database, { steps, connectTimeout: PATIENT });
  const run = async () => {
    await takeTurns(dataSource, turns);
    const ran = await dataSource.runMigrations();
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
