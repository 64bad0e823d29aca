import type { DataSource, QueryRunner } from "typeorm";
import { setTimeout as sleep } from "node:timers/promises";
import { isLockTimeout } from "../kit/db/errors.js";
import { poolOf } from "../kit/db/pool.js";
import { DatabaseUnusable } from "./open-database.js";
import { holdersOf } from "./lock-holders.js";

export interface Turns {
  /**
   * How long a statement waits for a lock at a time, in seconds. Writes to the same table queue behind it for as long, so this is shorter
   * than the five seconds after which the site gives up on a statement.
   */
  turnSeconds: number;
  /** Between two turns, so that the writes that queued can run. In milliseconds. */
  pauseMs: number;
  /** After this long in all, the statement fails. In milliseconds. */
  patienceMs: number;
  /** Gets a line for the operator when a statement has to wait, and when someone else holds it up. */
  tell: (line: string) => void;
}

export const USUAL_TURNS: Turns = {
  turnSeconds: 3,
  pauseMs: 3_000,
  patienceMs: 10 * 60_000,
  tell: (line) => console.error(line),
};

const TRIED_AGAIN =
  "It is tried again for ten minutes; the site keeps writing in between. To go on at once, end that transaction, or its connection with KILL and the number.";
const GIVEN_UP = "It changed nothing. End that transaction, and run this again.";

/**
 * Makes every statement of this data source wait for locks in short turns. A change of a table waits for whoever has read it in an open
 * transaction, such as a backup, and MySQL would let it wait for a year, with all writes to that table behind it.
 */
export async function takeTurns(dataSource: DataSource, turns: Turns): Promise<void> {
  const limit = `SET SESSION lock_wait_timeout = ${turns.turnSeconds}`;
  poolOf(dataSource).on("connection", (connection) => connection.query(limit));
  // One connection was opened before this listener existed.
  await dataSource.query(limit);
  const create = dataSource.createQueryRunner.bind(dataSource);
  dataSource.createQueryRunner = (mode) => patient(create(mode), dataSource, turns);
}

function patient(runner: QueryRunner, dataSource: DataSource, turns: Turns): QueryRunner {
  const query = runner.query.bind(runner);
  runner.query = (...given: Parameters<typeof query>) =>
    inTurns(given[0], () => query(...given), dataSource, turns);
  return runner;
}

async function inTurns<Answer>(
  sql: string,
  run: () => Promise<Answer>,
  dataSource: DataSource,
  { patienceMs, pauseMs, tell }: Turns,
): Promise<Answer> {
  const end = Date.now() + patienceMs;
  for (let told = ""; ;) {
    try {
      return await run();
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      const holders = await holdersOf(dataSource, sql);
      const words = `${opening(sql)}\n  waits for a lock. ${holders.words}`;
      if (Date.now() >= end) throw new DatabaseUnusable(`${words} ${GIVEN_UP}`, { cause: error });
      if (holders.key !== told) tell(`${words} ${TRIED_AGAIN}`);
      told = holders.key;
      await sleep(pauseMs);
    }
  }
}

/** The start of a statement, on one line. */
const opening = (sql: string): string => sql.replaceAll(/\s+/g, " ").trim().slice(0, 100);
