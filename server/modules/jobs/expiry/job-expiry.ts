import type { DataSource } from "typeorm";
import type { Clock } from "../../../core/clock.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import type { ChangeFeed } from "../../changes/change-feed.js";
import { updatedJob, WRITTEN_COLUMNS, type WrittenJob } from "../record/job-write.js";

/** Jobs per transaction. */
const BATCH = 200;
/** Limit for one run; the next run continues. */
const MAX_BATCHES = 500;

const OVERDUE = "FROM jobs WHERE status = 'PUBLISHED' AND validThrough <= ? LIMIT ?";
const ANY = `SELECT id ${OVERDUE}`;
const LOCKED = `SELECT ${WRITTEN_COLUMNS} ${OVERDUE} FOR UPDATE SKIP LOCKED`;

/**
 * Marks published jobs past their date as EXPIRED. Those who read a job treat it as expired already; lists, which read by
 * status, need not scan it anymore, and followers of the feed of changes learn of it. It is a version of its own: a copy that
 * takes only newer versions must not keep the job open. Nobody made the change, so the job has no last editor then.
 */
export class JobExpiry {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly changes: ChangeFeed,
  ) {}

  /** Cheap if there is nothing to do. Safe to run on several instances at once. @returns number of jobs marked */
  async run(): Promise<number> {
    const due = await this.dataSource.query<unknown[]>(ANY, [this.clock.now(), 1]);
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
      const now = this.clock.now();
      const jobs = await transaction.query<WrittenJob[]>(LOCKED, [now, BATCH]);
      if (jobs.length === 0) return 0;
      await transaction.query(
        `UPDATE jobs SET status = 'EXPIRED', version = version + 1, updatedAt = ?, updatedByKind = NULL, updatedById = NULL
         WHERE id IN (?)`,
        [now, jobs.map(({ id }) => id)],
      );
      const expired = jobs.map((job) =>
        updatedJob(job, { status: "EXPIRED", version: job.version + 1 }),
      );
      await this.changes.append(transaction, expired);
      return jobs.length;
    });
  }
}
