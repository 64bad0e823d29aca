import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { newestStatement, type ApplicationSearch } from "./application-list.query.js";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ALL: ApplicationSearch = { companyIds: null, stages: [], words: [] };

/** Reading a small table whole is quicker, so without the hint MySQL would not use the key here either. */
it.each([
  { of: "all companies", search: ALL, key: "applications_newest" },
  { of: "one company", search: { ...ALL, companyIds: ["c1"] }, key: "applications_company" },
])("the newest applications of $of are read in their order, not sorted", async (each) => {
  const [sql, values] = newestStatement(each.search, { from: 0, to: 2_000 }, null);
  const plan = await app.dataSource.query<{ table: string; key: string; Extra: string }[]>(
    `EXPLAIN ${sql}`,
    values,
  );
  const [found] = plan.filter(({ table }) => table === "a");
  expect(found?.key).toBe(each.key);
  expect(found?.Extra ?? "").not.toContain("filesort");
  // Alone: no row is looked up for whose it is, and which resume it has.
  expect(found?.Extra ?? "").toContain("Using index");
});
