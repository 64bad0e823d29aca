import type { DataSource } from "typeorm";
import { deleteInBatches } from "./db/delete-in-batches.js";

/** Deletes expired rate-limit counters. The library that writes them uses the machine's clock, not ours. */
export const deleteExpiredLimits = (dataSource: DataSource): Promise<number> =>
  deleteInBatches(dataSource, "DELETE FROM rate_limits WHERE expire < ? LIMIT ?", [Date.now()]);
