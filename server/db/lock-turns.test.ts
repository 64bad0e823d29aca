import { afterEach, beforeAll, beforeEach, expect, it } from "@jest/globals";
import mysql, { type Connection } from "mysql2/promise";
import type { MigrationInterface, QueryRunner } from "typeorm";
import { PATIENT } from "../kit/db/pool.js";
import { createDatabase } from "../test/database.js";
import type { DatabaseSettings } from "./data-source.js";
import { USUAL_TURNS } from "./lock-turns.js";
import { changeTables } from "./migrations/repeatable.js";
import { DatabaseUnusable } from "./open-database.js";
import { runSteps } from "./run-migrations.js";

class MakeNotes1799000000001 implements MigrationInterface {
  name = "MakeNotes1799000000001";
  up(runner: QueryRunner) {
    return changeTables(runner, [
      "CREATE TABLE notes (id INT NOT NULL PRIMARY KEY, text VARCHAR(20) NOT NULL) ENGINE=InnoDB",
    ]);
  }
  async down() {}
}

class DateNotes1799000000002 implements MigrationInterface {
  name = "DateNotes1799000000002";
  up(runner: QueryRunner) {
    return changeTables(runner, ["ALTER TABLE notes ADD COLUMN day DATE NULL, ALGORITHM=INSTANT"]);
  }
  async down() {}
}

const STEPS = [MakeNotes1799000000001, DateNotes1799000000002];
let database: DatabaseSettings;
let reader: Connection;
let writer: Connection;

const connect = () =>
  mysql.createConnection({ uri: database.DATABASE_URL, connectTimeout: PATIENT });

/** Runs the migration beside an open transaction. @returns its end, and what it told first */
function beside(patienceMs: number) {
  let hear: (line: string) => void = () => undefined;
  const told = new Promise<string>((resolve) => (hear = resolve));
  const turns = { turnSeconds: 1, pauseMs: 50, patienceMs, tell: hear };
  return { ended: runSteps(database, STEPS, { turns }), told };
}

beforeAll(() => {
  // Longer, and the site would give up before the change does (limitStatements).
  expect(USUAL_TURNS.turnSeconds).toBeLessThan(5);
});

beforeEach(async () => {
  database = await createDatabase("turns");
  await runSteps(database, [MakeNotes1799000000001]);
  [reader, writer] = await Promise.all([connect(), connect()]);
  await reader.query("START TRANSACTION WITH CONSISTENT SNAPSHOT");
  await reader.query("SELECT * FROM notes");
});

afterEach(async () => {
  await reader.end();
  await writer.end();
});

it("lets others write while someone reads the table in an open transaction, and names who", async () => {
  const { ended, told } = beside(USUAL_TURNS.patienceMs);
  expect(await told).toMatch(
    new RegExp(`ALTER TABLE notes .*\n.*held by connection ${reader.threadId} \\(app from `),
  );
  // The transaction is still open, and the change is still tried: each of these writes waits for a turn at most.
  for (const id of [1, 2, 3])
    await writer.query("INSERT INTO notes (id, text) VALUES (?, 'written')", [id]);
  const [columns] = await writer.query("SHOW COLUMNS FROM notes LIKE 'day'");
  expect(columns).toEqual([]);
  await reader.query("COMMIT");
  expect(await ended).toEqual(["DateNotes1799000000002"]);
  const [rows] = await writer.query("SELECT id, day FROM notes");
  expect(rows).toEqual([1, 2, 3].map((id) => ({ id, day: null })));
});

it("gives up in the end, changes nothing, and goes on with the next run", async () => {
  const { ended } = beside(0);
  const error: unknown = await ended.catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(DatabaseUnusable);
  expect(String(error)).toContain(`connection ${reader.threadId} `);
  await reader.query("COMMIT");
  expect(await runSteps(database, STEPS)).toEqual(["DateNotes1799000000002"]);
});

it("doesn't wait for a transaction that reads another table", async () => {
  await reader.query("COMMIT");
  await writer.query("CREATE TABLE other (id INT NOT NULL PRIMARY KEY) ENGINE=InnoDB");
  await reader.query("START TRANSACTION WITH CONSISTENT SNAPSHOT");
  await reader.query("SELECT * FROM other");
  expect(await beside(0).ended).toEqual(["DateNotes1799000000002"]);
});
