import type { DataSource } from "typeorm";
import { poolOf, type RawConnection } from "./pool.js";

/** Those that are for reading only. */
const readers = new WeakSet<DataSource>();

/** Has the server refuse every write of this pool, also one that could be written to. */
export async function readOnly(dataSource: DataSource): Promise<void> {
  readers.add(dataSource);
  const prepare = (connection: RawConnection) =>
    void connection.query("SET SESSION TRANSACTION READ ONLY", () => undefined);
  poolOf(dataSource).on("connection", prepare);
  // One connection was opened before this listener existed.
  const first = dataSource.createQueryRunner();
  prepare((await first.connect()) as RawConnection);
  await first.release();
}

/**
 * Locks hold on one server only, so all must be taken where everything is written (docs/decisions/0040).
 * @throws Error for the pool of a replica
 */
export function requireWriter(dataSource: DataSource): void {
  if (readers.has(dataSource)) throw new Error("A lock on a replica keeps no one out.");
}
