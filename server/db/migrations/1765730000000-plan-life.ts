import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

const TABLE = "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci";
const EXACT = "CHARACTER SET utf8mb4 COLLATE utf8mb4_bin";

/** What the previous release does not write has a default, so that it keeps working next to this one. */
const columns = [
  "ALTER TABLE subscriptions ADD COLUMN running TINYINT(1) NOT NULL DEFAULT 1",
  "ALTER TABLE subscriptions ADD COLUMN paymentsMade INT NOT NULL DEFAULT 0",
  "ALTER TABLE subscriptions ADD COLUMN paidAmount INT NOT NULL DEFAULT 0",
  "ALTER TABLE subscriptions ADD COLUMN refundedAmount INT NOT NULL DEFAULT 0",
  "ALTER TABLE subscriptions ADD COLUMN currency CHAR(3) NOT NULL DEFAULT 'USD'",
  "ALTER TABLE subscriptions ADD COLUMN nextPaymentAt DATETIME(3) NULL",
  "ALTER TABLE subscriptions ADD COLUMN termEndsAt DATETIME(3) NULL",
  "ALTER TABLE subscriptions ADD COLUMN freeMonths INT NOT NULL DEFAULT 0",
  "ALTER TABLE subscriptions ADD COLUMN cancelRequestedAt DATETIME(3) NULL",
  "ALTER TABLE subscriptions ADD COLUMN canceledBy VARCHAR(8) NULL",
  "ALTER TABLE subscriptions ADD COLUMN cancelReason VARCHAR(500) NULL",
  "ALTER TABLE subscriptions ADD COLUMN cardBrand VARCHAR(24) NULL",
  "ALTER TABLE subscriptions ADD COLUMN cardLast4 CHAR(4) NULL",
  "ALTER TABLE subscriptions ADD COLUMN cardExpiresAt DATETIME(3) NULL",
  "ALTER TABLE subscriptions ADD COLUMN checkedAt DATETIME(3) NULL",
  "ALTER TABLE subscriptions ADD KEY subscriptions_running (running, checkedAt)",
  "ALTER TABLE subscriptions ADD KEY subscriptions_started (startedAt)",
  "ALTER TABLE invoices MODIFY COLUMN paidAt DATETIME(3) NULL",
  "ALTER TABLE invoices ADD COLUMN status VARCHAR(16) NOT NULL DEFAULT 'PAID'",
  "ALTER TABLE invoices ADD COLUMN number VARCHAR(64) NULL",
  "ALTER TABLE invoices ADD COLUMN createdAt DATETIME(3) NULL",
  `ALTER TABLE invoices ADD COLUMN paymentIntentId VARCHAR(64) ${EXACT} NULL`,
  `ALTER TABLE invoices ADD COLUMN chargeId VARCHAR(64) ${EXACT} NULL`,
  "ALTER TABLE invoices ADD COLUMN amountRefunded INT NOT NULL DEFAULT 0",
  "ALTER TABLE invoices ADD COLUMN attemptCount INT NOT NULL DEFAULT 0",
  "ALTER TABLE invoices ADD COLUMN nextAttemptAt DATETIME(3) NULL",
  "ALTER TABLE invoices ADD COLUMN needsAction TINYINT(1) NOT NULL DEFAULT 0",
  "ALTER TABLE invoices ADD KEY invoices_made (createdAt)",
  "ALTER TABLE invoices ADD KEY invoices_charge (chargeId)",
  "ALTER TABLE invoices ADD KEY invoices_intent (paymentIntentId)",
];

const tables = [
  `CREATE TABLE refunds (
    id VARCHAR(64) ${EXACT} NOT NULL PRIMARY KEY,
    stripeSubscriptionId VARCHAR(64) ${EXACT} NOT NULL,
    invoiceId VARCHAR(64) ${EXACT} NULL,
    amount INT NOT NULL,
    currency CHAR(3) NOT NULL,
    status VARCHAR(16) NOT NULL,
    reason VARCHAR(64) NULL,
    note VARCHAR(500) NULL,
    actorId CHAR(36) NULL,
    createdAt DATETIME(3) NOT NULL,
    KEY refunds_subscription (stripeSubscriptionId, createdAt),
    KEY refunds_age (createdAt)
  ) ${TABLE}`,
  `CREATE TABLE disputes (
    id VARCHAR(64) ${EXACT} NOT NULL PRIMARY KEY,
    stripeSubscriptionId VARCHAR(64) ${EXACT} NOT NULL,
    invoiceId VARCHAR(64) ${EXACT} NULL,
    amount INT NOT NULL,
    currency CHAR(3) NOT NULL,
    status VARCHAR(16) NOT NULL,
    reason VARCHAR(64) NULL,
    evidenceDueAt DATETIME(3) NULL,
    openedAt DATETIME(3) NOT NULL,
    closedAt DATETIME(3) NULL,
    KEY disputes_subscription (stripeSubscriptionId, openedAt),
    KEY disputes_age (openedAt)
  ) ${TABLE}`,
  `CREATE TABLE plan_events (
    id CHAR(36) NOT NULL PRIMARY KEY,
    subscriptionId CHAR(36) NOT NULL,
    kind VARCHAR(24) NOT NULL,
    at DATETIME(3) NOT NULL,
    facts JSON NOT NULL,
    actorId CHAR(36) NULL,
    dedupeKey VARCHAR(191) ${EXACT} NOT NULL,
    UNIQUE KEY plan_events_key (dedupeKey),
    KEY plan_events_subscription (subscriptionId, at),
    KEY plan_events_kind (kind, at),
    CONSTRAINT plan_events_subscription FOREIGN KEY (subscriptionId)
      REFERENCES subscriptions (id) ON DELETE CASCADE
  ) ${TABLE}`,
];

