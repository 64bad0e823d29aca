import type { DataSource } from "typeorm";

/** The connections of this process to the database. */
export interface PoolNumbers {
  inUse: number;
  free: number;
  /** Statements that wait for a connection. */
  waiting: number;
  /** Since the process started. */
  opened: number;
  closed: number;
}

/** What mysql2's pool keeps; it has no other way to ask. */
interface PoolParts {
  _allConnections: { readonly length: number };
  _freeConnections: { readonly length: number };
  _connectionQueue: { readonly length: number };
  on(event: "connection", listener: () => void): void;
}

/** Watches the pool of a data source that is connected. @returns its numbers at the time of each call */
export function watchPool(dataSource: DataSource): () => PoolNumbers {
  const { pool } = dataSource.driver as unknown as { pool: PoolParts };
  let opened = pool._allConnections.length;
  pool.on("connection", () => (opened += 1));
  return () => {
    const all = pool._allConnections.length;
    const free = pool._freeConnections.length;
    const waiting = pool._connectionQueue.length;
    return { inUse: all - free, free, waiting, opened, closed: opened - all };
  };
}
