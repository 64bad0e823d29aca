import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/**
 * What staff need to know about a job: how often it was changed and by whom, how often it was read, and whether it was
 * taken down. Views are counted in a table of their own, so that counting never waits for someone who edits the job.
 */
export class JobWorkspace1765640000000 implements MigrationInterface {
  name = "JobWorkspace1765640000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "ALTER TABLE jobs ADD COLUMN version INT UNSIGNED NOT NULL DEFAULT 1",
      "ALTER TABLE jobs ADD COLUMN createdByKind VARCHAR(8) NULL",
      "ALTER TABLE jobs ADD COLUMN createdById CHAR(36) NULL",
      "ALTER TABLE jobs ADD COLUMN updatedByKind VARCHAR(8) NULL",
      "ALTER TABLE jobs ADD COLUMN updatedById CHAR(36) NULL",
      "ALTER TABLE jobs ADD COLUMN takenDownAt DATETIME(3) NULL",
      "ALTER TABLE jobs ADD COLUMN expiryNoticedAt DATETIME(3) NULL",
      "ALTER TABLE jobs ADD KEY jobs_author (createdById)",
      "ALTER TABLE jobs ADD KEY jobs_editor (updatedById)",
      `CREATE TABLE job_views (
        jobId CHAR(36) NOT NULL,
        day DATE NOT NULL,
        views INT UNSIGNED NOT NULL,
        PRIMARY KEY (jobId, day),
        CONSTRAINT job_views_job FOREIGN KEY (jobId) REFERENCES jobs (id) ON DELETE CASCADE
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "DROP TABLE job_views",
      "ALTER TABLE jobs DROP KEY jobs_editor",
      "ALTER TABLE jobs DROP KEY jobs_author",
      "ALTER TABLE jobs DROP COLUMN expiryNoticedAt",
      "ALTER TABLE jobs DROP COLUMN takenDownAt",
      "ALTER TABLE jobs DROP COLUMN updatedById",
      "ALTER TABLE jobs DROP COLUMN updatedByKind",
      "ALTER TABLE jobs DROP COLUMN createdById",
      "ALTER TABLE jobs DROP COLUMN createdByKind",
      "ALTER TABLE jobs DROP COLUMN version",
    ]);
  }
}
