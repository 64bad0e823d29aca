import type { DataSource } from "typeorm";
import { poolOf } from "./pool.js";

/** What mysql2 knows of those that wait. */
interface WaitedFor {
  _connectionQueue?: { length: number };
}

/** @returns how many statements and transactions wait for a connection at the moment */
export function waitersOf(dataSource: DataSource): () => number {
  const pool = poolOf(dataSource) as WaitedFor;
  return () => pool._connectionQueue?.length ?? 0;
}
