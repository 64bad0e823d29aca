import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/** What the employer of a job sponsors. Jobs from before, and those of the previous release, do not say. */
export class JobSponsorship1765830000000 implements MigrationInterface {
  name = "JobSponsorship1765830000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      // MySQL takes a default for JSON only as an expression.
      "ALTER TABLE jobs ADD COLUMN sponsorship JSON NOT NULL DEFAULT (JSON_ARRAY()) AFTER workAuthorization",
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, ["ALTER TABLE jobs DROP COLUMN sponsorship"]);
  }
}
