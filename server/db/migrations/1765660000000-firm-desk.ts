import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

const TABLE = "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci";
const EXACT = "CHARACTER SET utf8mb4 COLLATE utf8mb4_bin";

const changes = [
  `CREATE TABLE company_contacts (
    id CHAR(36) NOT NULL PRIMARY KEY,
    companyId CHAR(36) NOT NULL,
    name VARCHAR(100) NOT NULL,
    role VARCHAR(100) NULL,
    email VARCHAR(254) ${EXACT} NULL,
    phone VARCHAR(40) NULL,
    notes TEXT NOT NULL,
    createdAt DATETIME(3) NOT NULL,
    updatedAt DATETIME(3) NOT NULL,
    KEY company_contacts_list (companyId, name, id),
    KEY company_contacts_email (email),
    CONSTRAINT company_contacts_company FOREIGN KEY (companyId) REFERENCES companies (id) ON DELETE CASCADE
  ) ${TABLE}`,
  `CREATE TABLE company_merges (
    id CHAR(36) NOT NULL PRIMARY KEY,
    intoId CHAR(36) NOT NULL,
    name VARCHAR(120) NOT NULL,
    slug VARCHAR(120) NOT NULL,
    mergedAt DATETIME(3) NOT NULL,
    UNIQUE KEY company_merges_slug (slug),
    KEY company_merges_into (intoId),
    CONSTRAINT company_merges_company FOREIGN KEY (intoId) REFERENCES companies (id) ON DELETE CASCADE
  ) ${TABLE}`,
  "ALTER TABLE contact_messages ADD COLUMN status VARCHAR(8) NOT NULL DEFAULT 'OPEN'",
  "ALTER TABLE contact_messages ADD COLUMN assigneeId CHAR(36) NULL",
  "ALTER TABLE contact_messages ADD COLUMN doneAt DATETIME(3) NULL",
  "ALTER TABLE contact_messages ADD KEY contact_messages_status (status, createdAt, id)",
  "ALTER TABLE contact_messages ADD KEY contact_messages_assignee (assigneeId, status, createdAt, id)",
  `CREATE TABLE contact_answers (
    id CHAR(36) NOT NULL PRIMARY KEY,
    messageId CHAR(36) NOT NULL,
    authorId CHAR(36) NULL,
    text TEXT NOT NULL,
    createdAt DATETIME(3) NOT NULL,
    KEY contact_answers_message (messageId, createdAt, id),
    KEY contact_answers_author (authorId),
    CONSTRAINT contact_answers_message FOREIGN KEY (messageId) REFERENCES contact_messages (id) ON DELETE CASCADE,
    CONSTRAINT contact_answers_user FOREIGN KEY (authorId) REFERENCES users (id) ON DELETE SET NULL
  ) ${TABLE}`,
  "ALTER TABLE api_keys ADD COLUMN replacedById CHAR(36) NULL",
  "ALTER TABLE outbox ADD KEY outbox_dead (deadAt, id)",
  "ALTER TABLE outbox ADD KEY outbox_kind (kind, sentAt)",
  `CREATE TABLE site_settings (
    name VARCHAR(40) NOT NULL PRIMARY KEY,
    value JSON NOT NULL,
    updatedAt DATETIME(3) NOT NULL
  ) ${TABLE}`,
];

/** Client contacts, merged companies, an inbox of contact messages, keys that replace others, and settings as data. */
export class FirmDesk1765660000000 implements MigrationInterface {
  name = "FirmDesk1765660000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, changes);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "DROP TABLE site_settings",
      "ALTER TABLE outbox DROP KEY outbox_kind",
      "ALTER TABLE outbox DROP KEY outbox_dead",
      "ALTER TABLE api_keys DROP COLUMN replacedById",
      "DROP TABLE contact_answers",
      "ALTER TABLE contact_messages DROP KEY contact_messages_assignee",
      "ALTER TABLE contact_messages DROP KEY contact_messages_status",
      "ALTER TABLE contact_messages DROP COLUMN doneAt",
      "ALTER TABLE contact_messages DROP COLUMN assigneeId",
      "ALTER TABLE contact_messages DROP COLUMN status",
      "DROP TABLE company_merges",
      "DROP TABLE company_contacts",
    ]);
  }
}
