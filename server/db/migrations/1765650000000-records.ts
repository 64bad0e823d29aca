import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

const TABLE = "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci";
const ofApplication = (table: string) =>
  `CONSTRAINT ${table}_application FOREIGN KEY (applicationId) REFERENCES applications (id) ON DELETE CASCADE`;
const byUser = (table: string, column: string) =>
  `CONSTRAINT ${table}_${column} FOREIGN KEY (${column}) REFERENCES users (id) ON DELETE SET NULL`;
const ofCompany = (table: string) =>
  `CONSTRAINT ${table}_company FOREIGN KEY (companyId) REFERENCES companies (id) ON DELETE CASCADE`;

const tables = [
  `CREATE TABLE application_notes (
    id CHAR(36) NOT NULL PRIMARY KEY,
    applicationId CHAR(36) NOT NULL,
    authorId CHAR(36) NULL,
    body TEXT NOT NULL,
    createdAt DATETIME(3) NOT NULL,
    editedAt DATETIME(3) NULL,
    deletedAt DATETIME(3) NULL,
    deletedById CHAR(36) NULL,
    KEY application_notes_newest (applicationId, createdAt),
    ${ofApplication("application_notes")},
    ${byUser("application_notes", "authorId")},
    ${byUser("application_notes", "deletedById")}
  ) ${TABLE}`,
  `CREATE TABLE note_mentions (
    noteId CHAR(36) NOT NULL,
    userId CHAR(36) NOT NULL,
    PRIMARY KEY (noteId, userId),
    KEY note_mentions_user (userId),
    CONSTRAINT note_mentions_note FOREIGN KEY (noteId) REFERENCES application_notes (id) ON DELETE CASCADE,
    CONSTRAINT note_mentions_person FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE
  ) ${TABLE}`,
  `CREATE TABLE company_tags (
    id CHAR(36) NOT NULL PRIMARY KEY,
    companyId CHAR(36) NOT NULL,
    name VARCHAR(40) NOT NULL,
    createdAt DATETIME(3) NOT NULL,
    UNIQUE KEY company_tags_name (companyId, name),
    ${ofCompany("company_tags")}
  ) ${TABLE}`,
  `CREATE TABLE application_tags (
    applicationId CHAR(36) NOT NULL,
    tagId CHAR(36) NOT NULL,
    createdAt DATETIME(3) NOT NULL,
    PRIMARY KEY (applicationId, tagId),
    KEY application_tags_tag (tagId),
    ${ofApplication("application_tags")},
    CONSTRAINT application_tags_of FOREIGN KEY (tagId) REFERENCES company_tags (id) ON DELETE CASCADE
  ) ${TABLE}`,
  `CREATE TABLE rating_sheets (
    jobId CHAR(36) NOT NULL PRIMARY KEY,
    criteria JSON NOT NULL,
    version INT NOT NULL,
    updatedAt DATETIME(3) NOT NULL,
    CONSTRAINT rating_sheets_job FOREIGN KEY (jobId) REFERENCES jobs (id) ON DELETE CASCADE
  ) ${TABLE}`,
  `CREATE TABLE application_ratings (
    id CHAR(36) NOT NULL PRIMARY KEY,
    applicationId CHAR(36) NOT NULL,
    raterId CHAR(36) NULL,
    jobId CHAR(36) NOT NULL,
    criterionId VARCHAR(36) NOT NULL,
    score TINYINT NOT NULL,
    ratedAt DATETIME(3) NOT NULL,
    UNIQUE KEY application_ratings_once (applicationId, raterId, criterionId),
    KEY application_ratings_criterion (jobId, criterionId),
    CONSTRAINT application_ratings_score CHECK (score BETWEEN 1 AND 5),
    ${ofApplication("application_ratings")},
    ${byUser("application_ratings", "raterId")}
  ) ${TABLE}`,
  `CREATE TABLE next_steps (
    id CHAR(36) NOT NULL PRIMARY KEY,
    applicationId CHAR(36) NOT NULL,
    ownerId CHAR(36) NULL,
    addedById CHAR(36) NULL,
    text VARCHAR(200) NOT NULL,
    dueAt DATETIME(3) NOT NULL,
    createdAt DATETIME(3) NOT NULL,
    isDone TINYINT(1) NOT NULL DEFAULT 0,
    doneAt DATETIME(3) NULL,
    KEY next_steps_due (isDone, dueAt),
    KEY next_steps_mine (ownerId, isDone, dueAt),
    KEY next_steps_application (applicationId, isDone, dueAt),
    ${ofApplication("next_steps")},
    ${byUser("next_steps", "ownerId")},
    ${byUser("next_steps", "addedById")}
  ) ${TABLE}`,
  `CREATE TABLE mail_templates (
    id CHAR(36) NOT NULL PRIMARY KEY,
    companyId CHAR(36) NOT NULL,
    name VARCHAR(80) NOT NULL,
    subject VARCHAR(150) NOT NULL,
    body TEXT NOT NULL,
    version INT NOT NULL,
    createdAt DATETIME(3) NOT NULL,
    updatedAt DATETIME(3) NOT NULL,
    UNIQUE KEY mail_templates_name (companyId, name),
    ${ofCompany("mail_templates")}
  ) ${TABLE}`,
  `CREATE TABLE candidate_mails (
    id CHAR(36) NOT NULL PRIMARY KEY,
    applicationId CHAR(36) NOT NULL,
    userId CHAR(36) NOT NULL,
    senderId CHAR(36) NULL,
    sendId CHAR(36) NOT NULL,
    subject VARCHAR(300) NOT NULL,
    body TEXT NOT NULL,
    createdAt DATETIME(3) NOT NULL,
    sentAt DATETIME(3) NULL,
    UNIQUE KEY candidate_mails_once (sendId, userId, senderId),
    KEY candidate_mails_newest (applicationId, createdAt),
    KEY candidate_mails_user (userId),
    ${ofApplication("candidate_mails")},
    CONSTRAINT candidate_mails_person FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE,
    ${byUser("candidate_mails", "senderId")}
  ) ${TABLE}`,
];

const names = [
  ...["candidate_mails", "mail_templates", "next_steps", "application_ratings", "rating_sheets"],
  ...["application_tags", "company_tags", "note_mentions", "application_notes"],
];

/** What recruiters keep about an application: notes, tags, ratings, next steps, and emails to the candidate. */
export class Records1765650000000 implements MigrationInterface {
  name = "Records1765650000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(
      runner,
      names.map((name) => `DROP TABLE ${name}`),
    );
  }
}
