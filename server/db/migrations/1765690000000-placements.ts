import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

const TABLE = "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci";

/**
 * Days are text such as "2026-12-01": they are the same day in every time zone. No foreign key leads from a placement to its
 * application, since records of work and pay outlive it.
 */
const tables = [
  `CREATE TABLE placements (
    id CHAR(36) NOT NULL PRIMARY KEY,
    applicationId CHAR(36) NOT NULL,
    userId CHAR(36) NOT NULL,
    jobId CHAR(36) NOT NULL,
    companyId CHAR(36) NOT NULL,
    candidateName VARCHAR(100) NOT NULL,
    clientName VARCHAR(120) NOT NULL,
    startsOn CHAR(10) NOT NULL,
    endsOn CHAR(10) NULL,
    payRate INT NOT NULL,
    billRate INT NOT NULL,
    currency CHAR(3) NOT NULL,
    period VARCHAR(8) NOT NULL,
    isEndConfirmed TINYINT(1) NOT NULL DEFAULT 0,
    endReason VARCHAR(16) NULL,
    endNote VARCHAR(500) NULL,
    recruiterId CHAR(36) NULL,
    version INT NOT NULL DEFAULT 1,
    createdAt DATETIME(3) NOT NULL,
    updatedAt DATETIME(3) NOT NULL,
    canceledAt DATETIME(3) NULL,
    remindedFor CHAR(10) NULL,
    KEY placements_application (applicationId, createdAt),
    KEY placements_person (userId),
    KEY placements_company (companyId, startsOn),
    KEY placements_starts (startsOn),
    KEY placements_ends (endsOn),
    KEY placements_canceled (canceledAt),
    KEY placements_recruiter (recruiterId, startsOn),
    CONSTRAINT placements_user FOREIGN KEY (userId) REFERENCES users (id),
    CONSTRAINT placements_recruiter_user
      FOREIGN KEY (recruiterId) REFERENCES users (id) ON DELETE SET NULL
  ) ${TABLE}`,
  `CREATE TABLE interviews (
    id CHAR(36) NOT NULL PRIMARY KEY,
    applicationId CHAR(36) NOT NULL,
    userId CHAR(36) NOT NULL,
    startsAt DATETIME(3) NOT NULL,
    timeZone VARCHAR(64) NOT NULL,
    minutes INT NOT NULL,
    place VARCHAR(300) NULL,
    callUrl VARCHAR(500) NULL,
    interviewer VARCHAR(120) NOT NULL,
    message VARCHAR(2000) NULL,
    recruiterId CHAR(36) NULL,
    sequence INT NOT NULL DEFAULT 0,
    createdAt DATETIME(3) NOT NULL,
    updatedAt DATETIME(3) NOT NULL,
    canceledAt DATETIME(3) NULL,
    KEY interviews_application (applicationId, startsAt),
    KEY interviews_person (userId),
    KEY interviews_planned (canceledAt, startsAt),
    KEY interviews_recruiter (recruiterId),
    CONSTRAINT interviews_application
      FOREIGN KEY (applicationId) REFERENCES applications (id) ON DELETE CASCADE,
    CONSTRAINT interviews_user FOREIGN KEY (userId) REFERENCES users (id),
    CONSTRAINT interviews_recruiter_user
      FOREIGN KEY (recruiterId) REFERENCES users (id) ON DELETE SET NULL
  ) ${TABLE}`,
];

/** People at work at a client, and invitations to interviews. */
export class Placements1765690000000 implements MigrationInterface {
  name = "Placements1765690000000";

  up(runner: QueryRunner): Promise<void> {
    return changeTables(runner, tables);
  }

  down(runner: QueryRunner): Promise<void> {
    return changeTables(runner, ["DROP TABLE interviews", "DROP TABLE placements"]);
  }
}
