import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

const TABLE = "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci";

/** Compared byte by byte: "é" and "e" are different mailboxes. */
const ADDRESS = "VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL";

const tables = [
  `CREATE TABLE contact_messages (
    id CHAR(36) NOT NULL PRIMARY KEY,
    name VARCHAR(100) NOT NULL,
    email ${ADDRESS},
    message TEXT NOT NULL,
    createdAt DATETIME(3) NOT NULL,
    KEY contact_messages_newest (createdAt, id)
  ) ${TABLE}`,
  `CREATE TABLE newsletter_requests (
    id CHAR(36) NOT NULL PRIMARY KEY,
    email ${ADDRESS},
    topics JSON NOT NULL,
    query VARCHAR(100) NOT NULL,
    frequency VARCHAR(8) NOT NULL,
    tokenHash CHAR(64) NULL,
    createdAt DATETIME(3) NOT NULL,
    expiresAt DATETIME(3) NOT NULL,
    confirmedAt DATETIME(3) NULL,
    UNIQUE KEY newsletter_requests_token (tokenHash),
    KEY newsletter_requests_expiry (expiresAt)
  ) ${TABLE}`,
  `CREATE TABLE newsletter_subscribers (
    id CHAR(36) NOT NULL PRIMARY KEY,
    email ${ADDRESS},
    confirmedAt DATETIME(3) NOT NULL,
    confirmedFrom VARCHAR(45) NOT NULL,
    UNIQUE KEY newsletter_subscribers_email (email)
  ) ${TABLE}`,
  `CREATE TABLE newsletter_subscriptions (
    id CHAR(36) NOT NULL PRIMARY KEY,
    subscriberId CHAR(36) NOT NULL,
    topic VARCHAR(12) NOT NULL,
    query VARCHAR(100) NOT NULL,
    frequency VARCHAR(8) NOT NULL,
    createdAt DATETIME(3) NOT NULL,
    sentThrough DATETIME(3) NOT NULL,
    nextSendAt DATETIME(3) NOT NULL,
    endedAt DATETIME(3) NULL,
    UNIQUE KEY newsletter_subscriptions_once (subscriberId, topic, query),
    KEY newsletter_subscriptions_due (endedAt, nextSendAt),
    CONSTRAINT newsletter_subscriptions_subscriber FOREIGN KEY (subscriberId)
      REFERENCES newsletter_subscribers (id) ON DELETE CASCADE
  ) ${TABLE}`,
];

const checks = [
  `ALTER TABLE newsletter_subscriptions
    ADD CONSTRAINT newsletter_topic CHECK (topic IN ('NEWS', 'JOB_ALERTS'))`,
  `ALTER TABLE newsletter_subscriptions
    ADD CONSTRAINT newsletter_frequency CHECK (frequency IN ('DAILY', 'WEEKLY'))`,
];

/** Contact messages, and newsletter subscriptions with their confirmation requests. */
export class ContactNewsletter1763900000000 implements MigrationInterface {
  name = "ContactNewsletter1763900000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [...tables, ...checks]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE newsletter_subscriptions");
    await runner.query("DROP TABLE newsletter_subscribers");
    await runner.query("DROP TABLE newsletter_requests");
    await runner.query("DROP TABLE contact_messages");
  }
}
