import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { runAlone } from "./named-lock.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Ends the connection that holds the lock, as a restart of the database does. */
async function endHolder(name: string): Promise<void> {
  const [row] = await app.dataSource.query<{ holder: number | string }[]>(
    "SELECT IS_USED_LOCK(LEFT(CONCAT(DATABASE(), '.', ?), 64)) AS holder",
    [name],
  );
  await app.dataSource.query(`KILL ${Number(row?.holder)}`);
}

describe("a named lock", () => {
  it("returns the result of the work, although the connection that held it ended", async () => {
    const work = async () => {
      await endHolder("ended");
      return "done";
    };
    expect(await runAlone(app.dataSource, "ended", work)).toBe("done");
    expect(await runAlone(app.dataSource, "ended", () => Promise.resolve("again"))).toBe("again");
  });

  it("throws what the work throws, although the connection ended", async () => {
    const work = async () => {
      await endHolder("failed");
      throw new Error("the work failed");
    };
    await expect(runAlone(app.dataSource, "failed", work)).rejects.toThrow("the work failed");
  });

  it("is held by one at a time", async () => {
    const inner = () => runAlone(app.dataSource, "taken", () => Promise.resolve("inner"));
    expect(await runAlone(app.dataSource, "taken", inner)).toBeNull();
  });
});
