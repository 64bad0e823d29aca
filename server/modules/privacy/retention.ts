import type { DataSource } from "typeorm";
import { later, type Clock } from "../../core/clock.js";
import type { Logger } from "../../core/logger.js";
import { deleteInBatches } from "../../kit/db/delete-in-batches.js";
import { runAlone } from "../../kit/db/named-lock.js";
import type { ExpiringRows } from "./privacy.types.js";

/**
 * Deletes records of people and purchases after the time stated on the privacy page (docs/privacy.md). Runs on one instance at
 * a time.
 */
export class Retention {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly logger: Logger,
    /** In this order: referring rows come before the rows they refer to. */
    private readonly rules: readonly ExpiringRows[],
  ) {}

  /** @returns the number of deleted rows; 0 while another instance is running it */
  async run(): Promise<number> {
    return (await runAlone(this.dataSource, "retention", () => this.applyRules())) ?? 0;
  }

  private async applyRules(): Promise<number> {
    const now = this.clock.now();
    let total = 0;
    for (const { what, keptMs, sql } of this.rules) {
      const removed = await deleteInBatches(this.dataSource, sql, [later(now, -keptMs)]);
      if (removed > 0) this.logger.info({ what, removed }, "kept long enough, deleted");
      total += removed;
    }
    return total;
  }
}
