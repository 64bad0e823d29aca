import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/** Drops what only releases that search in the database use, once none of them is running. */
export class DropJobTerms1765821000000 implements MigrationInterface {
  name = "DropJobTerms1765821000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "DROP TABLE job_terms",
      "ALTER TABLE jobs DROP KEY jobs_search",
      "ALTER TABLE jobs DROP COLUMN searchText",
    ]);
  }

  /** Recreates both empty: an older release fills them when it starts. */
  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      `CREATE TABLE job_terms (
        term VARCHAR(60) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        publishedAt DATETIME(3) NOT NULL,
        jobId CHAR(36) NOT NULL,
        PRIMARY KEY (term, publishedAt, jobId),
        UNIQUE KEY job_terms_job (jobId, term),
        CONSTRAINT job_terms_job FOREIGN KEY (jobId) REFERENCES jobs (id) ON DELETE CASCADE
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
      "ALTER TABLE jobs ADD COLUMN searchText MEDIUMTEXT NULL AFTER responsibilities",
      "ALTER TABLE jobs ADD FULLTEXT KEY jobs_search (searchText)",
    ]);
    await runner.query("UPDATE jobs SET searchVersion = 0");
  }
}
