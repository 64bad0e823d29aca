import type { DataSource, EntityManager } from "typeorm";
import { joinCompany } from "../../companies/company.joins.js";
import { runAlone } from "../../../kit/db/named-lock.js";
import {
  nullable,
  readFields,
  readOneOf,
  readText,
  readTime,
  type Readers,
} from "../../../kit/db/row-readers.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import { JobStatusEnum, type JobStatus } from "../job.entity.js";
import { readersOf } from "../job-field.js";
import { jobFields, SEARCH_VERSION } from "../job.fields.js";
import { searchTextOf, tokensOf, type SearchedJob } from "./job-tokens.js";

/** Jobs in one transaction: few enough that nobody waits for its locks. */
const BATCH = 200;
const LOCK = "job-index";

interface IndexedJob extends SearchedJob {
  id: string;
  status: JobStatus;
  publishedAt: Date | null;
}
const indexedColumns: Readers<IndexedJob> = {
  ...readersOf(jobFields),
  id: readText,
  code: readText,
  companyName: readText,
  status: readOneOf(JobStatusEnum),
  publishedAt: nullable(readTime),
};

const SEARCHED_ROWS = `SELECT j.*, c.name AS companyName FROM jobs j ${joinCompany("j.companyId")} WHERE j.id IN (?)`;

/**
 * Stores text and tokens of these jobs for search, within the transaction that changed them. Only published jobs have
 * tokens, because only lists of open jobs read them.
 * @param version of this process; a test passes the version of another release
 */
export async function indexJobs(
  transaction: EntityManager,
  ids: readonly string[],
  version = SEARCH_VERSION,
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await transaction.query<Record<string, unknown>[]>(SEARCHED_ROWS, [ids]);
  const jobs = rows.map((row) => readFields(indexedColumns, row));
  for (const job of jobs)
    await transaction.query("UPDATE jobs SET searchText = ?, searchVersion = ? WHERE id = ?", [
      searchTextOf(job),
      version,
      job.id,
    ]);
  // The table is named for what search once called its tokens; renaming it would break a release that still runs.
  await transaction.query("DELETE FROM job_terms WHERE jobId IN (?)", [ids]);
  const open = jobs.filter(({ status }) => status === "PUBLISHED");
  const tokens = open.flatMap((job) =>
    tokensOf(job).map((token) => [token, job.publishedAt, job.id] as const),
  );
  if (tokens.length > 0)
    await transaction.query("INSERT INTO job_terms (term, publishedAt, jobId) VALUES ?", [tokens]);
}

/**
 * Keeps the stored texts and tokens at the version of this release. Each job's row holds the version it was indexed
 * with, so a rebuild that is interrupted goes on where it stopped, and jobs that an older release writes during or
 * after it are found by their lower version.
 */
export class JobIndex {
  constructor(
    private readonly dataSource: DataSource,
    private readonly version = SEARCH_VERSION,
    private readonly batch = BATCH,
  ) {}

  /**
   * Indexes jobs of an older version. Running sites call it every few minutes; jobs of a newer version are left to the
   * release that wrote them, so that two releases side by side do not undo each other's work.
   * @returns number of jobs indexed, null when another process is at it
   */
  upgrade(): Promise<number | null> {
    return this.run("SELECT id FROM jobs WHERE searchVersion < ? LIMIT ? FOR UPDATE");
  }

  /**
   * Indexes jobs of any other version: also those of a newer release that was rolled back.
   * @returns number of jobs indexed, null when another process is at it
   */
  rebuild(): Promise<number | null> {
    return this.run("SELECT id FROM jobs WHERE searchVersion <> ? LIMIT ? FOR UPDATE");
  }

  private run(nextJobs: string): Promise<number | null> {
    return runAlone(this.dataSource, LOCK, async () => {
      for (let total = 0; ;) {
        const indexed = await this.indexSome(nextJobs);
        if (indexed === 0) return total;
        total += indexed;
      }
    });
  }

  private indexSome(nextJobs: string): Promise<number> {
    return inTransaction(this.dataSource, async (transaction) => {
      const values = [this.version, this.batch];
      const rows = await transaction.query<{ id: string }[]>(nextJobs, values);
      const ids = rows.map(({ id }) => id);
      await indexJobs(transaction, ids, this.version);
      return ids.length;
    });
  }
}
