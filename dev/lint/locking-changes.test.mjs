import { describe, it } from "node:test";
import { RuleTester } from "eslint";
import tseslint from "typescript-eslint";
import { lockingChanges } from "./locking-changes.mjs";

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });

const migration = (sql) => ({
  code: `export class A { up(runner) { return changeTables(runner, [${JSON.stringify(sql)}]); } }`,
  filename: "server/db/migrations/1799000000000-a.ts",
});
const refused = (sql) => ({ ...migration(sql), errors: [{ messageId: "locking" }] });

tester.run("locking-changes", lockingChanges, {
  valid: [
    migration("ALTER TABLE jobs ADD COLUMN note TEXT NULL, ALGORITHM=INSTANT"),
    migration("alter table jobs add key jobs_a (a), algorithm = inplace, lock = none"),
    migration("CREATE INDEX jobs_a ON jobs (a) ALGORITHM=INPLACE LOCK=NONE"),
    migration("CREATE TABLE notes (id CHAR(36) NOT NULL PRIMARY KEY, KEY notes_a (a))"),
    migration("DROP TABLE notes"),
    migration("UPDATE jobs SET note = 'ALTER TABLE'"),
    {
      code: "changeTables(runner, [`ALTER TABLE jobs ADD KEY a (${columns}), ALGORITHM=INPLACE, LOCK=NONE`])",
      filename: "server/db/migrations/1799000000000-a.ts",
    },
    {
      code: 'changeTables(runner, ["ALTER TABLE jobs ADD KEY a (a)"])',
      filename: "server/db/migrations/1766004000000-optional-relocation.ts",
    },
  ],
  invalid: [
    refused("ALTER TABLE jobs ADD COLUMN note TEXT NULL"),
    refused("  alter table jobs drop column note"),
    refused("ALTER TABLE jobs ADD KEY jobs_a (a), ALGORITHM=INPLACE"),
    refused("ALTER TABLE jobs ADD KEY jobs_a (a), LOCK=NONE"),
    refused("ALTER TABLE jobs ADD KEY jobs_a (a), ALGORITHM=INPLACE, LOCK=SHARED"),
    refused("ALTER TABLE jobs ADD KEY jobs_a (a), ALGORITHM=COPY, LOCK=NONE"),
    refused("ALTER TABLE jobs ADD KEY jobs_a (a), ALGORITHM=NOCOPY, LOCK=NONE"),
    refused("ALTER TABLE jobs ADD COLUMN a INT, ALGORITHM=INSTANT, LOCK=NONE"),
    refused("CREATE UNIQUE INDEX jobs_a ON jobs (a)"),
    refused("CREATE FULLTEXT INDEX jobs_a ON jobs (a)"),
    refused("DROP INDEX jobs_a ON jobs"),
    {
      code: "runner.query(`ALTER TABLE ${table} ADD KEY a (a)`)",
      filename: "server/db/migrations/1799000000000-a.ts",
      errors: [{ messageId: "locking" }],
    },
  ],
});
