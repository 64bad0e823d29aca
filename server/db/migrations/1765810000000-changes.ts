import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/** What changed, in an order that every instance reads, and the last number of that order. */
export class Changes1765810000000 implements MigrationInterface {
  name = "Changes1765810000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      `CREATE TABLE changes (
        id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
        seq BIGINT UNSIGNED NULL,
        subject VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        subjectId VARCHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        at DATETIME(3) NOT NULL,
        UNIQUE KEY changes_seq (seq),
        KEY changes_at (at)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
      `CREATE TABLE change_counter (
        id TINYINT UNSIGNED NOT NULL PRIMARY KEY,
        lastSeq BIGINT UNSIGNED NOT NULL
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
      "INSERT IGNORE INTO change_counter (id, lastSeq) VALUES (1, 0)",
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, ["DROP TABLE change_counter", "DROP TABLE changes"]);
  }
}
