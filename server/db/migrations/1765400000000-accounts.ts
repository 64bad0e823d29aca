import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

const TABLE = "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci";
/** Compared byte by byte: ids of passkeys are case-sensitive, and "é" is not "e" in an email address. */
const EXACT = "CHARACTER SET utf8mb4 COLLATE utf8mb4_bin";
const OF_USER = "FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE";

const accounts = [
  "ALTER TABLE users ADD COLUMN linkedin VARCHAR(200) NOT NULL DEFAULT '' AFTER countryCode",
  "ALTER TABLE users ADD COLUMN roleChangedAt DATETIME(3) NULL AFTER role",
  "ALTER TABLE users ADD COLUMN disabledAt DATETIME(3) NULL AFTER roleChangedAt",
  "ALTER TABLE users ADD COLUMN codeProvenAt DATETIME(3) NULL AFTER disabledAt",
  "ALTER TABLE users ADD KEY users_role (role, id)",
  "ALTER TABLE sessions ADD COLUMN signedInBy VARCHAR(16) NOT NULL DEFAULT 'CODE' AFTER userId",
  "ALTER TABLE sessions ADD COLUMN provenAt DATETIME(3) NULL AFTER signedInBy",
  "ALTER TABLE sessions ADD COLUMN secondFactorAt DATETIME(3) NULL AFTER provenAt",
  "ALTER TABLE identities ADD COLUMN provider VARCHAR(16) NOT NULL DEFAULT 'GOOGLE' AFTER userId",
  "ALTER TABLE identities ADD COLUMN email VARCHAR(254) NULL AFTER provider",
  "ALTER TABLE identities ADD COLUMN lastUsedAt DATETIME(3) NULL AFTER email",
  "ALTER TABLE company_recruiters ADD COLUMN role VARCHAR(16) NOT NULL DEFAULT 'RECRUITER' AFTER userId",
  `CREATE TABLE sign_in_flows (
    stateHash CHAR(64) NOT NULL PRIMARY KEY,
    provider VARCHAR(16) NOT NULL,
    browserHash CHAR(64) NOT NULL,
    linksUserId CHAR(36) NULL,
    returnTo VARCHAR(500) NOT NULL,
    createdAt DATETIME(3) NOT NULL,
    expiresAt DATETIME(3) NOT NULL,
    KEY sign_in_flows_expiry (expiresAt),
    CONSTRAINT sign_in_flows_user FOREIGN KEY (linksUserId) REFERENCES users (id) ON DELETE CASCADE
  ) ${TABLE}`,
];