const PAID = `(SELECT stripeSubscriptionId, COUNT(*) AS payments, SUM(amount) AS paid, MAX(currency) AS currency
  FROM invoices WHERE status = 'PAID' GROUP BY stripeSubscriptionId)`;

/** Each can run again. A plan that is over without all of its payments did not run its term. */
const rows = [
  "UPDATE invoices SET createdAt = paidAt WHERE createdAt IS NULL",
  `UPDATE subscriptions s LEFT JOIN ${PAID} i ON i.stripeSubscriptionId = s.stripeSubscriptionId
   SET s.paymentsMade = COALESCE(i.payments, 0), s.paidAmount = COALESCE(i.paid, 0),
     s.currency = COALESCE(i.currency, s.currency), s.running = s.status NOT IN ('ENDED', 'CANCELED'),
     s.termEndsAt = IF(s.status = 'CANCELED', NULL, s.endsAt), s.checkedAt = s.updatedAt
   WHERE s.checkedAt IS NULL`,
  "UPDATE subscriptions SET status = 'PENDING' WHERE status = 'PENDING_TERM'",
  `UPDATE subscriptions SET status = IF(paymentsMade >= months, 'COMPLETED', 'UNPAID')
   WHERE status = 'ENDED'`,
];

const past = (kind: string, key: string, at: string, from: string): string =>
  `INSERT IGNORE INTO plan_events (id, subscriptionId, kind, at, facts, actorId, dedupeKey)
   SELECT UUID(), s.id, '${kind}', ${at}, '{}', NULL, CONCAT('${kind}:', ${key}) FROM ${from}`;
const ofPlans = (kind: string, at: string, condition: string): string =>
  past(kind, "s.stripeSubscriptionId", at, `subscriptions s WHERE ${condition}`);

/** What happened before there was a timeline: nobody gets mail about it again. */
const events = [
  ofPlans("STARTED", "s.startedAt", "s.endsAt IS NOT NULL"),
  past(
    "PAYMENT_RECEIVED",
    "i.id",
    "i.paidAt",
    "invoices i JOIN subscriptions s ON s.stripeSubscriptionId = i.stripeSubscriptionId WHERE i.status = 'PAID'",
  ),
  ...["COMPLETED", "UNPAID", "CANCELED"].map((kind) =>
    ofPlans(kind, "COALESCE(s.endsAt, s.updatedAt)", `s.status = '${kind}'`),
  ),
];

/** A plan's whole life: every invoice, refunds, disputes, and a timeline of what happened. */
export class PlanLife1765730000000 implements MigrationInterface {
  name = "PlanLife1765730000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [...columns, ...tables]);
    for (const statement of [...rows, ...events]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    const dropped = [...columns]
      .reverse()
      .flatMap((sql) => /^ALTER TABLE (\w+) ADD (COLUMN|KEY) (\w+)/.exec(sql)?.slice(1, 4) ?? []);
    const drops: string[] = [];
    for (let n = 0; n < dropped.length; n += 3)
      drops.push(`ALTER TABLE ${dropped[n]} DROP ${dropped[n + 1]} ${dropped[n + 2]}`);
    await runner.query(
      "UPDATE subscriptions SET status = 'ENDED' WHERE status IN ('COMPLETED', 'UNPAID')",
    );
    await runner.query("UPDATE subscriptions SET status = 'PENDING_TERM' WHERE status = 'PENDING'");
    await runner.query("DELETE FROM invoices WHERE paidAt IS NULL");
    await changeTables(runner, [
      "DROP TABLE plan_events",
      "DROP TABLE disputes",
      "DROP TABLE refunds",
      ...drops,
      "ALTER TABLE invoices MODIFY COLUMN paidAt DATETIME(3) NOT NULL",
    ]);
  }
}
