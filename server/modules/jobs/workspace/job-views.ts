import type { DataSource } from "typeorm";
import type { Clock } from "../../../core/clock.js";
import { inTransaction } from "../../../kit/db/transactions.js";

/** Jobs counted between two writes; more come from crawlers that read everything. */
const MAX_JOBS = 5_000;

/** Whether a browser says that a person is reading; most robots say that they are one. */
const isLikelyPerson = (userAgent: string): boolean =>
  userAgent.startsWith("Mozilla/") &&
  !/bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|scan|fetch/i.test(userAgent);

/**
 * How often jobs' pages were read: a number for each job and day, and nothing about who read them. Counted in memory, so
 * that a page never waits for the database; a process that dies loses the last few seconds.
 */
export class JobViews {
  private counted = new Map<string, number>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @param job id or code of a job; another text is dropped when the counts are written */
  count(job: string, userAgent: string): void {
    if (!isLikelyPerson(userAgent)) return;
    if (this.counted.size < MAX_JOBS || this.counted.has(job))
      this.counted.set(job, (this.counted.get(job) ?? 0) + 1);
  }

  /** Writes what was counted. @returns number of jobs */
  async flush(): Promise<number> {
    const batch = this.counted;
    if (batch.size === 0) return 0;
    this.counted = new Map();
    const day = this.clock.now().toISOString().slice(0, 10);
    try {
      // Sorted, so that two instances lock the rows in the same order.
      const rows = [...batch].toSorted(([a], [b]) => (a < b ? -1 : 1));
      await this.write(day, rows);
    } catch (error) {
      for (const [job, views] of batch) this.counted.set(job, (this.counted.get(job) ?? 0) + views);
      throw error;
    }
    return batch.size;
  }

  /** All views by job; jobs without any are not in the map. */
  async totals(jobIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.dataSource.query<{ jobId: string; total: number | string }[]>(
      "SELECT jobId, SUM(views) AS total FROM job_views WHERE jobId IN (?) GROUP BY jobId",
      [[...jobIds]],
    );
    return new Map(rows.map(({ jobId, total }) => [jobId, Number(total)]));
  }

  private write(day: string, rows: readonly (readonly [string, number])[]): Promise<void> {
    return inTransaction(this.dataSource, async (transaction) => {
      for (const [job, views] of rows)
        // From the job's row, so that a draft deleted meanwhile is left out.
        await transaction.query(
          `INSERT INTO job_views (jobId, day, views) SELECT id, ?, ? FROM jobs WHERE id = ? OR code = ?
           ON DUPLICATE KEY UPDATE views = job_views.views + ?`,
          [day, views, job, job, views],
        );
    });
  }
}
