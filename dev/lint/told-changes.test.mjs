import { describe, it } from "node:test";
import { RuleTester } from "eslint";
import tseslint from "typescript-eslint";
import { toldChanges } from "./told-changes.mjs";

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });

const inMethod = (body) => `class Store { write(t) { ${body} } }`;
const errors = [{ messageId: "untold" }];

tester.run("told-changes", toldChanges, {
  valid: [
    inMethod('t.update(Job, key, change); this.changes.append(t, "JOB", [id]);'),
    inMethod('inside(() => { t.delete(Company, key); changes.append(t, "COMPANY", [id]); });'),
    inMethod('t.query("UPDATE jobs SET role = ?"); feed.append(t, "JOB", ids);'),
    inMethod('t.query("INSERT INTO job_views (day) SELECT id FROM jobs")'),
    inMethod("t.find(Job, key)"),
    inMethod("t.update(JobClosing, key, change)"),
    'const rules = [changesOf("JOB", rows), "UPDATE jobs SET createdById = NULL"];',
  ],
  invalid: [
    { code: inMethod("t.update(Job, key, change)"), errors },
    { code: inMethod("insertOnce(t, Company, row)"), errors },
    { code: inMethod('t.query("DELETE FROM jobs WHERE id = ?")'), errors },
    { code: inMethod("t.query(`UPDATE companies SET name = ?`)"), errors },
    { code: inMethod('t.query("delete from jobs where id = ?")'), errors },
    { code: inMethod("t.upsert(SiteSetting, row)"), errors },
    {
      code: `${inMethod("changes.append(t, kind, ids)")} function other(t) { t.delete(Job, key); }`,
      errors,
    },
    { code: 'const rules = ["UPDATE jobs SET createdById = NULL"];', errors },
  ],
});
