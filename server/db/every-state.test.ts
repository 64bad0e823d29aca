import { isDeepStrictEqual } from "node:util";
import { expect, it } from "@jest/globals";
import { PATIENT } from "../kit/db/pool.js";
import { createDatabase, rowsOf, schemaOf, withRunner } from "../test/database.js";
import { fillTables } from "../test/fill-tables.js";
import type { DatabaseSettings } from "./data-source.js";
import { migrations } from "./migrations.js";
import { openDatabase } from "./open-database.js";
import { migrate } from "./run-migrations.js";

type Rows = Awaited<ReturnType<typeof rowsOf>>;
type Row = Rows[string][number];

/** Values that migrations look for, where no CHECK lists them. */
const WORDS = {
  "subscriptions.status": ["ACTIVE", "PENDING_TERM", "ENDED"],
  "disputes.status": ["LOST", "WON"],
};

/** What each migration takes or changes on purpose: tables, and columns of rows that were there before. */
const CHANGES: Record<string, readonly string[]> = {
  // A plan that waited for its schedule, and one that has ended, have other names since.
  PlanLife1765730000000: ["subscriptions.status"],
  // What only earlier releases read.
  contractions: ["job_skills", "job_terms", "jobs.searchText", "jobs.searchVersion"],
};

/** The tables that are gone, and the columns in which no row is as it was. */
function changed(before: Rows, after: Rows): string[] {
  const found = Object.entries(before).flatMap(([table, rows]) => {
    const now = after[table];
    if (!now) return [table];
    return rows.flatMap((row) => changedIn(row, now).map((column) => `${table}.${column}`));
  });
  return [...new Set(found)].sort();
}

/** Columns that differ from the row that is most alike: all of them if the row is gone. */
function changedIn(row: Row, now: readonly Row[]): string[] {
  const names = Object.keys(row);
  return now
    .map((one) => names.filter((name) => !isDeepStrictEqual(one[name], row[name])))
    .reduce((least, differing) => (differing.length < least.length ? differing : least), names);
}

/** Runs the next migration as a release does that has no later one. */
async function runMigrations(database: DatabaseSettings, count: number): Promise<void> {
  const use = { steps: migrations.slice(0, count), connectTimeout: PATIENT };
  const dataSource = await openDatabase(database, use);
  const ran = await dataSource.runMigrations();
  await dataSource.destroy();
  expect(ran.map(({ name }) => name)).toEqual([migrations[count - 1]?.name]);
}

// The rows of each state pass every later migration, so one database is enough for all states.
it("rows of every table, written in the state after each migration, pass all later ones", async () => {
  const database = await createDatabase("every_state");
  const changes: Record<string, string[]> = {};
  let before: Rows = {};
  const note = async (name: string) => {
    const found = changed(before, await rowsOf(database));
    if (found.length > 0) changes[name] = found;
  };
  for (const [index, { name }] of migrations.entries()) {
    await runMigrations(database, index + 1);
    await note(name);
    await withRunner(database, (runner) => fillTables(runner, index + 1, WORDS));
    before = await rowsOf(database);
    const empty = Object.keys(before).filter((table) => before[table]?.length === 0);
    expect(empty).toEqual([]);
  }
  await migrate(database, true);
  await note("contractions");
  expect(changes).toEqual(CHANGES);

  const fresh = await createDatabase("fresh");
  await migrate(fresh, true);
  expect(await schemaOf(database)).toEqual(await schemaOf(fresh));
  // It takes more than a minute beside other tests: on a slow machine, more than the usual limit.
}, 1_800_000);
