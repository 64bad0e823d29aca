import { expect, it } from "@jest/globals";
import type { DataSource } from "typeorm";
import { databaseTime } from "../../server/kit/db/clock-guard.js";
import { askedLater } from "./database-proxy.js";

const QUERY = 3;

function packetOf(sql: string): Buffer {
  const body = Buffer.concat([Buffer.from([QUERY]), Buffer.from(sql)]);
  const head = Buffer.alloc(4);
  head.writeUIntLE(body.length, 0, 3);
  return Buffer.concat([head, body]);
}

/** What the site asks. */
async function timeAsked(): Promise<string> {
  const asked: string[] = [];
  const query = (sql: string) => Promise.resolve(void asked.push(sql));
  await databaseTime({ query } as unknown as DataSource)().catch(() => undefined);
  return asked.join();
}

it("adds to the time that a site asks for, and says the packet's new length", async () => {
  const asked = await timeAsked();
  const later = asked.replace("UNIX_TIMESTAMP()", "(UNIX_TIMESTAMP() + 600)");
  expect(askedLater(packetOf(asked), 600_000)).toEqual(packetOf(later));
});

it.each(["COMMIT", "SELECT 1", "INSERT INTO notes VALUES ('SELECT UNIX_TIMESTAMP() * 1000')"])(
  "leaves %s as it is",
  (sql) => {
    expect(askedLater(packetOf(sql), 600_000)).toEqual(packetOf(sql));
  },
);
