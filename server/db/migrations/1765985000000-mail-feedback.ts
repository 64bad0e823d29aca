import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

const TABLE = "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci";
/** Compared byte by byte: "é" and "e" are different mailboxes. */
const ADDRESS = "VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL";

/** Addresses that mail came back from or whose readers complained, and what the mail provider told of it. */
export class MailFeedback1765985000000 implements MigrationInterface {
  name = "MailFeedback1765985000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      `CREATE TABLE mail_suppressions (
        email ${ADDRESS} PRIMARY KEY,
        bouncedAt DATETIME(3) NULL,
        bounceReason VARCHAR(16) NULL,
        complainedAt DATETIME(3) NULL,
        KEY mail_suppressions_bounced (bouncedAt)
      ) ${TABLE}`,
      `CREATE TABLE mail_feedback (
        id VARCHAR(100) NOT NULL PRIMARY KEY,
        feedbackId VARCHAR(100) NULL,
        kind VARCHAR(12) NOT NULL,
        recipients INT NOT NULL,
        receivedAt DATETIME(3) NOT NULL,
        UNIQUE KEY mail_feedback_event (feedbackId),
        KEY mail_feedback_age (receivedAt)
      ) ${TABLE}`,
      "ALTER TABLE outbox ADD COLUMN unsent VARCHAR(12) NULL",
      "ALTER TABLE newsletter_subscriptions ADD COLUMN endedReason VARCHAR(12) NULL",
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "ALTER TABLE newsletter_subscriptions DROP COLUMN endedReason",
      "ALTER TABLE outbox DROP COLUMN unsent",
      "DROP TABLE mail_feedback",
      "DROP TABLE mail_suppressions",
    ]);
  }
}
