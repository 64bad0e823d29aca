import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { DataSource } from "typeorm";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { createDataSource } from "../../db/data-source.js";
import { runAlone } from "./named-lock.js";
import { PATIENT } from "./pool.js";
import { readOnly } from "./read-only.js";
import { inTransaction } from "./transactions.js";

let app: TestApp;
/** The same database, as a replica is opened. */
let reader: DataSource;
beforeAll(async () => {
  app = await createTestApp();
  reader = await createDataSource(app.env, { connectTimeout: PATIENT }).initialize();
  await readOnly(reader);
});
afterAll(async () => {
  await reader.destroy();
  await app.close();
});

describe("connections for reading", () => {
  it("read", async () => {
    expect(await reader.query("SELECT 1 AS one")).toEqual([expect.objectContaining({ one: 1 })]);
  });

  it("take no named lock, and run no transaction, in which rows are locked", async () => {
    const work = () => Promise.resolve("done");
    await expect(runAlone(reader, "lock", work)).rejects.toThrow("lock");
    await expect(inTransaction(reader, work)).rejects.toThrow("lock");
    expect(await runAlone(app.dataSource, "lock", work)).toBe("done");
    expect(await inTransaction(app.dataSource, work)).toBe("done");
  });

  it("refuse every write, each of them", async () => {
    const writes = Array.from({ length: 5 }, () =>
      reader.query("UPDATE replica_heartbeat SET beatAt = beatAt"),
    );
    for (const { status } of await Promise.allSettled(writes)) expect(status).toBe("rejected");
  });
});
