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
import { roleFamilyOf } from "../role-family.js";
import { searchTextOf, tokensOf, type SearchedJob } from "./job-tokens.js";

/** Jobs per transaction: few, so that others do not wait long for its locks. */
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
 * Stores search text, tokens and role family of these jobs, within the transaction that changed
 * them. Only published jobs have tokens, because only lists of open jobs read them.
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
    await transaction.query(
      // eslint-disable-next-line staffboard/told-changes -- Made from columns whose own change is told.
      "UPDATE jobs SET searchText = ?, roleFamily = ?, searchVersion = ? WHERE id = ?",
      [searchTextOf(job), roleFamilyOf(job.role), version, job.id],
    );
  // The table keeps the old word for tokens: renaming it would break a release that is still
  // running.
  await transaction.query("DELETE FROM job_terms WHERE jobId IN (?)", [ids]);
  const open = jobs.filter(({ status }) => status === "PUBLISHED");
  const tokens = open.flatMap((job) =>
    tokensOf(job).map((token) => [token, job.publishedAt, job.id] as const),
  );
  if (tokens.length > 0)
    await transaction.query("INSERT INTO job_terms (term, publishedAt, jobId) VALUES ?", [tokens]);
}

/**
 * Keeps the stored texts and tokens at this release's version. Each job's row holds the version it
 * was indexed with, so an interrupted run continues where it stopped, and jobs written by an older
 * release are recognized by their lower version.
 */
export class JobIndex {
  constructor(
    private readonly dataSource: DataSource,
    private readonly version = SEARCH_VERSION,
    private readonly batch = BATCH,
  ) {}

  /**
   * Indexes jobs of an older version; a running site calls it every few minutes. Leaves jobs of a
   * newer version alone, so that two releases running together do not undo each other's work.
   * @returns number of jobs indexed, or null if another process is running it
   */
  upgrade(): Promise<number | null> {
    return this.run("SELECT id FROM jobs WHERE searchVersion < ? LIMIT ? FOR UPDATE");
  }

  /**
   * Indexes jobs of any other version, including those of a newer release that was rolled back.
   * @returns number of jobs indexed, or null if another process is running it
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
