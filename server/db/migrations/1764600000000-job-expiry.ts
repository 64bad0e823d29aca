import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/**
 * Lets a job's row say that it expired, so that lists of open jobs, which read by status, skip it. The new check is
 * added before the old one is dropped: the table is never without one.
 */
export class JobExpiry1764600000000 implements MigrationInterface {
  name = "JobExpiry1764600000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "ALTER TABLE jobs ADD KEY jobs_expiry (status, validThrough)",
      `ALTER TABLE jobs ADD CONSTRAINT jobs_states
        CHECK (status IN ('DRAFT', 'PUBLISHED', 'EXPIRED', 'CLOSED'))`,
      "ALTER TABLE jobs DROP CONSTRAINT jobs_status",
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE jobs SET status = 'PUBLISHED' WHERE status = 'EXPIRED'");
    await changeTables(runner, [
      "ALTER TABLE jobs ADD CONSTRAINT jobs_status CHECK (status IN ('DRAFT', 'PUBLISHED', 'CLOSED'))",
      "ALTER TABLE jobs DROP CONSTRAINT jobs_states",
      "ALTER TABLE jobs DROP KEY jobs_expiry",
    ]);
  }
}
