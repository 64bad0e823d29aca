import type { DataSource } from "typeorm";
import { later, type Clock } from "../../core/clock.js";
import { deleteInBatches } from "../../kit/db/delete-in-batches.js";
import { deleteExpiredLimits } from "../../kit/rate-limit-rows.js";
import type { ExpiringRows } from "./privacy.types.js";

/** Deletes data that is no longer needed and is not a business record. Any number of instances may run it. */
export class Housekeeping {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly rules: readonly ExpiringRows[],
  ) {}

  /** @returns the number of deleted rows */
  async run(): Promise<number> {
    const now = this.clock.now();
    let total = await deleteExpiredLimits(this.dataSource);
    for (const { keptMs, sql } of this.rules)
      total += await deleteInBatches(this.dataSource, sql, [later(now, -keptMs)]);
    return total;
  }
}
