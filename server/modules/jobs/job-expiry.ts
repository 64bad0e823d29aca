import type { DataSource } from "typeorm";
import type { Clock } from "../../core/clock.js";

/** Jobs in one transaction. */
const BATCH = 200;
/** A run ends in any case; what is left waits for the next. */
const MOST_BATCHES = 500;

/**
 * Writes down that the time of a published job is over. Readers know it before, by its date; lists and searches are
 * read by status and terms, and would look at every job that ever expired.
 */
export class JobExpiry {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Any number of instances may do so at once. @returns how many jobs */
  async run(): Promise<number> {
    let total = 0;
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const expired = await this.expireSome();
      total += expired;
      if (expired < BATCH) break;
    }
    return total;
  }

  private expireSome(): Promise<number> {
    return this.dataSource.transaction("READ COMMITTED", async (transaction) => {
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
