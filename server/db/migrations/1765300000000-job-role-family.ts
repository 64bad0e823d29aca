import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/**
 * The kind of work of a job, derived from its title when it is indexed. The key answers "what do the newest open jobs of
 * this family pay in this currency" without reading the rows.
 */
export class JobRoleFamily1765300000000 implements MigrationInterface {
  name = "JobRoleFamily1765300000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "ALTER TABLE jobs ADD COLUMN roleFamily VARCHAR(20) NULL AFTER searchVersion",
      `ALTER TABLE jobs ADD KEY jobs_family_pay
        (roleFamily, status, salaryCurrency, publishedAt, id, validThrough, salaryPeriod, salaryMin, salaryMax)`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "ALTER TABLE jobs DROP KEY jobs_family_pay",
      "ALTER TABLE jobs DROP COLUMN roleFamily",
    ]);
  }
}
