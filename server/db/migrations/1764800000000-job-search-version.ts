import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/**
 * The version of the search index that a job was last indexed with. 0 means never, or by a release without this column;
 * such jobs are indexed again after the migrations.
 */
export class JobSearchVersion1764800000000 implements MigrationInterface {
  name = "JobSearchVersion1764800000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "ALTER TABLE jobs ADD COLUMN searchVersion SMALLINT UNSIGNED NOT NULL DEFAULT 0 AFTER searchText",
      "ALTER TABLE jobs ADD KEY jobs_search_version (searchVersion)",
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "ALTER TABLE jobs DROP KEY jobs_search_version",
      "ALTER TABLE jobs DROP COLUMN searchVersion",
    ]);
  }
}
