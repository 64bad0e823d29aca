import { beforeAll, describe, expect, it, jest } from "@jest/globals";
import { DataSource, type MigrationInterface, type QueryRunner } from "typeorm";
import { createDatabase, rowsOf, schemaOf, withRunner } from "../test/database.js";
import type { DatabaseSettings } from "./data-source.js";
import { entities } from "./entities.js";
import { contractions, migrations } from "./migrations.js";
import { Retention1764400000000 } from "./migrations/1764400000000-retention.js";
import { migrate } from "./run-migrations.js";

type Migration = new () => MigrationInterface;
const all: Migration[] = [...migrations, ...contractions];
const TIME = "2026-01-02 03:04:05.678";

/** Rows as an earlier release writes them: without later columns. */
async function insertJobs(runner: QueryRunner): Promise<void> {
  await runner.query(
    `INSERT INTO companies (id, name, slug, description, createdAt)
     VALUES ('00000000-0000-7000-8000-00000000000a', 'A', 'a', '', '${TIME}')`,
  );
  for (const n of [1, 2, 3])
    await runner.query(
      `INSERT INTO jobs (id, code, companyId, role, companyLocation, salary, contract, jobType, workplaceType,
        workAuthorization, skills, description, responsibilities, searchText, status, publishedAt, createdAt, updatedAt)
       SELECT ?, ?, id, 'Go developer', 'Austin, TX', '$1', 'W2', 'Contract', 'REMOTE', '["OPT"]', '["C#"]', '', '', '',
        ?, '${TIME}', '${TIME}', '${TIME}' FROM companies`,
      [`00000000-0000-7000-8000-00000000000${n}`, `SB-${n}`, n === 3 ? "DRAFT" : "PUBLISHED"],
    );
  await runner.query(
    "INSERT INTO job_skills (jobId, skillKey) SELECT id, 'c#' FROM jobs WHERE status = 'PUBLISHED'",
  );
}

/** Runs `up` and fails before its n-th statement. @returns whether it finished first */
const upTo = (database: DatabaseSettings, migration: Migration, n: number): Promise<boolean> =>
  withRunner(database, async (runner) => {
    let left = n;
    const query = runner.query.bind(runner);
    jest
      .spyOn(runner, "query")
      .mockImplementation((sql: string, parameters?: Parameters<typeof query>[1]) => {
        left -= 1;
        return left < 0 ? Promise.reject(new Error("the process died")) : query(sql, parameters);
      });
    return new migration().up(runner).then(
      () => true,
      (error: Error) => {
        if (left < 0) return false;
        throw error;
      },
    );
  });

/**
 * Column changes that TypeORM would make; it does not know our keys and constraints. With the type "mysql", it would
 * report MariaDB's JSON columns as changed (decision 2).
 */
async function columnChanges(database: DatabaseSettings): Promise<string[]> {
  const [row] = await withRunner(database, (runner) => runner.query("SELECT VERSION() AS version"));
  const type = /mariadb/i.test(row.version) ? "mariadb" : "mysql";
  const dataSource = await new DataSource({
    type,
    url: database.DATABASE_URL,
    entities,
    synchronize: false,
  }).initialize();
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  await dataSource.destroy();
  return upQueries.map(({ query }) => query).filter((sql) => !/ (INDEX|FOREIGN KEY) /.test(sql));
}

/** No entity declares columns that the database computes, and TypeORM can't read them without a table of its own. */
async function dropComputed(runner: QueryRunner): Promise<void> {
  const columns = await runner.query(
    `SELECT TABLE_NAME AS tableName, COLUMN_NAME AS name FROM information_schema.COLUMNS
     WHERE TABLE_SCHEMA = DATABASE() AND EXTRA LIKE '%GENERATED%'`,
  );
  for (const { tableName, name } of columns)
    await runner.query(`ALTER TABLE ${tableName} DROP COLUMN ${name}`);
}

