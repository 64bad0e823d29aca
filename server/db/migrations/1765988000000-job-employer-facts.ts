import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/** What a job states about its employer: E-Verify, cap-exempt. Jobs from before, and those of the previous release, state nothing. */
export class JobEmployerFacts1765988000000 implements MigrationInterface {
  name = "JobEmployerFacts1765988000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      // MySQL takes a default for JSON only as an expression.
      "ALTER TABLE jobs ADD COLUMN employerFacts JSON NOT NULL DEFAULT (JSON_ARRAY()) AFTER sponsorship",
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, ["ALTER TABLE jobs DROP COLUMN employerFacts"]);
  }
}
