import type { DataSource } from "typeorm";
import type { Clock } from "../../../core/clock.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import type { ChangeFeed } from "../../changes/change-feed.js";

/** Jobs per transaction. */
const BATCH = 200;
/** Limit for one run; the next run continues. */
const MAX_BATCHES = 500;

const OVERDUE = "SELECT id FROM jobs WHERE status = 'PUBLISHED' AND validThrough <= ? LIMIT ?";
const LOCKED = `${OVERDUE} FOR UPDATE SKIP LOCKED`;

/**
 * Marks published jobs past their date as EXPIRED. Those who read a job treat it as expired already; lists, which read by
 * status, need not scan it anymore, and followers of the feed of changes learn of it.
 */
export class JobExpiry {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly changes: ChangeFeed,
  ) {}

  /** Cheap if there is nothing to do. Safe to run on several instances at once. @returns number of jobs marked */
  async run(): Promise<number> {
    const due = await this.dataSource.query<unknown[]>(OVERDUE, [this.clock.now(), 1]);
    if (due.length === 0) return 0;
    let total = 0;
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      const expired = await this.expireSome();
      total += expired;
      if (expired < BATCH) break;
    }
    return total;
  }

  private expireSome(): Promise<number> {
    return inTransaction(this.dataSource, async (transaction) => {
      const rows = await transaction.query<{ id: string }[]>(LOCKED, [this.clock.now(), BATCH]);
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await transaction.query("UPDATE jobs SET status = 'EXPIRED' WHERE id IN (?)", [ids]);
      await this.changes.append(transaction, "JOB", ids);
      return ids.length;
    });
  }
}
