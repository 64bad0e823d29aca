import type { MigrationInterface, QueryRunner } from "typeorm";
import { reindexJobs } from "../../modules/jobs/job.terms.js";

/** Jobs in one transaction: short enough that nobody waits for its locks. */
const STEP = 200;

/**
 * The words a job is found by, its short ones among them, in the order of the list; takes the place of job_skills.
 * Compared byte by byte: the words are folded by the application (search-words.ts).
 */
export class JobTerms1764300000000 implements MigrationInterface {
  name = "JobTerms1764300000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE IF NOT EXISTS job_terms (
        term VARCHAR(60) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        publishedAt DATETIME(3) NOT NULL,
        jobId CHAR(36) NOT NULL,
        PRIMARY KEY (term, publishedAt, jobId),
        UNIQUE KEY job_terms_job (jobId, term),
        CONSTRAINT job_terms_job FOREIGN KEY (jobId) REFERENCES jobs (id) ON DELETE CASCADE
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
    );
    await reindex(runner);
    await runner.query("DROP TABLE IF EXISTS job_skills");
  }

  /** Short skills are found again once their job is saved. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE IF NOT EXISTS job_skills (
        jobId CHAR(36) NOT NULL,
        skillKey VARCHAR(60) NOT NULL,
        PRIMARY KEY (skillKey, jobId),
        KEY job_skills_job (jobId),
        CONSTRAINT job_skills_job FOREIGN KEY (jobId) REFERENCES jobs (id) ON DELETE CASCADE
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
    );
    await runner.query("DROP TABLE job_terms");
  }
}

/** Can be broken off and begun anew: each step writes what would be written again. */
async function reindex(runner: QueryRunner): Promise<void> {
  for (let last: string | null = ""; last !== null;) {
    await runner.startTransaction();
    try {
      last = await reindexJobs(runner.manager, last, STEP);
      await runner.commitTransaction();
    } catch (error) {
      await runner.rollbackTransaction();
      throw error;
    }
  }
}
