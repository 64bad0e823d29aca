import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/** Drops the table that only releases before JobTerms use, once none of them is running. */
export class DropJobSkills1764500000000 implements MigrationInterface {
  name = "DropJobSkills1764500000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, ["DROP TABLE job_skills"]);
  }

  /** Recreates the table empty; each job is added again when an older release saves it. */
  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      `CREATE TABLE job_skills (
        jobId CHAR(36) NOT NULL,
        skillKey VARCHAR(60) NOT NULL,
        PRIMARY KEY (skillKey, jobId),
        KEY job_skills_job (jobId),
        CONSTRAINT job_skills_job FOREIGN KEY (jobId) REFERENCES jobs (id) ON DELETE CASCADE
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
    ]);
  }
}
