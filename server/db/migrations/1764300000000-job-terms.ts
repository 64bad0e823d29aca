import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

const TABLE = `CREATE TABLE job_terms (
  term VARCHAR(60) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  publishedAt DATETIME(3) NOT NULL,
  jobId CHAR(36) NOT NULL,
  PRIMARY KEY (term, publishedAt, jobId),
  UNIQUE KEY job_terms_job (jobId, term),
  CONSTRAINT job_terms_job FOREIGN KEY (jobId) REFERENCES jobs (id) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`;

/**
 * Tokens for finding jobs, in list order: short words, role words and filter values. Compared byte by byte, because the
 * application folds them. They replace job_skills, which earlier releases still read and write; DropJobSkills drops it
 * later.
 */
export class JobTerms1764300000000 implements MigrationInterface {
  name = "JobTerms1764300000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [TABLE]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, ["DROP TABLE job_terms"]);
  }
}
