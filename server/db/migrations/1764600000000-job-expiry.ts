import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/**
 * A job whose time is over may say so in its row: lists of open jobs, read by status, then have it no more. The new
 * check comes before the old one goes: there is always one.
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
