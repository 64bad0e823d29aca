import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/** By which rules the long texts of a job were cleaned. Running sites clean those of older rules. */
export class JobTextsVersion1765910000000 implements MigrationInterface {
  name = "JobTextsVersion1765910000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "ALTER TABLE jobs ADD COLUMN textsVersion SMALLINT UNSIGNED NOT NULL DEFAULT 0 AFTER responsibilities",
      "ALTER TABLE jobs ADD KEY jobs_texts_version (textsVersion)",
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "ALTER TABLE jobs DROP KEY jobs_texts_version",
      "ALTER TABLE jobs DROP COLUMN textsVersion",
    ]);
  }
}
