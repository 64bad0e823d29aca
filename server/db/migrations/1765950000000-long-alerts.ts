import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

const TABLES = ["newsletter_requests", "newsletter_subscriptions"];
const wordsOf = (length: number): string[] =>
  TABLES.map((table) => `ALTER TABLE ${table} MODIFY COLUMN query VARCHAR(${length}) NOT NULL`);

/** Job alerts take as many words as the search for jobs. */
export class LongAlerts1765950000000 implements MigrationInterface {
  name = "LongAlerts1765950000000";

  up(runner: QueryRunner): Promise<void> {
    return changeTables(runner, wordsOf(200));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM newsletter_requests WHERE CHAR_LENGTH(query) > 100");
    await runner.query("DELETE FROM newsletter_subscriptions WHERE CHAR_LENGTH(query) > 100");
    await changeTables(runner, wordsOf(100));
  }
}
