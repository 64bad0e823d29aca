import "reflect-metadata";
import { DataSource, type DataSourceOptions, type MigrationInterface } from "typeorm";
import { PREPARED } from "../kit/db/pool.js";
import { databaseTls } from "../kit/db/tls.js";

/** mysql2 and MySQL set no limit for these by default. */
const CONNECT_TIMEOUT_MS = 5_000;
const POOL_SIZE = 20;
const QUEUE_LIMIT = 100;

/** The database and how to verify its certificate; see `databaseTls`. */
export interface DatabaseSettings {
  /** mysql://user:password@host:port/name?ssl=… */
  DATABASE_URL: string;
  /** PEM */
  DATABASE_CA?: string | undefined;
}

/** What a program does with the database. Nothing here loads entities: they bring GraphQL along, and take most of a second. */
export interface DatabaseUse {
  /** Without them, only SQL can be run. */
  entities?: NonNullable<DataSourceOptions["entities"]>;
  /** Migrations that it may run. */
  steps?: (new () => MigrationInterface)[];
  /** In milliseconds. */
  connectTimeout?: number;
}

/**
 * The same settings for development, tests and production. Our SQL works on MySQL 8+ and MariaDB 10.6+. The schema changes
 * only through hand-written migrations (docs/decisions/0002).
 */
export function createDataSource(
  { DATABASE_URL: url, DATABASE_CA: ca }: DatabaseSettings,
  { entities = [], steps = [], connectTimeout = CONNECT_TIMEOUT_MS }: DatabaseUse = {},
): DataSource {
  const ssl = databaseTls(url, ca);
  return new DataSource({
    type: "mysql",
    // TypeORM silently drops the URL's query; `ssl` carries what it requests.
    url,
    ...(ssl ? { ssl } : {}),
    timezone: "Z",
    charset: "utf8mb4_unicode_ci",
    connectTimeout,
    poolSize: POOL_SIZE,
    extra: { queueLimit: QUEUE_LIMIT, stringifyObjects: true, maxPreparedStatements: PREPARED },
    supportBigNumbers: true,
    // mysql2 would keep the stack of each statement, for its error; TypeORM's error has one that leads to the caller.
    trace: false,
    entities,
    migrations: steps,
    migrationsTableName: "migrations",
    migrationsTransactionMode: "none",
    synchronize: false,
    logging: false,
    invalidWhereValuesBehavior: { null: "throw", undefined: "throw" },
  });
}
