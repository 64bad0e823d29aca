import { afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { DataSource, EntityManager } from "typeorm";
import { createDataSource, type DatabaseSettings } from "../../db/data-source.js";
import { createDatabase } from "../../test/database.js";
import { DatabaseRelay } from "../../test/database-relay.js";
import { until } from "../../test/until.js";
import { limitConnections, type ConnectionLimits } from "./connection-limits.js";
import { isUnreachable } from "./errors.js";
import { PATIENT } from "./pool.js";
import { inTransaction } from "./transactions.js";

/** A silence of 300 ms ends a statement; all else is patient. */
const LIMITS: ConnectionLimits = {
  statementS: 60,
  silenceMs: 300,
  waitMs: PATIENT,
  transactionMs: PATIENT,
  lifeMs: PATIENT,
};

let database: DatabaseSettings;
beforeAll(async () => {
  database = await createDatabase("limits");
});

let relay: DatabaseRelay;
let dataSource: DataSource;
async function open(
  limits: Partial<ConnectionLimits> = {},
  connectTimeout = PATIENT,
): Promise<void> {
  dataSource = await createDataSource({ DATABASE_URL: relay.url }, { connectTimeout }).initialize();
  await limitConnections(dataSource, { ...LIMITS, ...limits });
}
beforeEach(async () => {
  relay = await DatabaseRelay.start(database.DATABASE_URL);
});
afterEach(async () => {
  // A connection that is still being opened fails now.
  await dataSource.destroy().catch(() => undefined);
  await relay.close();
});

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const idOfConnection = async (): Promise<number> => {
  const [row] = await dataSource.query<{ id: number | string }[]>("SELECT CONNECTION_ID() AS id");
  return Number(row?.id);
};

describe("a connection that has gone silent", () => {
  it("fails the statement as a database that is unreachable, and is not used again", async () => {
    await open();
    const before = await idOfConnection();
    relay.silence();
    expect(isUnreachable(await failureOf(dataSource.query("SELECT 1")))).toBe(true);
    expect(await idOfConnection()).not.toBe(before);
  });

  it("takes the free ones with it, so that one request finds them all out", async () => {
    await open();
    await Promise.all(Array.from({ length: 5 }, () => dataSource.query("SELECT SLEEP(0.1)")));
    relay.silence();
    expect(await failureOf(dataSource.query("SELECT 1"))).not.toBeNull();
    const after = Array.from({ length: 5 }, () => dataSource.query("SELECT 1"));
    expect(await Promise.all(after)).toHaveLength(5);
  });

  it("fails a transaction at its next statement, and at its end", async () => {
    await open();
    for (const statements of [["SELECT 1"], []]) {
      const work = inTransaction(dataSource, async (transaction) => {
        await transaction.query("SELECT 1");
        relay.silence();
        for (const statement of statements) await transaction.query(statement);
      });
      expect(isUnreachable(await failureOf(work))).toBe(true);
    }
    expect(await dataSource.query("SELECT 1")).toHaveLength(1);
  });
});

it("a server that accepts connections and says nothing fails a request that waits for one", async () => {
  await open({ waitMs: 300 }, 2_000);
  relay.isSilent = true;
  relay.silence();
  expect(isUnreachable(await failureOf(dataSource.query("SELECT 1")))).toBe(true);
  expect(isUnreachable(await failureOf(dataSource.query("SELECT 1")))).toBe(true);
});

describe("a connection at the end of its life", () => {
  it("is closed after its statement, which doesn't fail", async () => {
    await open({ lifeMs: 50 });
    const ids = [];
    for (let n = 0; n < 3; n += 1) {
      const [row] = await dataSource.query<{ id: number | string }[]>(
        "SELECT CONNECTION_ID() AS id, SLEEP(0.1)",
      );
      ids.push(Number(row?.id));
    }
    expect(new Set(ids).size).toBe(3);
  });

  it("is closed while it is idle", async () => {
    await open({ lifeMs: 200 });
    await Promise.all(Array.from({ length: 5 }, () => dataSource.query("SELECT SLEEP(0.1)")));
    expect(relay.openCount).toBeGreaterThan(0);
    await until("connections are open", async () => relay.openCount === 0);
    expect(await dataSource.query("SELECT 1")).toHaveLength(1);
  });
});

describe("a transaction that takes too long", () => {
  it.each([
    [
      "waits between its statements",
      () => new Promise<void>((done) => void setTimeout(done, 2_000)),
    ],
    ["has a slow statement", (transaction: EntityManager) => transaction.query("SELECT SLEEP(2)")],
  ])("is rolled back when it %s, and the rest of its work fails", async (_why, wait) => {
    await open({ transactionMs: 300, silenceMs: PATIENT });
    await dataSource.query("CREATE TABLE IF NOT EXISTS notes (text VARCHAR(20))");
    let rest: Promise<unknown> | undefined;
    const work = inTransaction(dataSource, (transaction) => {
      rest = (async () => {
        await transaction.query("INSERT INTO notes VALUES ('first')");
        await wait(transaction);
        await transaction.query("INSERT INTO notes VALUES ('second')");
      })();
      return rest;
    });
    expect(isUnreachable(await failureOf(work))).toBe(true);
    expect(await failureOf(rest ?? Promise.resolve())).not.toBeNull();
    expect(await dataSource.query("SELECT * FROM notes")).toEqual([]);
  });
});
