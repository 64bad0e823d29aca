import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/** The structure of resumes, what of them may be searched, and which version of the reader read them. */
export class ResumeBlocks1765960000000 implements MigrationInterface {
  name = "ResumeBlocks1765960000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "ALTER TABLE resume_texts ADD COLUMN blocks JSON NULL AFTER text",
      "ALTER TABLE resume_texts ADD COLUMN isPartial TINYINT NOT NULL DEFAULT 0 AFTER blocks",
      "ALTER TABLE resume_texts ADD COLUMN searchedText MEDIUMTEXT NULL AFTER isPartial",
      "ALTER TABLE resume_texts ADD COLUMN readerVersion SMALLINT UNSIGNED NOT NULL DEFAULT 0 AFTER searchedText",
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "ALTER TABLE resume_texts DROP COLUMN readerVersion",
      "ALTER TABLE resume_texts DROP COLUMN searchedText",
      "ALTER TABLE resume_texts DROP COLUMN isPartial",
      "ALTER TABLE resume_texts DROP COLUMN blocks",
    ]);
  }
}
