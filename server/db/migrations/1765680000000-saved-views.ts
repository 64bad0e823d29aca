import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

const TABLE = "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci";

/** Filters of the staff area that a person saved under a name. */
export class SavedViews1765680000000 implements MigrationInterface {
  name = "SavedViews1765680000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      `CREATE TABLE saved_views (
        id CHAR(36) NOT NULL PRIMARY KEY,
        userId CHAR(36) NOT NULL,
        name VARCHAR(60) NOT NULL,
        address VARCHAR(500) NOT NULL,
        createdAt DATETIME(3) NOT NULL,
        UNIQUE KEY saved_views_once (userId, name),
        CONSTRAINT saved_views_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE
      ) ${TABLE}`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, ["DROP TABLE saved_views"]);
  }
}
