import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

const TABLE = "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci";

/** Jobs that people saved to come back to. */
export class SavedJobs1765870000000 implements MigrationInterface {
  name = "SavedJobs1765870000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      `CREATE TABLE saved_jobs (
        userId CHAR(36) NOT NULL,
        jobId CHAR(36) NOT NULL,
        savedAt DATETIME(3) NOT NULL,
        PRIMARY KEY (userId, jobId),
        KEY saved_jobs_age (savedAt),
        CONSTRAINT saved_jobs_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE,
        CONSTRAINT saved_jobs_job FOREIGN KEY (jobId) REFERENCES jobs (id) ON DELETE CASCADE
      ) ${TABLE}`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, ["DROP TABLE saved_jobs"]);
  }
}
