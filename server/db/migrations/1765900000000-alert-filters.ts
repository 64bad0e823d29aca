import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/**
 * The filters of job alerts, as data. Alerts from before, and those of the previous release, have words only. Two alerts with
 * the same words may have other filters, which `filterKey` compares; it is empty without filters.
 */
export class AlertFilters1765900000000 implements MigrationInterface {
  name = "AlertFilters1765900000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      // MySQL takes a default for JSON only as an expression.
      "ALTER TABLE newsletter_requests ADD COLUMN filter JSON NOT NULL DEFAULT (JSON_OBJECT()) AFTER query",
      "ALTER TABLE newsletter_subscriptions ADD COLUMN filter JSON NOT NULL DEFAULT (JSON_OBJECT()) AFTER query",
      "ALTER TABLE newsletter_subscriptions ADD COLUMN filterKey VARCHAR(64) NOT NULL DEFAULT '' AFTER filter",
      `ALTER TABLE newsletter_subscriptions
        ADD UNIQUE KEY newsletter_subscriptions_search (subscriberId, topic, query, filterKey)`,
      "ALTER TABLE newsletter_subscriptions DROP KEY newsletter_subscriptions_once",
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM newsletter_subscriptions WHERE filterKey <> ''");
    await changeTables(runner, [
      `ALTER TABLE newsletter_subscriptions
        ADD UNIQUE KEY newsletter_subscriptions_once (subscriberId, topic, query)`,
      "ALTER TABLE newsletter_subscriptions DROP KEY newsletter_subscriptions_search",
      "ALTER TABLE newsletter_subscriptions DROP COLUMN filterKey",
      "ALTER TABLE newsletter_subscriptions DROP COLUMN filter",
      "ALTER TABLE newsletter_requests DROP COLUMN filter",
    ]);
  }
}
