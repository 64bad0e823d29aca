import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

const TABLE = "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci";
const EXACT = "CHARACTER SET utf8mb4 COLLATE utf8mb4_bin";

/** Files of other boards that staff import, and how far that is. */
export class BoardImports1766024000000 implements MigrationInterface {
  name = "BoardImports1766024000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      `CREATE TABLE board_imports (
        id CHAR(36) NOT NULL,
        userId CHAR(36) NOT NULL,
        companyId CHAR(36) NOT NULL,
        fileName VARCHAR(255) NOT NULL,
        fileKey VARCHAR(200) ${EXACT} NULL,
        bytes INT UNSIGNED NOT NULL,
        source VARCHAR(100) NULL,
        step VARCHAR(10) NOT NULL,
        closing VARCHAR(10) NOT NULL,
        readBytes INT UNSIGNED NOT NULL DEFAULT 0,
        report JSON NULL,
        failure VARCHAR(500) NULL,
        requestedAt DATETIME(3) NOT NULL,
        attempts INT NOT NULL DEFAULT 0,
        nextAttemptAt DATETIME(3) NOT NULL,
        leasedUntil DATETIME(3) NULL,
        doneAt DATETIME(3) NULL,
        deadAt DATETIME(3) NULL,
        lastError VARCHAR(500) NULL,
        PRIMARY KEY (id),
        KEY board_imports_user (userId, requestedAt),
        KEY board_imports_due (doneAt, deadAt, nextAttemptAt),
        KEY board_imports_file (fileKey),
        KEY board_imports_age (requestedAt),
        CONSTRAINT board_imports_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE
      ) ${TABLE}`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, ["DROP TABLE board_imports"]);
  }
}
