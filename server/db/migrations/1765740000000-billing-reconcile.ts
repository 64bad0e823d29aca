import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/** How far the payment provider's events have been read, and when each subscription was last compared with it. */
export class BillingReconcile1765740000000 implements MigrationInterface {
  name = "BillingReconcile1765740000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      `CREATE TABLE billing_cursors (
         name VARCHAR(32) NOT NULL PRIMARY KEY,
         readUntil DATETIME(3) NOT NULL,
         updatedAt DATETIME(3) NOT NULL
       ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
      `CREATE TABLE subscription_checks (
         stripeSubscriptionId VARCHAR(64) NOT NULL PRIMARY KEY,
         triedAt DATETIME(3) NOT NULL,
         checkedAt DATETIME(3) NULL,
         KEY subscription_checks_triedAt (triedAt)
       ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, ["DROP TABLE subscription_checks", "DROP TABLE billing_cursors"]);
  }
}
