import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/** Each accepted text of the Terms, so that a buyer can read theirs after the Terms have changed. */
export class TermsTexts1765750000000 implements MigrationInterface {
  name = "TermsTexts1765750000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      `CREATE TABLE terms_texts (
        hash CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
        version VARCHAR(20) NOT NULL,
        lastUpdated VARCHAR(60) NOT NULL,
        title VARCHAR(200) NOT NULL,
        html MEDIUMTEXT NOT NULL
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, ["DROP TABLE terms_texts"]);
  }
}
