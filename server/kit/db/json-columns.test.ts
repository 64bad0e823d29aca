import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it("the driver parses JSON columns, those of MariaDB, too: nothing here may parse them again", async () => {
  const { dataSource } = app;
  await dataSource.query("CREATE TABLE json_values (value JSON)");
  await dataSource.query(`INSERT INTO json_values VALUES ('["a"]'), ('"[1]"'), ('{"b":1}')`);
  const rows = await dataSource.query<{ value: unknown }[]>("SELECT value FROM json_values");
  expect(rows.map(({ value }) => value)).toEqual([["a"], "[1]", { b: 1 }]);
});
