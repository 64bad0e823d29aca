import type { DataSource } from "typeorm";
import { days, later, type Clock } from "../../../core/clock.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import type { ChangeFeed } from "../../changes/change-feed.js";
import { unseenWrite } from "../../changes/change.types.js";
import type { OutboxService } from "../../outbox/outbox.service.js";
import { Job } from "../record/job.entity.js";
import type { JobRecruiters } from "./job-recruiters.js";

/** How long before its end people are asked whether a job is still open. */
const NOTICE_DAYS = 7;
/** Jobs per transaction, which keeps them locked. */
const BATCH = 50;
/** Limit for one run; the next run continues. */
const MAX_BATCHES = 100;

/** Asks the people of a job once, a week before it ends, whether it is still open. */
export class ExpiryNotices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
    private readonly recruiters: JobRecruiters,
    private readonly clock: Clock,
    private readonly changes: ChangeFeed,
  ) {}

  /** Safe to run on several instances at once. @returns number of jobs asked about */
  async run(): Promise<number> {
    let total = 0;
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      const noticed = await this.noticeSome();
      total += noticed;
      if (noticed < BATCH) break;
    }
    if (total > 0) this.outbox.nudge();
    return total;
  }

  private noticeSome(): Promise<number> {
    return inTransaction(this.dataSource, async (transaction) => {
      const now = this.clock.now();
      const rows = await transaction.query<{ id: string }[]>(
        `SELECT id FROM jobs WHERE status = 'PUBLISHED' AND validThrough > ? AND validThrough <= ?
         AND expiryNoticedAt IS NULL LIMIT ? FOR UPDATE SKIP LOCKED`,
        [now, later(now, days(NOTICE_DAYS)), BATCH],
      );
      for (const { id } of rows) {
        const job = await transaction.findOneByOrFail(Job, { id });
        for (const { id: userId } of await this.recruiters.of(job))
          await this.outbox.enqueue(
            transaction,
            { kind: "JOB_EXPIRING", payload: { jobId: id, userId } },
            { dedupeKey: `expiring:${id}:${userId}:${job.validThrough?.getTime()}` },
          );
        await transaction.update(Job, { id }, { expiryNoticedAt: now });
        await this.changes.append(transaction, [unseenWrite(id)]);
      }
      return rows.length;
    });
  }
}
