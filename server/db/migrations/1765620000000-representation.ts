import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

const TABLE = "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci";

/**
 * No foreign key leads to the application: what a candidate agreed to, and where the resume went, outlive it. The unique
 * keys of submissions stop a second one for the same job, and for the same requisition of a client.
 */
const tables = [
  "ALTER TABLE applications ADD KEY applications_own (userId, appliedAt)",
  `CREATE TABLE representations (
    id CHAR(36) NOT NULL PRIMARY KEY,
    applicationId CHAR(36) NOT NULL,
    userId CHAR(36) NOT NULL,
    jobId CHAR(36) NOT NULL,
    companyId CHAR(36) NOT NULL,
    clientName VARCHAR(120) NOT NULL,
    clientKey VARCHAR(120) NOT NULL,
    requisition VARCHAR(80) NULL,
    rateAmount INT NOT NULL,
    rateCurrency CHAR(3) NOT NULL,
    ratePeriod VARCHAR(8) NOT NULL,
    validUntil DATETIME(3) NOT NULL,
    message VARCHAR(2000) NULL,
    candidateName VARCHAR(100) NOT NULL,
    text TEXT NOT NULL,
    textSha256 CHAR(64) NOT NULL,
    state VARCHAR(12) NOT NULL,
    requestedById CHAR(36) NULL,
    requestedAt DATETIME(3) NOT NULL,
    answerBy DATETIME(3) NOT NULL,
    tokenHash CHAR(64) NULL,
    reminderHash CHAR(64) NULL,
    remindedAt DATETIME(3) NULL,
    answeredAt DATETIME(3) NULL,
    answeredBy VARCHAR(8) NULL,
    typedName VARCHAR(100) NULL,
    ipAddress VARCHAR(45) NULL,
    closedAt DATETIME(3) NULL,
    UNIQUE KEY representations_token (tokenHash),
    UNIQUE KEY representations_reminder (reminderHash),
    KEY representations_application (applicationId, requestedAt),
    KEY representations_person (userId, requestedAt),
    KEY representations_due (state, remindedAt, requestedAt),
    KEY representations_old (requestedAt),
    KEY representations_requester (requestedById),
    CONSTRAINT representations_user FOREIGN KEY (userId) REFERENCES users (id),
    CONSTRAINT representations_requested_by
      FOREIGN KEY (requestedById) REFERENCES users (id) ON DELETE SET NULL
  ) ${TABLE}`,
  `CREATE TABLE client_submissions (
    id CHAR(36) NOT NULL PRIMARY KEY,
    representationId CHAR(36) NOT NULL,
    applicationId CHAR(36) NOT NULL,
    userId CHAR(36) NOT NULL,
    jobId CHAR(36) NOT NULL,
    companyId CHAR(36) NOT NULL,
    clientName VARCHAR(120) NOT NULL,
    clientKey VARCHAR(120) NOT NULL,
    requisition VARCHAR(80) NULL,
    requisitionKey VARCHAR(80) NULL,
    resumeFileName VARCHAR(255) NOT NULL,
    resumeSha256 CHAR(64) NOT NULL,
    submittedById CHAR(36) NULL,
    submittedAt DATETIME(3) NOT NULL,
    repeatedAt DATETIME(3) NULL,
    UNIQUE KEY client_submissions_job (userId, jobId),
    UNIQUE KEY client_submissions_requisition (userId, clientKey, requisitionKey),
    KEY client_submissions_application (applicationId),
    KEY client_submissions_consent (representationId),
    KEY client_submissions_person (userId, submittedAt),
    KEY client_submissions_old (submittedAt),
    KEY client_submissions_submitter (submittedById),
    CONSTRAINT client_submissions_user FOREIGN KEY (userId) REFERENCES users (id),
    CONSTRAINT client_submissions_submitted_by
      FOREIGN KEY (submittedById) REFERENCES users (id) ON DELETE SET NULL
  ) ${TABLE}`,
];

/** A candidate's consent to be put forward, and where resumes went. */
export class Representation1765620000000 implements MigrationInterface {
  name = "Representation1765620000000";

  up(runner: QueryRunner): Promise<void> {
    return changeTables(runner, tables);
  }

  down(runner: QueryRunner): Promise<void> {
    return changeTables(runner, [
      "DROP TABLE client_submissions",
      "DROP TABLE representations",
      "ALTER TABLE applications DROP KEY applications_own",
    ]);
  }
}
