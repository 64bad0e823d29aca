import "reflect-metadata";
import { DataSource, type MigrationInterface } from "typeorm";
import { entities } from "./entities.js";
import { migrations } from "./migrations.js";

/** Numbers that mysql2 and MySQL leave unlimited by default. */
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_S = 5;
const POOL_SIZE = 20;
const QUEUE_LIMIT = 100;

/**
 * Milliseconds to connect, for what nobody waits for: the time counts until the greeting is read, and a process that is
 * busy starting, on a busy machine, comes to read it after seconds.
 */
export const PATIENT = 60_000;

/**
 * One source for development, tests and production: MySQL 8+ and MariaDB 10.6+ answer alike to the SQL we write.
 * Schema changes come from hand-written migrations only (docs/decisions/0002).
 */
export function createDataSource(
  url: string,
  steps: (new () => MigrationInterface)[] = migrations,
  connectTimeout = CONNECT_TIMEOUT_MS,
): DataSource {
  return new DataSource({
    type: "mysql",
    url,
    timezone: "Z",
    charset: "utf8mb4_unicode_ci",
    connectTimeout,
    poolSize: POOL_SIZE,
    extra: { queueLimit: QUEUE_LIMIT, stringifyObjects: true },
    supportBigNumbers: true,
    entities,
    migrations: steps,
    migrationsTableName: "migrations",
    migrationsTransactionMode: "none",
    synchronize: false,
    logging: false,
    invalidWhereValuesBehavior: { null: "throw", undefined: "throw" },
  });
}

/** Bounds every statement on new connections; lock waits too, so that no request hangs on another's lock. */
export async function limitStatements(
  dataSource: DataSource,
  seconds = STATEMENT_TIMEOUT_S,
): Promise<void> {
  const [row] = await dataSource.query<{ version: string }[]>("SELECT VERSION() AS version");
  const maria = /mariadb/i.test(row?.version ?? "");
  const statement = maria
    ? `SET SESSION max_statement_time=${seconds}, innodb_lock_wait_timeout=${seconds}`
    : `SET SESSION max_execution_time=${seconds * 1000}, innodb_lock_wait_timeout=${seconds}`;
  const pool = poolOf(dataSource);
  pool.on("connection", (connection) => connection.query(statement));
  // The connection that is open already was made before anybody listened.
  await dataSource.query(statement);
}

interface RawPool {
  on(event: "connection", listener: (connection: { query(sql: string): void }) => void): void;
}
/** The mysql2 pool under TypeORM: the rate limiter's store uses it too. */
export const poolOf = (dataSource: DataSource): RawPool =>
  (dataSource.driver as unknown as { pool: RawPool }).pool;
