import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

const TABLE = "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci";

/**
 * InnoDB adds the primary key to every other key, so each list is sorted by `appliedAt` and `id`. The keys with a name are
 * read alone to search for one.
 */
const stages = [
  "ALTER TABLE applications ADD COLUMN companyId CHAR(36) NULL AFTER jobId",
  "ALTER TABLE applications ADD COLUMN version INT NOT NULL DEFAULT 1 AFTER status",
  "ALTER TABLE applications ADD COLUMN stageChangedAt DATETIME(3) NULL AFTER version",
  // One statement: repeating a constraint alone fails with a number that does not say why.
  `ALTER TABLE applications ADD COLUMN assigneeId CHAR(36) NULL AFTER stageChangedAt,
    ADD KEY applications_assignee (assigneeId, appliedAt),
    ADD CONSTRAINT applications_assignee_user FOREIGN KEY (assigneeId) REFERENCES users (id) ON DELETE SET NULL`,
  "ALTER TABLE applications ADD KEY applications_board (jobId, status, appliedAt)",
  "ALTER TABLE applications ADD KEY applications_company (companyId, appliedAt, id, status, name)",
  "ALTER TABLE applications ADD KEY applications_company_stage (companyId, status, appliedAt)",
  "ALTER TABLE applications ADD KEY applications_stage (status, appliedAt)",
  "ALTER TABLE applications ADD KEY applications_newest (appliedAt, id, status, name)",
  "ALTER TABLE users ADD COLUMN applicationMails TINYINT(1) NOT NULL DEFAULT 1 AFTER codeProvenAt",
  `CREATE TABLE application_events (
    id CHAR(36) NOT NULL PRIMARY KEY,
    applicationId CHAR(36) NOT NULL,
    kind VARCHAR(16) NOT NULL,
    fromStatus VARCHAR(24) NULL,
    toStatus VARCHAR(24) NOT NULL,
    actorId CHAR(36) NULL,
    undoesId CHAR(36) NULL,
    at DATETIME(3) NOT NULL,
    KEY application_events_history (applicationId, at),
    KEY application_events_actor (actorId),
    KEY application_events_undone (undoesId),
    CONSTRAINT application_events_application
      FOREIGN KEY (applicationId) REFERENCES applications (id) ON DELETE CASCADE,
    CONSTRAINT application_events_user FOREIGN KEY (actorId) REFERENCES users (id) ON DELETE SET NULL
  ) ${TABLE}`,
  `CREATE TABLE job_closings (
    id CHAR(36) NOT NULL PRIMARY KEY,
    jobId CHAR(36) NOT NULL,
    actorId CHAR(36) NOT NULL,
    createdAt DATETIME(3) NOT NULL,
    attempts INT NOT NULL DEFAULT 0,
    nextAttemptAt DATETIME(3) NOT NULL,
    leasedUntil DATETIME(3) NULL,
    doneAt DATETIME(3) NULL,
    deadAt DATETIME(3) NULL,
    lastError VARCHAR(500) NULL,
    KEY job_closings_due (doneAt, deadAt, nextAttemptAt)
  ) ${TABLE}`,
];

/** Stages of applications with their history, the company of each, and what a closed job leaves to do. */
export class ApplicationStages1765600000000 implements MigrationInterface {
  name = "ApplicationStages1765600000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, stages);
    await runner.query(
      `UPDATE applications a JOIN jobs j ON j.id = a.jobId
       SET a.companyId = j.companyId WHERE a.companyId IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "DROP TABLE job_closings",
      "DROP TABLE application_events",
      "ALTER TABLE users DROP COLUMN applicationMails",
      "ALTER TABLE applications DROP FOREIGN KEY applications_assignee_user",
      "ALTER TABLE applications DROP KEY applications_assignee",
      "ALTER TABLE applications DROP KEY applications_newest",
      "ALTER TABLE applications DROP KEY applications_stage",
      "ALTER TABLE applications DROP KEY applications_company_stage",
      "ALTER TABLE applications DROP KEY applications_company",
      "ALTER TABLE applications DROP KEY applications_board",
      "ALTER TABLE applications DROP COLUMN assigneeId",
      "ALTER TABLE applications DROP COLUMN stageChangedAt",
      "ALTER TABLE applications DROP COLUMN version",
      "ALTER TABLE applications DROP COLUMN companyId",
    ]);
  }
}