const factors = [
  `CREATE TABLE totp_factors (
    userId CHAR(36) NOT NULL PRIMARY KEY,
    sealedSecret VARCHAR(255) ${EXACT} NULL,
    pendingSecret VARCHAR(255) ${EXACT} NULL,
    createdAt DATETIME(3) NOT NULL,
    confirmedAt DATETIME(3) NULL,
    lastStep BIGINT NULL,
    CONSTRAINT totp_factors_user ${OF_USER}
  ) ${TABLE}`,
  `CREATE TABLE factor_tries (
    userId CHAR(36) NOT NULL PRIMARY KEY,
    tries INT NOT NULL,
    countedFrom DATETIME(3) NOT NULL,
    CONSTRAINT factor_tries_user ${OF_USER}
  ) ${TABLE}`,
  `CREATE TABLE recovery_codes (
    id CHAR(36) NOT NULL PRIMARY KEY,
    userId CHAR(36) NOT NULL,
    codeHash CHAR(64) NOT NULL,
    createdAt DATETIME(3) NOT NULL,
    usedAt DATETIME(3) NULL,
    UNIQUE KEY recovery_codes_code (userId, codeHash),
    CONSTRAINT recovery_codes_user ${OF_USER}
  ) ${TABLE}`,
  `CREATE TABLE passkeys (
    id CHAR(36) NOT NULL PRIMARY KEY,
    userId CHAR(36) NOT NULL,
    credentialId VARCHAR(700) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    publicKey TEXT CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    counter BIGINT UNSIGNED NOT NULL,
    transports JSON NOT NULL,
    backedUp TINYINT(1) NOT NULL,
    name VARCHAR(60) NOT NULL,
    createdAt DATETIME(3) NOT NULL,
    lastUsedAt DATETIME(3) NULL,
    UNIQUE KEY passkeys_credential (credentialId),
    KEY passkeys_user (userId, createdAt),
    CONSTRAINT passkeys_user ${OF_USER}
  ) ${TABLE}`,
  `CREATE TABLE passkey_challenges (
    challengeHash CHAR(64) NOT NULL PRIMARY KEY,
    purpose VARCHAR(16) NOT NULL,
    userId CHAR(36) NULL,
    browserHash CHAR(64) NOT NULL,
    expiresAt DATETIME(3) NOT NULL,
    KEY passkey_challenges_expiry (expiresAt),
    CONSTRAINT passkey_challenges_user ${OF_USER}
  ) ${TABLE}`,
  `CREATE TABLE factor_resets (
    id CHAR(36) NOT NULL PRIMARY KEY,
    userId CHAR(36) NOT NULL,
    requestedById CHAR(36) NOT NULL,
    confirmedById CHAR(36) NULL,
    createdAt DATETIME(3) NOT NULL,
    takesEffectAt DATETIME(3) NOT NULL,
    canceledAt DATETIME(3) NULL,
    doneAt DATETIME(3) NULL,
    KEY factor_resets_user (userId, createdAt),
    KEY factor_resets_due (doneAt, canceledAt, takesEffectAt),
    CONSTRAINT factor_resets_user ${OF_USER}
  ) ${TABLE}`,
];

const staff = [
  `CREATE TABLE invitations (
    id CHAR(36) NOT NULL PRIMARY KEY,
    email VARCHAR(254) ${EXACT} NOT NULL,
    role VARCHAR(16) NOT NULL,
    companyId CHAR(36) NULL,
    companyRole VARCHAR(16) NULL,
    invitedById CHAR(36) NOT NULL,
    tokenHash CHAR(64) NULL,
    createdAt DATETIME(3) NOT NULL,
    expiresAt DATETIME(3) NOT NULL,
    acceptedAt DATETIME(3) NULL,
    acceptedById CHAR(36) NULL,
    revokedAt DATETIME(3) NULL,
    UNIQUE KEY invitations_token (tokenHash),
    KEY invitations_email (email),
    KEY invitations_newest (createdAt, id),
    CONSTRAINT invitations_company FOREIGN KEY (companyId) REFERENCES companies (id) ON DELETE CASCADE
  ) ${TABLE}`,
];

/** Both audit tables are only added to; rows leave from the oldest end, and the anchor says where the chain then starts. */
const audit = [
  `CREATE TABLE audit_events (
    id CHAR(36) NOT NULL PRIMARY KEY,
    at DATETIME(3) NOT NULL,
    kind VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    actorKind VARCHAR(8) NOT NULL,
    actorId CHAR(36) NULL,
    subjectId CHAR(36) NULL,
    targetKind VARCHAR(20) NULL,
    targetId VARCHAR(64) NULL,
    ipAddress VARCHAR(45) NULL,
    userAgent VARCHAR(512) NULL,
    details JSON NOT NULL,
    KEY audit_events_newest (at, id),
    KEY audit_events_kind (kind, at, id),
    KEY audit_events_actor (actorId, at, id),
    KEY audit_events_subject (subjectId, at, id)
  ) ${TABLE}`,
  `CREATE TABLE audit_seals (
    seq BIGINT UNSIGNED NOT NULL PRIMARY KEY,
    eventId CHAR(36) NOT NULL,
    hash CHAR(64) NOT NULL,
    UNIQUE KEY audit_seals_event (eventId)
  ) ${TABLE}`,
  `CREATE TABLE audit_anchors (
    id TINYINT NOT NULL PRIMARY KEY,
    seq BIGINT UNSIGNED NOT NULL,
    hash CHAR(64) NOT NULL,
    prunedAt DATETIME(3) NOT NULL
  ) ${TABLE}`,
];

