import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, it, test } from "node:test";
import { RuleTester } from "eslint";
import tseslint from "typescript-eslint";
import { owners, ownTables } from "./own-tables.mjs";

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });

const root = path.resolve(import.meta.dirname, "../..");
const inModule = (name) => path.join(root, "server/modules", name, "x.service.ts");
const foreign = (what, owner) => [{ message: `${what} belongs to ${owner}: ask its service.` }];
const importJob = 'import { Job } from "../jobs/job.entity.js";';

tester.run("own-tables", ownTables, {
  valid: [
    { filename: inModule("jobs"), code: 'db.query("SELECT id FROM jobs FOR UPDATE SKIP LOCKED")' },
    { filename: inModule("jobs"), code: `${importJob} db.update(Job, key, change)` },
    { filename: inModule("billing"), code: 'throw new Error("Chosen FROM the list of jobs")' },
    { filename: inModule("applications"), code: `${importJob} Resolver(() => Job)` },
    { filename: inModule("contact"), code: 'hash.update("jobs and more")' },
  ],
  invalid: [
    {
      filename: inModule("applications"),
      code: 'db.query("select j.id from jobs j where j.id = ?")',
      errors: foreign("Table jobs", "jobs"),
    },
    {
      filename: inModule("billing"),
      code: "db.query(`Update users set name = ${name}`)",
      errors: foreign("Table users", "accounts"),
    },
    {
      filename: inModule("applications"),
      code: 'db.query("SELECT status FROM jobs WHERE id = ? LOCK IN SHARE MODE")',
      errors: foreign("Table jobs", "jobs"),
    },
    {
      filename: inModule("applications"),
      code: 'db.query("SELECT 1 FROM applications a JOIN jobs j ON j.id = a.jobId")',
      errors: foreign("Table jobs", "jobs"),
    },
    {
      filename: inModule("applications"),
      code: 'db.query("SELECT 1 FROM applications a, resumes AS r, `jobs` j WHERE j.id = a.jobId")',
      errors: foreign("Table jobs", "jobs"),
    },
    {
      filename: inModule("billing"),
      code: "db.query(`UPDATE users SET name = ${name}`)",
      errors: foreign("Table users", "accounts"),
    },
    {
      filename: inModule("accounts"),
      code: 'query.innerJoin("company_recruiters", "r")',
      errors: foreign("Table company_recruiters", "companies"),
    },
    {
      filename: inModule("privacy"),
      code: 'const rows = { table: "cart_items", where: "userId = ?" }',
      errors: foreign("Table cart_items", "cart"),
    },
    {
      filename: inModule("applications"),
      code: `${importJob} transaction.findOne(Job, { where })`,
      errors: foreign("Entity Job", "jobs"),
    },
    {
      filename: inModule("applications"),
      code: 'import { Job as Opening } from "../jobs/job.entity.js"; db.delete(Opening, key)',
      errors: foreign("Entity Job", "jobs"),
    },
    {
      filename: path.join(root, "server/doors/web/health.ts"),
      code: 'db.query("SELECT COUNT(*) FROM sessions")',
      errors: foreign("Table sessions", "accounts"),
    },
  ],
});

test("every table created by a migration has an owner", () => {
  const folder = path.join(root, "server/db/migrations");
  const made = readdirSync(folder).flatMap((file) =>
    [
      ...readFileSync(path.join(folder, file), "utf8").matchAll(
        /CREATE TABLE (?:IF NOT EXISTS )?(\w+) \(/g,
      ),
    ].map(([, table]) => table),
  );
  assert.ok(made.length > 20, `${made.length} tables`);
  const { tables } = owners();
  assert.deepEqual(
    made.filter((table) => !tables.has(table)),
    [],
  );
});
