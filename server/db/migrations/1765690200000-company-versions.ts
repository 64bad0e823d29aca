import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/** Counts the changes of a company, so that two people who edit it at once do not overwrite each other. */
export class CompanyVersions1765690200000 implements MigrationInterface {
  name = "CompanyVersions1765690200000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "ALTER TABLE companies ADD COLUMN version INT NOT NULL DEFAULT 1",
      "ALTER TABLE companies ADD COLUMN updatedAt DATETIME(3) NULL",
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "ALTER TABLE companies DROP COLUMN updatedAt",
      "ALTER TABLE companies DROP COLUMN version",
    ]);
  }
}
