import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/** What the second payment takes or leaves for the first month, after a change to another plan. */
export class FirstMonthDue1765890000000 implements MigrationInterface {
  name = "FirstMonthDue1765890000000";

  up(runner: QueryRunner): Promise<void> {
    return changeTables(runner, [
      "ALTER TABLE subscriptions ADD COLUMN firstMonthDue INT NOT NULL DEFAULT 0",
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return changeTables(runner, ["ALTER TABLE subscriptions DROP COLUMN firstMonthDue"]);
  }
}
