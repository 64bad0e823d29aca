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
  }

  down(runner: QueryRunner): Promise<void> {
    return changeTables(runner, [
      "DROP TABLE plan_acceptances",
      "ALTER TABLE subscriptions DROP COLUMN lostAmount",
    ]);
  }
}
