import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { EntityManager } from "typeorm";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { until } from "../../test/until.js";
import { toAppError } from "../http/failures.js";
import { inTransaction } from "./transactions.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface Asks {
  query<Rows>(sql: string): Promise<Rows>;
}
async function idOf(connection: Asks): Promise<number> {
  const [row] = await connection.query<{ id: number | string }[]>("SELECT CONNECTION_ID() AS id");
  return Number(row?.id);
}

async function isRunning(id: number, words: string): Promise<boolean> {
  const rows = await app.dataSource.query<{ INFO: string | null }[]>(
    `SELECT INFO FROM information_schema.PROCESSLIST WHERE ID = ${id}`,
  );
  return rows.some(({ INFO }) => (INFO ?? "").includes(words));
}

/** Ends a connection, as a restart of the database does. */
async function end(id: number): Promise<void> {
  await app.dataSource.query(`KILL ${id}`);
  await until("the connection is open", async () => !(await isRunning(id, "")));
}

/** Does something to a statement while it runs. */
async function during(id: number, words: string, act: () => Promise<unknown>): Promise<void> {
  await until("the statement doesn't run", () => isRunning(id, words));
  await act();
}

const SLOW = "UPDATE rate_limits SET points = points + SLEEP(60)";

const codeOf = (work: (transaction: EntityManager) => Promise<unknown>): Promise<string> =>
  inTransaction(app.dataSource, work).then(
    () => "done",
    (error: unknown) => toAppError(error).code,
  );

describe("the database can't do it now, if", () => {
  beforeAll(async () => {
    await app.dataSource.query(
      "INSERT INTO rate_limits (`key`, points, expire) VALUES ('slow', 1, 9)",
    );
  });

  it("a connection closes between two statements of a transaction", async () => {
    const code = await codeOf(async (transaction) => {
      await end(await idOf(transaction));
      await transaction.query("SELECT 1");
    });
    expect(code).toBe("UNAVAILABLE");
  });

  it("it closes before the commit", async () => {
    expect(await codeOf(async (transaction) => end(await idOf(transaction)))).toBe("UNAVAILABLE");
  });

  it.each(["KILL", "KILL QUERY"])("a statement is ended by %s", async (kill) => {
    const code = await codeOf(async (transaction) => {
      const id = await idOf(transaction);
      const killed = during(id, "SLEEP(60)", () => app.dataSource.query(`${kill} ${id}`));
      await Promise.all([transaction.query(SLOW), killed]);
    });
    expect(code).toBe("UNAVAILABLE");
  });

  it("it may no longer be written to; the connection is not used again", async () => {
    let id = 0;
    const code = await codeOf(async (transaction) => {
      id = await idOf(transaction);
      await transaction.query("COMMIT");
      await transaction.query("SET SESSION TRANSACTION READ ONLY");
      await transaction.query("UPDATE rate_limits SET points = 2");
    });
    expect(code).toBe("UNAVAILABLE");
    await until("the connection is open", async () => !(await isRunning(id, "")));
  });
});

it("a statement that is wrong is our own fault", async () => {
  expect(await codeOf((transaction) => transaction.query("SELECT missing"))).toBe("INTERNAL");
});
