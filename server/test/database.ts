import { randomUUID } from "node:crypto";
import mysql from "mysql2/promise";
import type { QueryRunner } from "typeorm";
import { createDataSource, type DatabaseSettings } from "../db/data-source.js";
import { PATIENT } from "../kit/db/pool.js";

/** An empty database on this test run's server. */
export async function createDatabase(name: string): Promise<DatabaseSettings> {
  const uri = process.env.TEST_DATABASE_URL ?? "";
  const url = new URL(uri);
  url.pathname = `/${name}_${randomUUID().slice(0, 8)}`;
  const server = await mysql.createConnection({ uri, connectTimeout: PATIENT });
  await server.query(
    `CREATE DATABASE ${url.pathname.slice(1)} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
  );
  await server.end();
  return { DATABASE_URL: url.href };
}

/** Runs statements separated by semicolons, such as a dump. */
export async function runScript(
  { DATABASE_URL: uri }: DatabaseSettings,
  sql: string,
): Promise<void> {
  const connection = await mysql.createConnection({
    uri,
    multipleStatements: true,
    connectTimeout: PATIENT,
  });
  await connection.query(sql);
  await connection.end();
}

/**
 * Does not release the runner: an open transaction ends with its connection, as when a process
 * dies.
 */
export async function withRunner<T>(
  database: DatabaseSettings,
  work: (runner: QueryRunner) => Promise<T>,
): Promise<T> {
  const dataSource = await createDataSource(database, { connectTimeout: PATIENT }).initialize();
  try {
    return await work(dataSource.createQueryRunner());
  } finally {
    await dataSource.destroy();
  }
}

type Row = Record<string, unknown>;
/**
 * The columns of information_schema that describe a table, without values that the server
 * generates.
 */
const SCHEMA = {
  tables: `SELECT TABLE_NAME, ENGINE, TABLE_COLLATION FROM information_schema.TABLES
    WHERE TABLE_SCHEMA = DATABASE() ORDER BY 1`,
  columns: `SELECT TABLE_NAME, ORDINAL_POSITION, COLUMN_NAME, COLUMN_TYPE, IS_NULLABLE, COLUMN_DEFAULT, COLLATION_NAME, EXTRA
    FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() ORDER BY 1, 2`,
  indexes: `SELECT TABLE_NAME, INDEX_NAME, SEQ_IN_INDEX, COLUMN_NAME, NON_UNIQUE, INDEX_TYPE, COLLATION, SUB_PART
    FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = DATABASE() ORDER BY 1, 2, 3`,
  constraints: `SELECT TABLE_NAME, CONSTRAINT_NAME, CONSTRAINT_TYPE FROM information_schema.TABLE_CONSTRAINTS
    WHERE TABLE_SCHEMA = DATABASE() ORDER BY 1, 2, 3`,
  checks: `SELECT CONSTRAINT_NAME, CHECK_CLAUSE FROM information_schema.CHECK_CONSTRAINTS
    WHERE CONSTRAINT_SCHEMA = DATABASE() ORDER BY 1, 2`,
  references: `SELECT TABLE_NAME, CONSTRAINT_NAME, REFERENCED_TABLE_NAME, DELETE_RULE, UPDATE_RULE
    FROM information_schema.REFERENTIAL_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = DATABASE() ORDER BY 1, 2`,
};

/**
 * Tables, columns, indexes, checks and foreign keys of a database, in a form that can be compared.
 */
export const schemaOf = (database: DatabaseSettings): Promise<Record<string, Row[]>> =>
  withRunner(database, async (runner) => {
    const schema: Record<string, Row[]> = {};
    for (const [part, sql] of Object.entries(SCHEMA)) schema[part] = await runner.query(sql);
    return schema;
  });

/** All rows of each table in primary key order, except the list of migrations. */
export const rowsOf = (database: DatabaseSettings): Promise<Record<string, Row[]>> =>
  withRunner(database, async (runner) => {
    const rows: Record<string, Row[]> = {};
    for (const table of await tablesOf(runner)) {
      const keys: { Column_name: string }[] = await runner.query(
        `SHOW KEYS FROM ${table} WHERE Key_name = 'PRIMARY'`,
      );
      const key = keys.map(({ Column_name }) => `\`${Column_name}\``).join(", ");
      rows[table] = await runner.query(`SELECT * FROM ${table} ORDER BY ${key}`);
    }
    return rows;
  });

async function tablesOf(runner: QueryRunner): Promise<string[]> {
  const tables: Record<string, string>[] = await runner.query("SHOW TABLES");
  return tables.flatMap((row) => Object.values(row)).filter((name) => name !== "migrations");
}
