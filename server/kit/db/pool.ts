import type { EventEmitter } from "node:events";
import type { Duplex } from "node:stream";
import type { DataSource } from "typeorm";

/** Statements that a connection keeps prepared. All connections together must stay far below MySQL's 16,382. */
export const PREPARED = 100;

/**
 * Connection timeout of commands, in milliseconds. Commands can wait, and on a busy machine a starting process may
 * read the server's greeting seconds late.
 */
export const PATIENT = 60_000;

type Row = Readonly<Record<string, unknown>>;

/** A prepared statement can't take a list: it would find wrong rows, without an error. */
type Scalar = string | number | Date | null;

type Done<Value> = (error: Error | null, value: Value) => void;

/** A connection of mysql2, as far as it is used here. */
export interface RawConnection {
  /** The socket. Its error ends what the connection is doing. */
  stream: Duplex;
  query(...call: readonly unknown[]): EventEmitter;
  execute(...call: readonly unknown[]): EventEmitter;
  on(event: "error", listener: () => void): void;
  release(): void;
  destroy(): void;
}

export interface RawPool {
  /** "connection": it was opened. "acquire" and "release": it is no longer free, or free now. */
  on(
    event: "connection" | "acquire" | "release",
    listener: (connection: RawConnection) => void,
  ): void;
  getConnection(done: Done<RawConnection | undefined>): void;
  execute(sql: string, values: readonly Scalar[], done: Done<readonly Row[]>): void;
}

/**
 * Takes a connection from the pool and closes it. When the other side is silent, mysql2's `destroy` (3.24.5) alone leaves its
 * statements without an answer: it ends its own half of the socket and waits for the other.
 * @param error of the statement that runs and of those that wait behind it
 */
export function endNow(connection: RawConnection, error: Error): void {
  connection.destroy();
  connection.stream.destroy(error);
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
