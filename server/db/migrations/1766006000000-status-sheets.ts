import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

const TABLE = "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci";

/** What people noted about their visa status and asked to keep with their account, encrypted. */
export class StatusSheets1766006000000 implements MigrationInterface {
  name = "StatusSheets1766006000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      `CREATE TABLE status_sheets (
        userId CHAR(36) NOT NULL,
        sealedSheet VARCHAR(1000) NOT NULL,
        savedAt DATETIME(3) NOT NULL,
        PRIMARY KEY (userId),
        KEY status_sheets_age (savedAt),
        CONSTRAINT status_sheets_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE
      ) ${TABLE}`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, ["DROP TABLE status_sheets"]);
  }
}
