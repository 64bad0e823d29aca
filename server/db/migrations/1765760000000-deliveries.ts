import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

const TABLE = "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci";

/** Days are text such as "2026-12-01": they are the same day in every time zone. */
const tables = [
  `CREATE TABLE deliveries (
    id CHAR(36) NOT NULL PRIMARY KEY,
    subscriptionId CHAR(36) NOT NULL,
    kind VARCHAR(16) NOT NULL,
    deliveredOn CHAR(10) NOT NULL,
    count INT NULL,
    note VARCHAR(1000) NULL,
    link VARCHAR(500) NULL,
    authorId CHAR(36) NULL,
    version INT NOT NULL DEFAULT 1,
    createdAt DATETIME(3) NOT NULL,
    updatedAt DATETIME(3) NOT NULL,
    KEY deliveries_plan (subscriptionId, deliveredOn),
    KEY deliveries_author (authorId),
    CONSTRAINT deliveries_subscription
      FOREIGN KEY (subscriptionId) REFERENCES subscriptions (id) ON DELETE CASCADE,
    CONSTRAINT deliveries_author_user
      FOREIGN KEY (authorId) REFERENCES users (id) ON DELETE SET NULL
  ) ${TABLE}`,
  `CREATE TABLE plan_mails (
    id CHAR(36) NOT NULL PRIMARY KEY,
    subscriptionId CHAR(36) NOT NULL,
    planEventId CHAR(36) NOT NULL,
    notice VARCHAR(32) NOT NULL,
    sentAt DATETIME(3) NOT NULL,
    UNIQUE KEY plan_mails_event (planEventId, notice),
    KEY plan_mails_plan (subscriptionId, sentAt),
    CONSTRAINT plan_mails_subscription
      FOREIGN KEY (subscriptionId) REFERENCES subscriptions (id) ON DELETE CASCADE
  ) ${TABLE}`,
];

/** What the firm did for the plans that people bought, and which emails about them were sent. */
export class Deliveries1765760000000 implements MigrationInterface {
  name = "Deliveries1765760000000";

  up(runner: QueryRunner): Promise<void> {
    return changeTables(runner, tables);
  }

  down(runner: QueryRunner): Promise<void> {
    return changeTables(runner, ["DROP TABLE plan_mails", "DROP TABLE deliveries"]);
  }
}
