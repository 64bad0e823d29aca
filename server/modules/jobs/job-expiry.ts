import type { DataSource } from "typeorm";
import type { Clock } from "../../core/clock.js";
import { inTransaction } from "../../kit/db/transactions.js";

/** Jobs per transaction. */
const BATCH = 200;
/** Limit for one run; the next run continues. */
const MAX_BATCHES = 500;

/**
 * Marks published jobs past their date as EXPIRED and drops their search tokens. Readers already
 * treat such jobs as expired; this only saves lists and searches, which read by status and token,
 * from scanning them.
 */
export class JobExpiry {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Safe to run on several instances at once. @returns number of jobs marked */
  async run(): Promise<number> {
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
      const rows = await transaction.query<{ id: string }[]>(
        `SELECT id FROM jobs WHERE status = 'PUBLISHED' AND validThrough <= ? LIMIT ?
         FOR UPDATE SKIP LOCKED`,
        [this.clock.now(), BATCH],
      );
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await transaction.query("DELETE FROM job_terms WHERE jobId IN (?)", [ids]);
      await transaction.query("UPDATE jobs SET status = 'EXPIRED' WHERE id IN (?)", [ids]);
      return ids.length;
    });
  }
}
