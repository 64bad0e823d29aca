import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/** What lost disputes took from a plan, and the Terms that its buyer accepted for another term. */
export class PlanRecords1765850000000 implements MigrationInterface {
  name = "PlanRecords1765850000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "ALTER TABLE subscriptions ADD COLUMN lostAmount INT NOT NULL DEFAULT 0",
      `CREATE TABLE plan_acceptances (
        subscriptionId CHAR(36) NOT NULL,
        acceptanceId CHAR(36) NOT NULL,
        createdAt DATETIME(3) NOT NULL,
        PRIMARY KEY (subscriptionId, acceptanceId),
        KEY plan_acceptances_acceptance (acceptanceId),
        CONSTRAINT plan_acceptances_plan FOREIGN KEY (subscriptionId) REFERENCES subscriptions (id) ON DELETE CASCADE
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
    ]);
    await runner.query(
      `UPDATE subscriptions s SET lostAmount = (SELECT COALESCE(SUM(d.amount), 0) FROM disputes d
         WHERE d.stripeSubscriptionId = s.stripeSubscriptionId AND d.status = 'LOST')
       WHERE EXISTS (SELECT 1 FROM disputes d
         WHERE d.stripeSubscriptionId = s.stripeSubscriptionId AND d.status = 'LOST')`,
    );
    // A term could be changed within a day of accepting the Terms for it.
    await runner.query(
      `INSERT IGNORE INTO plan_acceptances (subscriptionId, acceptanceId, createdAt)
       SELECT s.id, a.id, e.at FROM plan_events e JOIN subscriptions s ON s.id = e.subscriptionId
       JOIN terms_acceptances a ON a.userId = s.userId
         AND a.acceptedAt <= e.at AND a.acceptedAt > e.at - INTERVAL 1 DAY
       WHERE e.kind = 'TERM_CHANGED'
         AND NOT EXISTS (SELECT 1 FROM checkout_sessions c WHERE c.acceptanceId = a.id)`,
    );
  }

  down(runner: QueryRunner): Promise<void> {
    return changeTables(runner, [
      "DROP TABLE plan_acceptances",
      "ALTER TABLE subscriptions DROP COLUMN lostAmount",
    ]);
  }
}