describe("migrations", () => {
  let clean: DatabaseSettings;
  /** A new database with jobs in it, after every migration. */
  let filled: { schema: unknown; rows: Awaited<ReturnType<typeof rowsOf>> };
  beforeAll(async () => {
    clean = await createDatabase("clean");
    const fresh = await createDatabase("fresh");
    await migrate(fresh);
    await withRunner(fresh, insertJobs);
    await migrate(fresh, true);
    filled = { schema: await schemaOf(fresh), rows: await rowsOf(fresh) };
  });

  it("give the same result when interrupted before each statement and run again", async () => {
    const broken = await createDatabase("broken");
    const statements: Record<string, number> = {};
    for (const [index, migration] of all.entries()) {
      await withRunner(clean, (runner) => new migration().up(runner));
      let n = 0;
      while (!(await upTo(broken, migration, n))) n += 1;
      statements[migration.name] = n;
      if (index === 0)
        for (const database of [clean, broken]) await withRunner(database, insertJobs);
      expect(await schemaOf(broken)).toEqual(await schemaOf(clean));
      expect(await rowsOf(broken)).toEqual(await rowsOf(clean));
    }
    const empty = Object.keys(statements).filter((name) => statements[name] === 0);
    expect(empty).toEqual(["FillJobTerms1764700000000"]);
  });

  it("create exactly the columns that each entity declares", async () => {
    await withRunner(clean, dropComputed);
    expect(await columnChanges(clean)).toEqual([]);
    await withRunner(clean, (runner) => runner.query("ALTER TABLE companies DROP COLUMN website"));
    expect(await columnChanges(clean)).toEqual([expect.stringContaining("website")]);
  });

  it("report a change that fails for another reason", async () => {
    const wrong = withRunner(clean, async (runner) => {
      await runner.query("DROP TABLE payments");
      await new Retention1764400000000().up(runner);
    });
    await expect(wrong).rejects.toThrow("payments");
  });

  // A test for each: together they take minutes on a busy machine.
  it.each(migrations.slice(0, -1).map(({ name }, at) => [name, at + 1] as const))(
    "turn the state after %s, with its data, into that of a new database",
    async (_name, count) => {
      const database = await createDatabase(`after_${count}`);
      await withRunner(database, async (runner) => {
        for (const migration of migrations.slice(0, count)) await new migration().up(runner);
        await insertJobs(runner);
      });
      await migrate(database, true);
      expect(await schemaOf(database)).toEqual(filled.schema);
      expect(await rowsOf(database)).toEqual(filled.rows);
    },
  );

  it("mark passkeys from before a person was staff, and remember why accounts are off", async () => {
    const database = await createDatabase("accounts");
    const before = migrations.findIndex(({ name }) => name === "AccountFacts1765720000000");
    const people = [
      ["recruiter", "RECRUITER", "2026-01-02"],
      ["undated", "ADMIN", null],
      ["candidate", "CANDIDATE", "2026-01-02"],
    ] as const;
    const days = ["2026-01-01", "2026-01-02"];
    await withRunner(database, async (runner) => {
      for (const migration of migrations.slice(0, before)) await new migration().up(runner);
      for (const [id, role, since] of people) {
        await runner.query(
          `INSERT INTO users (id, email, name, location, phone, countryCode, role, powersSince, disabledAt, createdAt, updatedAt)
           VALUES (?, ?, '', '', '', '+1', ?, ?, '${TIME}', '${TIME}', '${TIME}')`,
          [id, id, role, since],
        );
        for (const day of days)
          await runner.query(
            `INSERT INTO passkeys (id, userId, credentialId, publicKey, counter, transports, backedUp, name, createdAt)
             VALUES (?, ?, ?, '', 0, '[]', 0, '', ?)`,
            [`${id} ${day}`, id, `${id} ${day}`, day],
          );
        await runner.query(
          `INSERT INTO sessions (id, tokenHash, userId, secondFactorAt, createdAt, lastSeenAt, expiresAt, ipAddress, userAgent)
           VALUES (?, ?, ?, '${TIME}', '${TIME}', '${TIME}', '${TIME}', '', '')`,
          [id, id, id],
        );
      }
      for (const [id, reason] of [
        ["recruiter", "LEFT"],
        ["candidate", "their own words"],
      ])
        await runner.query(
          `INSERT INTO audit_events (id, at, kind, actorKind, subjectId, details)
           VALUES (?, '${TIME}', 'DISABLED', 'SYSTEM', ?, ?)`,
          [id, id, JSON.stringify({ reason })],
        );
    });
    await migrate(database);
    const [passkeys, users, sessions] = await withRunner(database, async (runner) => [
      await runner.query("SELECT id FROM passkeys WHERE needsCode = 1 ORDER BY id"),
      await runner.query("SELECT id, disabledReason FROM users ORDER BY id"),
      await runner.query("SELECT id FROM sessions WHERE secondFactorAt IS NOT NULL"),
    ]);
    expect(passkeys.map(({ id }: { id: string }) => id)).toEqual([
      "recruiter 2026-01-01",
      "undated 2026-01-01",
      "undated 2026-01-02",
    ]);
    expect(users).toEqual([
      { id: "candidate", disabledReason: null },
      { id: "recruiter", disabledReason: "LEFT" },
      { id: "undated", disabledReason: null },
    ]);
    expect(sessions).toEqual([{ id: "candidate" }]);
  });

  it("keep what the previous release uses until --contract", async () => {
    const database = await createDatabase("rolling");
    const tables = async () => Object.keys(await rowsOf(database));

    await migrate(database);
    expect(await migrate(database)).toEqual([]);
    expect(await tables()).toEqual(expect.arrayContaining(["job_skills", "job_terms"]));
    await withRunner(database, insertJobs);
    expect(await migrate(database)).toEqual([]);

    expect(await migrate(database, true)).toEqual(contractions.map(({ name }) => name));
    expect(await migrate(database, true)).toEqual([]);
    for (const dropped of ["job_skills", "job_terms"])
      expect(await tables()).not.toContain(dropped);
  });
});
