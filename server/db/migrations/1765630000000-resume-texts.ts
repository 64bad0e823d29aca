import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

const TABLE = "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci";

/**
 * The text of each resume, which a worker fills in, and its words for the search over people. `number` stands for the
 * resume in the word lists: four bytes instead of 36. The second key lets the search read it without the text.
 */
const texts = [
  `CREATE TABLE resume_texts (
    resumeId CHAR(36) NOT NULL PRIMARY KEY,
    userId CHAR(36) NOT NULL,
    number INT UNSIGNED NOT NULL AUTO_INCREMENT,
    status VARCHAR(8) NOT NULL DEFAULT 'PENDING',
    problem VARCHAR(16) NULL,
    text MEDIUMTEXT NULL,
    version SMALLINT UNSIGNED NOT NULL DEFAULT 0,
    extractedAt DATETIME(3) NULL,
    attempts INT NOT NULL DEFAULT 0,
    nextAttemptAt DATETIME(3) NOT NULL,
    leasedUntil DATETIME(3) NULL,
    doneAt DATETIME(3) NULL,
    deadAt DATETIME(3) NULL,
    lastError VARCHAR(500) NULL,
    UNIQUE KEY resume_texts_number (number),
    KEY resume_texts_numbered (resumeId, number),
    KEY resume_texts_user (userId),
    KEY resume_texts_due (doneAt, deadAt, nextAttemptAt),
    KEY resume_texts_version (version),
    CONSTRAINT resume_texts_resume FOREIGN KEY (resumeId) REFERENCES resumes (id) ON DELETE CASCADE
  ) ${TABLE}`,
  `CREATE TABLE resume_tokens (
    token VARCHAR(48) COLLATE utf8mb4_bin NOT NULL,
    number INT UNSIGNED NOT NULL,
    PRIMARY KEY (token, number),
    KEY resume_tokens_number (number),
    CONSTRAINT resume_tokens_text FOREIGN KEY (number) REFERENCES resume_texts (number) ON DELETE CASCADE
  ) ${TABLE}`,
];

export class ResumeTexts1765630000000 implements MigrationInterface {
  name = "ResumeTexts1765630000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, texts);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, ["DROP TABLE resume_tokens", "DROP TABLE resume_texts"]);
  }
}
