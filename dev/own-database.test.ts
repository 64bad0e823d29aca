import { beforeAll, expect, it } from "@jest/globals";
import { migrate } from "../server/db/run-migrations.js";
import { createDatabase, rowsOf, schemaOf } from "../server/test/database.js";
import { ownDatabase } from "./own-database.js";

const migrated = { DATABASE_URL: "" };
const copied = { DATABASE_URL: "" };

beforeAll(async () => {
  Object.assign(migrated, await createDatabase("migrated"));
  await migrate(migrated, true);
  const name = new URL(migrated.DATABASE_URL).pathname.slice(1).replace("migrated", "copied");
  copied.DATABASE_URL = await ownDatabase(process.env.TEST_DATABASE_URL ?? "", name);
});

it("gives a test the schema and the rows that the migrations make", async () => {
  expect(await schemaOf(copied)).toEqual(await schemaOf(migrated));
  expect(await rowsOf(copied)).toEqual(await rowsOf(migrated));
});

it("leaves no migration to run", async () => {
  expect(await migrate(copied, true)).toEqual([]);
});
