import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/** The security clearance that a job requires; none for jobs from before. */
export class JobSecurityClearance1765200000000 implements MigrationInterface {
  name = "JobSecurityClearance1765200000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "ALTER TABLE jobs ADD COLUMN securityClearance VARCHAR(12) NOT NULL DEFAULT 'NONE' AFTER industry",
      `ALTER TABLE jobs ADD CONSTRAINT jobs_clearance_known
        CHECK (securityClearance IN ('NONE', 'PUBLIC_TRUST', 'SECRET', 'TOP_SECRET'))`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "ALTER TABLE jobs DROP CONSTRAINT jobs_clearance_known",
      "ALTER TABLE jobs DROP COLUMN securityClearance",
    ]);
  }
}
