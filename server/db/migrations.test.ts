import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it, jest } from "@jest/globals";
import mysql from "mysql2/promise";
import { DataSource, type MigrationInterface, type QueryRunner } from "typeorm";
import { createDataSource, PATIENT } from "./data-source.js";
import { entities } from "./entities.js";
import { contractions, migrations } from "./migrations.js";
import { Retention1764400000000 } from "./migrations/1764400000000-retention.js";
import { migrate } from "./run-migrations.js";

type Migration = new () => MigrationInterface;
const all: Migration[] = [...migrations, ...contractions];
const clean = database("clean");
const broken = database("broken");
const TIME = "2026-01-02 03:04:05.678";

function database(name: string) {
  const url = new URL(process.env.TEST_DATABASE_URL ?? "");
  url.pathname = `/migrations_${name}_${randomUUID().slice(0, 8)}`;
  return url.href;
}

async function make(url: string): Promise<void> {
  const uri = process.env.TEST_DATABASE_URL ?? "";
  const server = await mysql.createConnection({ uri, connectTimeout: PATIENT });
  await server.query(`CREATE DATABASE ${new URL(url).pathname.slice(1)} CHARACTER SET utf8mb4`);
  await server.end();
}

async function withRunner<T>(url: string, work: (runner: QueryRunner) => Promise<T>): Promise<T> {
  const dataSource = await createDataSource(url, [], PATIENT).initialize();
  try {
    return await work(dataSource.createQueryRunner());
  } finally {
    // Without giving the runner back: an open transaction ends with its connection, as when the process dies.
    await dataSource.destroy();
  }
}

/** What is there before a migration that moves data: without it there is nothing to break off. */
async function insertJobs(runner: QueryRunner): Promise<void> {
  await runner.query(
    `INSERT INTO companies (id, name, slug, description, createdAt) VALUES (UUID(), 'A', 'a', '', '${TIME}')`,
  );
  for (const code of ["SB-1", "SB-2"])
    await runner.query(
      `INSERT INTO jobs (id, code, companyId, role, companyLocation, salary, contract, jobType, workplaceType,
        workAuthorization, skills, description, responsibilities, searchText, status, publishedAt, createdAt, updatedAt)
       SELECT UUID(), ?, id, 'Go developer', 'Austin, TX', '$1', 'W2', 'Contract', 'REMOTE', '["OPT"]', '["C#"]', '', '', '',
        'PUBLISHED', '${TIME}', '${TIME}', '${TIME}' FROM companies`,
      [code],
    );
}

/** Runs `up` until its n-th statement, which never arrives. @returns whether it came to its end before */
const upTo = (url: string, migration: Migration, n: number): Promise<boolean> =>
  withRunner(url, async (runner) => {
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

/** Every table as it is, and how much stands in it. */
const contentOf = (url: string) =>
  withRunner(url, async (runner) => {
    const tables = (await runner.query("SHOW TABLES")) as Record<string, string>[];
    const names = tables
      .flatMap((row) => Object.values(row))
      .filter((name) => name !== "migrations");
    const content: Record<string, unknown> = {};
    for (const name of names) {
      const [made] = await runner.query(`SHOW CREATE TABLE ${name}`);
      const [counted] = await runner.query(`SELECT COUNT(*) AS n FROM ${name}`);
      content[name] = [made["Create Table"], Number(counted.n)];
    }
    return content;
  });

/**
 * What TypeORM would change of the columns; keys and constraints are ours alone. Told that it is MySQL, it takes
 * MariaDB's JSON for another type (decision 2).
 */
async function columnChanges(url: string): Promise<string[]> {
  const [row] = await withRunner(url, (runner) => runner.query("SELECT VERSION() AS version"));
  const type = /mariadb/i.test(row.version) ? "mariadb" : "mysql";
  const dataSource = await new DataSource({ type, url, entities, synchronize: false }).initialize();
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  await dataSource.destroy();
  return upQueries.map(({ query }) => query).filter((sql) => !/ (INDEX|FOREIGN KEY) /.test(sql));
}

describe("migrations", () => {
  beforeAll(() => Promise.all([make(clean), make(broken)]));

  it("come to the same end, broken off before each of their statements and begun again", async () => {
    for (const [index, migration] of all.entries()) {
      await withRunner(clean, (runner) => new migration().up(runner));
      let n = 0;
      while (!(await upTo(broken, migration, n))) n += 1;
      expect(n).toBeGreaterThan(0);
      if (index === 0) for (const url of [clean, broken]) await withRunner(url, insertJobs);
      expect(await contentOf(broken)).toEqual(await contentOf(clean));
    }
    const terms = (await contentOf(clean))["job_terms"] as [string, number];
    expect(terms[1]).toBeGreaterThan(10);
  });

  it("give each entity the columns it names, and no others", async () => {
    expect(await columnChanges(clean)).toEqual([]);
    await withRunner(clean, (runner) => runner.query("ALTER TABLE companies DROP COLUMN website"));
    expect(await columnChanges(clean)).toEqual([expect.stringContaining("website")]);
  });

  it("say of a change that failed for another reason that it failed", async () => {
    const wrong = withRunner(clean, async (runner) => {
      await runner.query("DROP TABLE payments");
      await new Retention1764400000000().up(runner);
    });
    await expect(wrong).rejects.toThrow("payments");
  });

  it("leave what an instance of before uses, until told that none runs", async () => {
    const url = database("rolling");
    await make(url);
    const tables = async () => Object.keys(await contentOf(url));
    const termCount = async () => ((await contentOf(url))["job_terms"] as [string, number])[1];

    await migrate(url);
    expect(await migrate(url)).toEqual([]);
    expect(await tables()).toContain("job_skills");
    // As one of before does it: without an industry and without terms.
    await withRunner(url, async (runner) => {
      await insertJobs(runner);
      await runner.query("INSERT INTO job_skills (jobId, skillKey) SELECT id, 'c#' FROM jobs");
    });
    expect(await termCount()).toBe(0);

    expect(await migrate(url, true)).toEqual(contractions.map(({ name }) => name));
    expect(await migrate(url, true)).toEqual([]);
    expect(await tables()).not.toContain("job_skills");
    expect(await termCount()).toBeGreaterThan(10);
  });
});
