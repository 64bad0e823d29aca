import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { privacyRules } from "../../privacy-rules.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { accountRows } from "../accounts/account.privacy.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Columns that identify a person. */
const PERSONAL_COLUMNS = ["userId", "createdById", "email", "ipAddress", "phone"];

const personal = privacyRules
  .flatMap(({ erased = [], kept = [] }) => [...erased, ...kept])
  .map(({ table }) => table);
const impersonal = privacyRules.flatMap((rules) => Object.keys(rules.impersonal ?? {}));

const tablesWhere = async (condition: string, ...values: unknown[]) => {
  const rows = await app.dataSource.query<{ name: string }[]>(
    `SELECT DISTINCT TABLE_NAME AS name FROM information_schema.COLUMNS
     WHERE TABLE_SCHEMA = DATABASE() AND ${condition} ORDER BY 1`,
    values,
  );
  return rows.map(({ name }) => name);
};

it("has a rule for personal data in every table of the database", async () => {
  const decided = new Set([...personal, ...impersonal, accountRows.table]);
  expect([...decided].sort()).toEqual((await tablesWhere("1 = 1")).sort());
});

it("does not mark a table as impersonal if it has a column that identifies a person", async () => {
  const named = await tablesWhere("COLUMN_NAME IN (?)", PERSONAL_COLUMNS);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((table) => impersonal.includes(table))).toEqual([]);
});

it("has an index for every statement that deletes or clears old rows", async () => {
  const all = privacyRules.flatMap(({ retention = [], housekeeping = [] }) => [
    ...retention,
    ...housekeeping,
  ]);
  expect(all.length).toBeGreaterThan(15);
  const slow: string[] = [];
  for (const { sql } of all) {
    const [, table, column] = /(?:DELETE FROM|UPDATE) (\w+) .*?(\w+) < \?/s.exec(sql) ?? [];
    const keys = await app.dataSource.query<unknown[]>(
      `SHOW INDEX FROM ${table} WHERE Column_name = '${column}'`,
    );
    if (keys.length === 0) slow.push(`${table}.${column}`);
  }
  // Full scans: one row a plan, which is looked up by its id; one per proven address, looked up in an index of its subscriptions.
  expect(slow).toEqual(["plan_intakes.endsAt", "newsletter_subscribers.confirmedAt"]);
});

const exported = privacyRules.flatMap((rules) => rules.exported ?? []);
const columnsOf = async (table: string) => {
  const rows = await app.dataSource.query<{ name: string }[]>(
    "SELECT COLUMN_NAME AS name FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ?",
    [table],
  );
  return rows.map(({ name }) => name).filter((name) => name !== "userId");
};

describe("the copy of a person's data", () => {
  it("has every table with personal data, or a reason why not", () => {
    const withheld = privacyRules.flatMap((rules) => Object.keys(rules.notExported ?? {}));
    const copied = exported.map(({ table }) => table);
    expect(copied.filter((table) => withheld.includes(table))).toEqual([]);
    const all = new Set([...personal, accountRows.table]);
    expect([...all].filter((table) => ![...copied, ...withheld].includes(table))).toEqual([]);
  });

  it("has every column of these tables, or a reason why not", async () => {
    expect(exported.length).toBeGreaterThan(20);
    for (const { table, columns, sealed = {}, withheld = {} } of exported) {
      const opened = Object.values(sealed).map(({ column }) => column);
      const decided = [...columns, ...opened, ...Object.keys(withheld)].filter(
        (name) => name !== "userId",
      );
      expect([table, decided.sort()]).toEqual([table, (await columnsOf(table)).sort()]);
    }
  });

  it("has no column that could hold a secret", () => {
    const secret = /hash|secret|sealed|token|credential|publickey|(file|storage)key|^url$/i;
    const found = exported.flatMap(({ table, columns, computed = {} }) =>
      [...columns, ...Object.values(computed)]
        .filter((name) => secret.test(name))
        .map((name) => `${table}.${name}`),
    );
    // Of the Terms that the person accepted, which anyone may read: it proves which text that was.
    expect(found).toEqual(["terms_acceptances.termsHash"]);
  });

  it("has one file for each area", () => {
    const areas = exported.map(({ area }) => area);
    expect(new Set(areas).size).toBe(areas.length);
    expect(areas.filter((area) => !/^[a-z-]+$/.test(area))).toEqual([]);
  });
});
