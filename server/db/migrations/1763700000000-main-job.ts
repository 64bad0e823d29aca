import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

const TABLE = "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci";
/** Compared byte by byte: "é" is not "e" in an email address, and Stripe's ids are case-sensitive. */
const EXACT = "CHARACTER SET utf8mb4 COLLATE utf8mb4_bin";

const tables = [
  `CREATE TABLE users (
    id CHAR(36) NOT NULL PRIMARY KEY,
    email VARCHAR(254) ${EXACT} NOT NULL,
    name VARCHAR(100) NOT NULL,
    location VARCHAR(100) NOT NULL,
    phone VARCHAR(20) NOT NULL,
    countryCode VARCHAR(5) NOT NULL,
    role VARCHAR(16) NOT NULL,
    stripeCustomerId VARCHAR(64) ${EXACT} NULL,
    createdAt DATETIME(3) NOT NULL,
    updatedAt DATETIME(3) NOT NULL,
    UNIQUE KEY users_email (email),
    UNIQUE KEY users_customer (stripeCustomerId)
  ) ${TABLE}`,
  `CREATE TABLE identities (
    issuer VARCHAR(190) ${EXACT} NOT NULL,
    subject VARCHAR(190) ${EXACT} NOT NULL,
    userId CHAR(36) NOT NULL,
    createdAt DATETIME(3) NOT NULL,
    PRIMARY KEY (issuer, subject),
    CONSTRAINT identities_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE
  ) ${TABLE}`,
  `CREATE TABLE sessions (
    id CHAR(36) NOT NULL PRIMARY KEY,
    tokenHash CHAR(64) NOT NULL,
    userId CHAR(36) NOT NULL,
    createdAt DATETIME(3) NOT NULL,
    lastSeenAt DATETIME(3) NOT NULL,
    expiresAt DATETIME(3) NOT NULL,
    ipAddress VARCHAR(45) NOT NULL,
    userAgent VARCHAR(512) NOT NULL,
    UNIQUE KEY sessions_token (tokenHash),
    KEY sessions_user (userId, lastSeenAt),
    KEY sessions_expiry (expiresAt),
    CONSTRAINT sessions_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE
  ) ${TABLE}`,
  `CREATE TABLE login_codes (
    id CHAR(36) NOT NULL PRIMARY KEY,
    email VARCHAR(254) ${EXACT} NOT NULL,
    browserHash CHAR(64) NOT NULL,
    codeHash CHAR(64) NULL,
    profile JSON NULL,
    attempts INT NOT NULL DEFAULT 0,
    createdAt DATETIME(3) NOT NULL,
    expiresAt DATETIME(3) NOT NULL,
    usedAt DATETIME(3) NULL,
    KEY login_codes_email (email, createdAt),
    KEY login_codes_expiry (expiresAt)
  ) ${TABLE}`,
  `CREATE TABLE rate_limits (
    \`key\` VARCHAR(255) NOT NULL PRIMARY KEY,
    points INT NOT NULL DEFAULT 0,
    expire BIGINT UNSIGNED NULL,
    KEY rate_limits_expire (expire)
  ) ${TABLE}`,
  `CREATE TABLE outbox (
    id CHAR(36) NOT NULL PRIMARY KEY,
    kind VARCHAR(40) NOT NULL,
    payload JSON NOT NULL,
    dedupeKey VARCHAR(120) NULL,
    priority INT NOT NULL DEFAULT 100,
    attempts INT NOT NULL DEFAULT 0,
    nextAttemptAt DATETIME(3) NOT NULL,
    leasedUntil DATETIME(3) NULL,
    sentAt DATETIME(3) NULL,
    deadAt DATETIME(3) NULL,
    lastError VARCHAR(500) NULL,
    createdAt DATETIME(3) NOT NULL,
    UNIQUE KEY outbox_dedupe (dedupeKey),
    KEY outbox_due (sentAt, deadAt, priority, nextAttemptAt)
  ) ${TABLE}`,
  `CREATE TABLE sequences (
    name VARCHAR(40) NOT NULL PRIMARY KEY,
    value BIGINT UNSIGNED NOT NULL
  ) ${TABLE}`,
  `CREATE TABLE companies (
    id CHAR(36) NOT NULL PRIMARY KEY,
    name VARCHAR(120) NOT NULL,
    slug VARCHAR(120) NOT NULL,
    logoFile VARCHAR(120) NULL,
    description TEXT NOT NULL,
    website VARCHAR(255) NULL,
    location VARCHAR(120) NULL,
    industry VARCHAR(80) NULL,
    createdAt DATETIME(3) NOT NULL,
    UNIQUE KEY companies_slug (slug),
    KEY companies_name (name, id)
  ) ${TABLE}`,
  `CREATE TABLE company_recruiters (
    companyId CHAR(36) NOT NULL,
    userId CHAR(36) NOT NULL,
    PRIMARY KEY (companyId, userId),
    KEY company_recruiters_user (userId),
    CONSTRAINT recruiters_company FOREIGN KEY (companyId) REFERENCES companies (id) ON DELETE CASCADE,
    CONSTRAINT recruiters_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE
  ) ${TABLE}`,
  `CREATE TABLE jobs (
    id CHAR(36) NOT NULL PRIMARY KEY,
    code VARCHAR(20) NOT NULL,
    companyId CHAR(36) NOT NULL,
    role VARCHAR(150) NOT NULL,
    companyLocation VARCHAR(120) NOT NULL,
    salary VARCHAR(120) NOT NULL,
    salaryMin INT UNSIGNED NULL,
    salaryMax INT UNSIGNED NULL,
    salaryCurrency CHAR(3) NULL,
    salaryPeriod VARCHAR(8) NULL,
    contract VARCHAR(80) NOT NULL,
    jobType VARCHAR(40) NOT NULL,
    workplaceType VARCHAR(10) NOT NULL,
    workAuthorization JSON NOT NULL,
    skills JSON NOT NULL,
    description MEDIUMTEXT NOT NULL,
    responsibilities MEDIUMTEXT NOT NULL,
    searchText MEDIUMTEXT NOT NULL,
    status VARCHAR(12) NOT NULL,
    closeReason VARCHAR(12) NULL,
    publishedAt DATETIME(3) NULL,
    validThrough DATETIME(3) NULL,
    closedAt DATETIME(3) NULL,
    createdAt DATETIME(3) NOT NULL,
    updatedAt DATETIME(3) NOT NULL,
    UNIQUE KEY jobs_code (code),
    KEY jobs_newest (status, publishedAt, id),
    KEY jobs_company (companyId, createdAt, id),
    FULLTEXT KEY jobs_search (searchText),
    CONSTRAINT jobs_company FOREIGN KEY (companyId) REFERENCES companies (id)
  ) ${TABLE}`,
  `CREATE TABLE job_skills (
    jobId CHAR(36) NOT NULL,
    skillKey VARCHAR(60) NOT NULL,
    PRIMARY KEY (skillKey, jobId),
    KEY job_skills_job (jobId),
    CONSTRAINT job_skills_job FOREIGN KEY (jobId) REFERENCES jobs (id) ON DELETE CASCADE
  ) ${TABLE}`,
  `CREATE TABLE resumes (
    id CHAR(36) NOT NULL PRIMARY KEY,
    userId CHAR(36) NOT NULL,
    storageKey VARCHAR(120) NOT NULL,
    fileName VARCHAR(160) NOT NULL,
    contentType VARCHAR(100) NOT NULL,
    sizeBytes INT UNSIGNED NOT NULL,
    sha256 CHAR(64) NOT NULL,
    scanStatus VARCHAR(16) NOT NULL,
    uploadedAt DATETIME(3) NOT NULL,
    UNIQUE KEY resumes_storage (storageKey),
    KEY resumes_user (userId, uploadedAt),
    CONSTRAINT resumes_user FOREIGN KEY (userId) REFERENCES users (id)
  ) ${TABLE}`,
  `CREATE TABLE applications (
    id CHAR(36) NOT NULL PRIMARY KEY,
    userId CHAR(36) NOT NULL,
    jobId CHAR(36) NOT NULL,
    resumeId CHAR(36) NOT NULL,
    status VARCHAR(24) NOT NULL,
    name VARCHAR(100) NOT NULL,
    email VARCHAR(254) ${EXACT} NOT NULL,
    phone VARCHAR(20) NOT NULL,
    countryCode VARCHAR(5) NOT NULL,
    location VARCHAR(100) NOT NULL,
    visaType VARCHAR(24) NOT NULL,
    relocation TINYINT(1) NOT NULL,
    linkedin VARCHAR(255) NULL,
    appliedAt DATETIME(3) NOT NULL,
    updatedAt DATETIME(3) NOT NULL,
    UNIQUE KEY applications_once (userId, jobId),
    KEY applications_last (userId, updatedAt),
    KEY applications_job (jobId, appliedAt),
    CONSTRAINT applications_user FOREIGN KEY (userId) REFERENCES users (id),
    CONSTRAINT applications_job FOREIGN KEY (jobId) REFERENCES jobs (id),
    CONSTRAINT applications_resume FOREIGN KEY (resumeId) REFERENCES resumes (id)
  ) ${TABLE}`,
  `CREATE TABLE terms_acceptances (
    id CHAR(36) NOT NULL PRIMARY KEY,
    userId CHAR(36) NOT NULL,
    productId VARCHAR(64) NOT NULL,
    termsVersion VARCHAR(20) NOT NULL,
    termsHash CHAR(64) NOT NULL,
    signature VARCHAR(100) NOT NULL,
    ipAddress VARCHAR(45) NOT NULL,
    userAgent VARCHAR(512) NOT NULL,
    claimedIp VARCHAR(64) NULL,
    claimedBrowser VARCHAR(512) NULL,
    claimedFingerprint VARCHAR(128) NULL,
    claimedTimestamp VARCHAR(40) NULL,
    acceptedAt DATETIME(3) NOT NULL,
    KEY terms_acceptances_latest (userId, productId, acceptedAt),
    CONSTRAINT terms_acceptances_user FOREIGN KEY (userId) REFERENCES users (id)
  ) ${TABLE}`,
  `CREATE TABLE checkout_sessions (
    id VARCHAR(255) ${EXACT} NOT NULL PRIMARY KEY,
    userId CHAR(36) NOT NULL,
    productId VARCHAR(64) NOT NULL,
    acceptanceId CHAR(36) NOT NULL,
    url VARCHAR(2000) NOT NULL,
    status VARCHAR(12) NOT NULL,
    createdAt DATETIME(3) NOT NULL,
    expiresAt DATETIME(3) NOT NULL,
    KEY checkout_sessions_user (userId, createdAt),
    KEY checkout_sessions_status (status, createdAt),
    CONSTRAINT checkout_sessions_user FOREIGN KEY (userId) REFERENCES users (id),
    CONSTRAINT checkout_sessions_acceptance FOREIGN KEY (acceptanceId) REFERENCES terms_acceptances (id)
  ) ${TABLE}`,
  `CREATE TABLE subscriptions (
    id CHAR(36) NOT NULL PRIMARY KEY,
    userId CHAR(36) NOT NULL,
    productId VARCHAR(64) NOT NULL,
    stripeSubscriptionId VARCHAR(64) ${EXACT} NOT NULL,
    stripeCustomerId VARCHAR(64) ${EXACT} NOT NULL,
    stripeScheduleId VARCHAR(64) ${EXACT} NULL,
    endBehavior VARCHAR(16) NULL,
    status VARCHAR(16) NOT NULL,
    months INT NOT NULL,
    startedAt DATETIME(3) NOT NULL,
    currentPeriodEnd DATETIME(3) NULL,
    endsAt DATETIME(3) NULL,
    updatedAt DATETIME(3) NOT NULL,
    UNIQUE KEY subscriptions_stripe (stripeSubscriptionId),
    KEY subscriptions_user (userId, startedAt),
    KEY subscriptions_status (status, updatedAt),
    CONSTRAINT subscriptions_user FOREIGN KEY (userId) REFERENCES users (id)
  ) ${TABLE}`,
  `CREATE TABLE invoices (
    id VARCHAR(64) ${EXACT} NOT NULL PRIMARY KEY,
    stripeSubscriptionId VARCHAR(64) ${EXACT} NOT NULL,
    amount INT NOT NULL,
    currency CHAR(3) NOT NULL,
    paidAt DATETIME(3) NOT NULL,
    KEY invoices_subscription (stripeSubscriptionId, paidAt)
  ) ${TABLE}`,
  `CREATE TABLE payments (
    id CHAR(36) NOT NULL PRIMARY KEY,
    userId CHAR(36) NOT NULL,
    productId VARCHAR(64) NOT NULL,
    sessionId VARCHAR(255) ${EXACT} NOT NULL,
    stripeSubscriptionId VARCHAR(64) ${EXACT} NOT NULL,
    amount INT NOT NULL,
    currency CHAR(3) NOT NULL,
    createdAt DATETIME(3) NOT NULL,
    UNIQUE KEY payments_session (sessionId),
    KEY payments_user (userId, createdAt),
    CONSTRAINT payments_user FOREIGN KEY (userId) REFERENCES users (id)
  ) ${TABLE}`,
  `CREATE TABLE stripe_events (
    id VARCHAR(64) ${EXACT} NOT NULL PRIMARY KEY,
    type VARCHAR(80) NOT NULL,
    objectId VARCHAR(255) ${EXACT} NULL,
    attempts INT NOT NULL DEFAULT 0,
    nextAttemptAt DATETIME(3) NOT NULL,
    leasedUntil DATETIME(3) NULL,
    receivedAt DATETIME(3) NOT NULL,
    processedAt DATETIME(3) NULL,
    deadAt DATETIME(3) NULL,
    lastError VARCHAR(500) NULL,
    KEY stripe_events_due (processedAt, deadAt, nextAttemptAt)
  ) ${TABLE}`,
  `CREATE TABLE cart_items (
    id CHAR(36) NOT NULL PRIMARY KEY,
    userId CHAR(36) NOT NULL,
    productId VARCHAR(64) NOT NULL,
    productName VARCHAR(120) NOT NULL,
    amount INT NOT NULL,
    createdAt DATETIME(3) NOT NULL,
    updatedAt DATETIME(3) NOT NULL,
    UNIQUE KEY cart_items_product (userId, productId),
    CONSTRAINT cart_items_user FOREIGN KEY (userId) REFERENCES users (id)
  ) ${TABLE}`,
  `CREATE TABLE api_keys (
    id CHAR(36) NOT NULL PRIMARY KEY,
    name VARCHAR(100) NOT NULL,
    prefix VARCHAR(12) ${EXACT} NOT NULL,
    secretHash CHAR(64) NOT NULL,
    lastFour CHAR(4) NOT NULL,
    scopes JSON NOT NULL,
    companyIds JSON NOT NULL,
    createdById CHAR(36) NOT NULL,
    createdAt DATETIME(3) NOT NULL,
    expiresAt DATETIME(3) NOT NULL,
    lastUsedAt DATETIME(3) NULL,
    revokedAt DATETIME(3) NULL,
    UNIQUE KEY api_keys_prefix (prefix),
    CONSTRAINT api_keys_creator FOREIGN KEY (createdById) REFERENCES users (id)
  ) ${TABLE}`,
];

const checks = [
  `ALTER TABLE users ADD CONSTRAINT users_role CHECK (role IN ('CANDIDATE', 'RECRUITER', 'ADMIN'))`,
  `ALTER TABLE jobs ADD CONSTRAINT jobs_status CHECK (status IN ('DRAFT', 'PUBLISHED', 'CLOSED'))`,
  `ALTER TABLE jobs ADD CONSTRAINT jobs_salary CHECK (salaryMin IS NULL OR salaryMin <= salaryMax)`,
  `ALTER TABLE subscriptions ADD CONSTRAINT subscriptions_months CHECK (months IN (3, 6))`,
];

/** The first tables: accounts, companies, jobs, applications, billing, API keys. */
export class MainJob1763700000000 implements MigrationInterface {
  name = "MainJob1763700000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [...tables, ...checks]);
    await runner.query(`INSERT IGNORE INTO sequences (name, value) VALUES ('job', 10000)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const names = tables.map((sql) => /CREATE TABLE (\w+)/.exec(sql)?.[1]).reverse();
    for (const name of names) if (name) await runner.dropTable(name);
  }
}
