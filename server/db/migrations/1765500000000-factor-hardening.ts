import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/** When a person got the powers of their role, and when a session was last proven by a code from the mailbox. */
export class FactorHardening1765500000000 implements MigrationInterface {
  name = "FactorHardening1765500000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "ALTER TABLE users ADD COLUMN powersSince DATETIME(3) NULL AFTER roleChangedAt",
      "ALTER TABLE sessions ADD COLUMN codeProvenAt DATETIME(3) NULL AFTER provenAt",
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "ALTER TABLE sessions DROP COLUMN codeProvenAt",
      "ALTER TABLE users DROP COLUMN powersSince",
    ]);
  }
}
