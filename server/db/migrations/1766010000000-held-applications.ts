import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

const TABLE = "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci";

/** Applications that may still be taken back. */
export class HeldApplications1766010000000 implements MigrationInterface {
  name = "HeldApplications1766010000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      `CREATE TABLE held_applications (
        id CHAR(36) NOT NULL PRIMARY KEY,
        userId CHAR(36) NOT NULL,
        jobId CHAR(36) NOT NULL,
        resumeId CHAR(36) NOT NULL,
        answers JSON NOT NULL,
        sendsAt DATETIME(3) NOT NULL,
        createdAt DATETIME(3) NOT NULL,
        doneAt DATETIME(3) NULL,
        attempts INT NOT NULL DEFAULT 0,
        nextAttemptAt DATETIME(3) NOT NULL,
        leasedUntil DATETIME(3) NULL,
        deadAt DATETIME(3) NULL,
        lastError VARCHAR(500) NULL,
        UNIQUE KEY held_applications_once (userId, jobId),
        KEY held_applications_due (doneAt, deadAt, nextAttemptAt),
        CONSTRAINT held_applications_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE,
        CONSTRAINT held_applications_job FOREIGN KEY (jobId) REFERENCES jobs (id) ON DELETE CASCADE
      ) ${TABLE}`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, ["DROP TABLE held_applications"]);
  }
}
