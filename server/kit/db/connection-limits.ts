import type { DataSource } from "typeorm";
import { endsConnection, timedOut } from "./errors.js";
import { endNow, poolOf, type RawConnection, type RawPool } from "./pool.js";
import { limitTransactions } from "./transactions.js";

export interface ConnectionLimits {
  /** How long the server may work on a statement, or wait for a lock, in seconds. */
  statementS: number;
  /** How long a statement may go without an answer, in milliseconds: more than the server allows itself, so it is gone. */
  silenceMs: number;
  /** How long to wait for a free connection, or for a new one, in milliseconds. */
  waitMs: number;
  /** How long a transaction may take in all, in milliseconds; then it is rolled back. */
  transactionMs: number;
  /** How long a connection is used, in milliseconds: after a failover, old ones may lead to a server that no one writes to. */
  lifeMs: number;
}

/** A request ends within 8 seconds, whatever the database does. */
export const REQUEST_LIMITS: ConnectionLimits = {
  statementS: 5,
  silenceMs: 6_000,
  waitMs: 1_500,
  transactionMs: 10_000,
  lifeMs: 10 * 60_000,
};

/**
 * Limits what a request can wait for: another request's lock, a slow statement, and a server that has gone silent. The last is
 * noticed here only: the kernel gives up a silent connection after many minutes, and mysql2's pool would hand it out again.
 */
export async function limitConnections(
  dataSource: DataSource,
  limits: ConnectionLimits = REQUEST_LIMITS,
): Promise<void> {
  const [row] = await dataSource.query<{ version: string }[]>("SELECT VERSION() AS version");
  const settings = sessionLimits(/mariadb/i.test(row?.version ?? ""), limits.statementS);
  const pool = poolOf(dataSource);
  limitTransactions(dataSource, limits.transactionMs);
  limitWaiting(pool, limits.waitMs);
  const watch = silenceWatch(pool, limits);
  const prepare = (connection: RawConnection) => {
    watch(connection);
    // mysql2's pool listens for one error only, and a second would end the process.
    connection.on("error", ignored);
    connection.query(settings, ignored);
  };
  pool.on("connection", prepare);
  // One connection was opened before this listener existed.
  const first = dataSource.createQueryRunner();
  prepare((await first.connect()) as RawConnection);
  await first.release();
}

const sessionLimits = (isMaria: boolean, seconds: number): string =>
  isMaria
    ? `SET SESSION max_statement_time=${seconds}, innodb_lock_wait_timeout=${seconds}`
    : `SET SESSION max_execution_time=${seconds * 1000}, innodb_lock_wait_timeout=${seconds}`;

/** mysql2's pool has no limit for this. */
function limitWaiting(pool: RawPool, waitMs: number): void {
  const getConnection = pool.getConnection.bind(pool);
  pool.getConnection = (done) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      done(timedOut("no connection to the database is free"), undefined);
    }, waitMs);
    getConnection((error, connection) => {
      clearTimeout(timer);
      if (isLate) connection?.release();
      else done(error, connection);
    });
  };
}

/** @returns to call with each new connection */
function silenceWatch(pool: RawPool, { silenceMs, lifeMs }: ConnectionLimits) {
  const free = new Set<RawConnection>();
  const old = new WeakSet<RawConnection>();
  pool.on("acquire", (connection) => free.delete(connection));
  pool.on("release", (connection) => {
    if (old.has(connection)) connection.destroy();
    else free.add(connection);
  });
  // Those that lie idle, too: mysql2 takes the one that was used last, so others may wait for hours until the next peak.
  const retire = (connection: RawConnection) => {
    old.add(connection);
    if (free.delete(connection)) connection.destroy();
  };
  const giveUp = (connection: RawConnection) => {
    endNow(connection, timedOut("the database does not answer"));
    // They lead to the same server, and each would be found out by a request of its own.
    for (const other of free) other.destroy();
    free.clear();
  };
  return (connection: RawConnection) => {
    // Spread, so that not all are opened anew at once.
    setTimeout(retire, lifeMs * (1 + Math.random() / 10), connection).unref();
    for (const kind of ["query", "execute"] as const) {
      const send = connection[kind].bind(connection);
      connection[kind] = (...call) => {
        const timer = setTimeout(giveUp, silenceMs, connection);
        const answered = () => clearTimeout(timer);
        const parts = call.map((part) =>
          isDone(part) ? ending(connection, part, answered) : part,
        );
        return send(...parts).once("end", answered);
      };
    }
  };
}

type Done = (error: unknown, ...answer: unknown[]) => void;
const isDone = (part: unknown): part is Done => typeof part === "function";

/** Ends the connection after an error that its server answers from now on. */
const ending =
  (connection: RawConnection, done: Done, answered: () => void): Done =>
  (error, ...answer) => {
    answered();
    if (endsConnection(error)) endNow(connection, timedOut("the connection was given up"));
    done(error, ...answer);
  };

/** A connection that can't take its settings is broken, and the statement that follows says so. */
const ignored = () => undefined;
