import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/** What buyers give the firm to begin with a plan, and whether a checkout knows that its plan overlaps another. */
export class PlanIntakes1766000000000 implements MigrationInterface {
  name = "PlanIntakes1766000000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      `CREATE TABLE plan_intakes (
        subscriptionId CHAR(36) NOT NULL PRIMARY KEY,
        resumeId CHAR(36) NULL,
        targetRole VARCHAR(100) NOT NULL DEFAULT '',
        location VARCHAR(100) NOT NULL DEFAULT '',
        countryCode VARCHAR(5) NOT NULL DEFAULT '',
        phone VARCHAR(20) NOT NULL DEFAULT '',
        completedAt DATETIME(3) NULL,
        createdAt DATETIME(3) NOT NULL,
        updatedAt DATETIME(3) NOT NULL,
        KEY plan_intakes_resume (resumeId),
        CONSTRAINT plan_intakes_subscription
          FOREIGN KEY (subscriptionId) REFERENCES subscriptions (id) ON DELETE CASCADE,
        CONSTRAINT plan_intakes_resume_file
          FOREIGN KEY (resumeId) REFERENCES resumes (id)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
      "ALTER TABLE checkout_sessions ADD COLUMN overlapConfirmed TINYINT NOT NULL DEFAULT 0",
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "ALTER TABLE checkout_sessions DROP COLUMN overlapConfirmed",
      "DROP TABLE plan_intakes",
    ]);
  }
}
