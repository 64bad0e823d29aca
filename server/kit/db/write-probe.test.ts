import { afterEach, beforeAll, beforeEach, expect, it } from "@jest/globals";
import mysql from "mysql2/promise";
import { createDatabase, runScript } from "../../test/database.js";
import { DatabaseRelay } from "../../test/database-relay.js";
import { WriteProbe } from "./write-probe.js";

/** Longer than the site's: a busy machine may take seconds to connect. */
const LIMIT_MS = 3_000;

let url: string;
beforeAll(async () => {
  const database = await createDatabase("write_probe");
  await runScript(database, "CREATE TABLE migrations (id INT PRIMARY KEY)");
  url = database.DATABASE_URL;
});

let relay: DatabaseRelay;
let probe: WriteProbe;
beforeEach(async () => {
  relay = await DatabaseRelay.start(url);
  probe = new WriteProbe(relay.url, { limitMs: LIMIT_MS });
});
afterEach(async () => {
  probe.close();
  await relay.close();
});

it("says that a database can be written to, over one connection", async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => probe.canWrite()));
  expect(all).toEqual(all.map(() => true));
  expect(await probe.canWrite()).toBe(true);
  expect(relay.opened).toBe(1);
});

it("opens a new connection in place of one that has gone silent", async () => {
  expect(await probe.canWrite()).toBe(true);
  relay.silence();
  expect(await probe.canWrite()).toBe(false);
  expect(await probe.canWrite()).toBe(true);
});

it("doesn't wait for a server that accepts connections and says nothing", async () => {
  relay.isSilent = true;
  expect(await probe.canWrite()).toBe(false);
  relay.isSilent = false;
  expect(await probe.canWrite()).toBe(true);
});

it("is right again after the server has ended the connection", async () => {
  expect(await probe.canWrite()).toBe(true);
  const others = await mysql.createConnection(url);
  const [rows] = await others.query<mysql.RowDataPacket[]>(
    "SELECT ID FROM information_schema.PROCESSLIST WHERE DB = DATABASE() AND ID <> CONNECTION_ID()",
  );
  for (const { ID } of rows) await others.query(`KILL ${ID}`);
  await others.end();
  const answers = [await probe.canWrite(), await probe.canWrite()];
  expect(answers.at(-1)).toBe(true);
});

it("says no to a database without the site's tables", async () => {
  const empty = new URL(url);
  empty.pathname = "/information_schema";
  const other = new WriteProbe(empty.href);
  expect(await other.canWrite()).toBe(false);
  other.close();
});
