import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/** Whether the firm asked for the deletion of an account, on the person's request. */
export class DeletionsByStaff1765700000000 implements MigrationInterface {
  name = "DeletionsByStaff1765700000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "ALTER TABLE account_deletions ADD COLUMN byStaff TINYINT(1) NOT NULL DEFAULT 0",
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, ["ALTER TABLE account_deletions DROP COLUMN byStaff"]);
  }
}
