import { setTimeout as delay } from "node:timers/promises";
import mysql from "mysql2/promise";
import { Applicants } from "./applicants.js";
import { countOf, isGood, longestStop } from "./answers.js";
import { Load } from "./load.js";
import type { SiteWorld } from "./site-world.js";
import { NotThere, type Measured, type SiteTrial } from "./trial.js";

const APPLICATIONS_A_SECOND = 2;
const BEFORE_MS = 3_000;
/** From when the migration waits: as a backup that reads a table for longer than a statement may wait. */
const SNAPSHOT_MS = 25_000;
const WAITING_WITHIN_MS = 120_000;
const DONE_WITHIN_MS = 60_000;
const APPLICANTS = 400;
/** A change of a table that is written to all the time, in all builds that are measured. */
const MIGRATION = "NewestWithResumes1765940000000";
const UNDONE = [
  `ALTER TABLE applications DROP KEY applications_newest,
    ADD KEY applications_newest (appliedAt, id, status, name)`,
  `ALTER TABLE applications DROP KEY applications_company,
    ADD KEY applications_company (companyId, appliedAt, id, status, name)`,
];

/** People apply while a transaction that has read the table stays open, and a migration wants to change it. */
async function besideASnapshot(world: SiteWorld): Promise<Measured[]> {
  await world.seed();
  const { origin } = await world.raise();
  const applicants = await Applicants.of(world, origin, APPLICANTS);
  await undo(world);
  const load = new Load(origin, {
    writesPerSecond: APPLICATIONS_A_SECOND,
    send: applicants.apply,
  });
  await delay(BEFORE_MS);
  const since = load.now();
  const { isTold, lateBy } = await migrateBeside(world);
  await delay(BEFORE_MS);
  await load.end();
  const writes = load.writes.filter(({ at }) => at >= since);
  return [
    { what: "longest stop of writes, s", value: longestStop(load.writes, since), atMost: 5 },
    {
      what: `of ${writes.length} applications, refused`,
      value: countOf(writes, (answer) => !isGood(answer)),
      atMost: 0,
    },
    { what: "acknowledged applications lost", value: await world.lost(writes), atMost: 0 },
    { what: "seconds from its end to the migration's", value: lateBy, atMost: 10 },
    { what: "not told that the backup holds the lock", value: isTold ? 0 : 1, atMost: 0 },
  ];
}

/** Takes a migration back, so that it is missing. */
async function undo({ database }: SiteWorld): Promise<void> {
  const [deleted] = await database.query<mysql.ResultSetHeader>(
    "DELETE FROM migrations WHERE name = ?",
    [MIGRATION],
  );
  if (deleted.affectedRows === 0) throw new NotThere(MIGRATION);
  for (const statement of UNDONE) await database.query(statement);
}

interface Migrated {
  /** Whether the migration named the snapshot's connection. */
  isTold: boolean;
  /** How many seconds after the snapshot it was done; null if it wasn't. */
  lateBy: number | null;
}

async function migrateBeside(world: SiteWorld): Promise<Migrated> {
  const snapshot = await mysql.createConnection(world.backupUrl);
  await snapshot.query("START TRANSACTION WITH CONSISTENT SNAPSHOT");
  await snapshot.query("SELECT COUNT(*) FROM applications");
  const migrated = world.migrate();
  await untilWaiting(world);
  await Promise.race([migrated, delay(SNAPSHOT_MS)]);
  const ended = performance.now();
  await snapshot.query("COMMIT");
  await snapshot.end();
  const said = await Promise.race([migrated, delay(DONE_WITHIN_MS, null)]);
  const name = new RegExp(`held by connection ${snapshot.threadId} \\(`);
  return {
    isTold: name.test(said ?? ""),
    lateBy: said === null ? null : (performance.now() - ended) / 1000,
  };
}

/** @throws when no statement waits for the snapshot in time */
async function untilWaiting({ server }: SiteWorld): Promise<void> {
  for (const end = Date.now() + WAITING_WITHIN_MS; Date.now() < end; await delay(100)) {
    const states = await server.states();
    if (states.some((state) => state.includes("metadata lock"))) return;
  }
  throw new Error("The migration didn't wait for the snapshot.");
}

export const migrationTrials: readonly SiteTrial[] = [
  { name: "migration and snapshot", run: besideASnapshot },
];
