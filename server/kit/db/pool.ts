import type { DataSource } from "typeorm";

const STATEMENT_TIMEOUT_S = 5;

/** Statements that a connection keeps prepared. All connections together must stay far below MySQL's 16,382. */
export const PREPARED = 100;

/**
 * Connection timeout of commands, in milliseconds. Commands can wait, and on a busy machine a starting process may
 * read the server's greeting seconds late.
 */
export const PATIENT = 60_000;

/** Limits every statement and every lock wait to `seconds`, so that a request cannot hang on another request's lock. */
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
  // One connection was opened before this listener existed.
  await dataSource.query(statement);
}

type Row = Readonly<Record<string, unknown>>;

/** A prepared statement can't take a list: it would find wrong rows, without an error. */
type Scalar = string | number | Date | null;

interface RawPool {
  on(event: "connection", listener: (connection: { query(sql: string): void }) => void): void;
  execute(
    sql: string,
    values: readonly Scalar[],
    done: (error: Error | null, rows: readonly Row[]) => void,
  ): void;
}

/** The mysql2 pool that TypeORM uses, for statements that need none of its mapping. */
export const poolOf = (dataSource: DataSource): RawPool =>
  (dataSource.driver as unknown as { pool: RawPool }).pool;

/**
 * Runs a SELECT outside of transactions, prepared once for each connection. For lists that are read all the time: TypeORM's way
 * around a statement takes longer than reading a page of rows, and the database takes as long to parse it.
 * @param sql one of a few texts: a connection keeps the last `PREPARED` of them
 * @throws the driver's error
 */
export const readRows = (
  dataSource: DataSource,
  sql: string,
  values: readonly Scalar[],
): Promise<readonly Row[]> =>
  new Promise((resolve, reject) => {
    poolOf(dataSource).execute(sql, values, (error, rows) =>
      error ? reject(error) : resolve(rows),
    );
  });
