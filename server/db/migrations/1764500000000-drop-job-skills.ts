import type { MigrationInterface, QueryRunner } from "typeorm";
import { reindexJobs } from "../../modules/jobs/job.terms.js";
import { changeTables } from "./repeatable.js";

/**
 * Ends what JobTerms began, once no instance of before runs: jobs that those posted meanwhile get their terms, and the
 * table that only they used goes.
 */
export class DropJobSkills1764500000000 implements MigrationInterface {
  name = "DropJobSkills1764500000000";

  async up(runner: QueryRunner): Promise<void> {
    await reindexJobs(runner);
    await changeTables(runner, ["DROP TABLE job_skills"]);
  }

  /** Skills are found by it again once their job is saved. */
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