const departures = [
  `CREATE TABLE data_exports (
    id CHAR(36) NOT NULL PRIMARY KEY,
    userId CHAR(36) NOT NULL,
    fileKey VARCHAR(200) ${EXACT} NULL,
    bytes BIGINT UNSIGNED NULL,
    requestedAt DATETIME(3) NOT NULL,
    expiresAt DATETIME(3) NOT NULL,
    attempts INT NOT NULL DEFAULT 0,
    nextAttemptAt DATETIME(3) NOT NULL,
    leasedUntil DATETIME(3) NULL,
    readyAt DATETIME(3) NULL,
    deadAt DATETIME(3) NULL,
    lastError VARCHAR(500) NULL,
    KEY data_exports_user (userId, requestedAt),
    KEY data_exports_due (readyAt, deadAt, nextAttemptAt),
    KEY data_exports_file (fileKey),
    KEY data_exports_expiry (expiresAt),
    CONSTRAINT data_exports_user ${OF_USER}
  ) ${TABLE}`,
  `CREATE TABLE account_deletions (
    id CHAR(36) NOT NULL PRIMARY KEY,
    userId CHAR(36) NOT NULL,
    requestedAt DATETIME(3) NOT NULL,
    takesEffectAt DATETIME(3) NOT NULL,
    canceledAt DATETIME(3) NULL,
    attempts INT NOT NULL DEFAULT 0,
    nextAttemptAt DATETIME(3) NOT NULL,
    leasedUntil DATETIME(3) NULL,
    doneAt DATETIME(3) NULL,
    deadAt DATETIME(3) NULL,
    lastError VARCHAR(500) NULL,
    KEY account_deletions_user (userId, requestedAt),
    KEY account_deletions_canceled (canceledAt),
    KEY account_deletions_due (doneAt, deadAt, nextAttemptAt),
    CONSTRAINT account_deletions_user ${OF_USER}
  ) ${TABLE}`,
];

/** Second factors, provider sign-in, invitations, the audit log, exports and deletions of accounts. */
export class Accounts1765400000000 implements MigrationInterface {
  name = "Accounts1765400000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [...accounts, ...factors, ...staff, ...audit, ...departures]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "DROP TABLE account_deletions",
      "DROP TABLE data_exports",
      "DROP TABLE audit_anchors",
      "DROP TABLE audit_seals",
      "DROP TABLE audit_events",
      "DROP TABLE invitations",
      "DROP TABLE factor_resets",
      "DROP TABLE passkey_challenges",
      "DROP TABLE passkeys",
      "DROP TABLE recovery_codes",
      "DROP TABLE factor_tries",
      "DROP TABLE totp_factors",
      "DROP TABLE sign_in_flows",
      "ALTER TABLE company_recruiters DROP COLUMN role",
      "ALTER TABLE identities DROP COLUMN lastUsedAt",
      "ALTER TABLE identities DROP COLUMN email",
      "ALTER TABLE identities DROP COLUMN provider",
      "ALTER TABLE sessions DROP COLUMN secondFactorAt",
      "ALTER TABLE sessions DROP COLUMN provenAt",
      "ALTER TABLE sessions DROP COLUMN signedInBy",
      "ALTER TABLE users DROP KEY users_role",
      "ALTER TABLE users DROP COLUMN codeProvenAt",
      "ALTER TABLE users DROP COLUMN disabledAt",
      "ALTER TABLE users DROP COLUMN roleChangedAt",
      "ALTER TABLE users DROP COLUMN linkedin",
    ]);
  }
}
