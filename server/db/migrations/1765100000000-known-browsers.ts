import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

const tables = [
  `CREATE TABLE known_browsers (
    id CHAR(36) NOT NULL PRIMARY KEY,
    userId CHAR(36) NOT NULL,
    tokenHash CHAR(64) NOT NULL,
    networkHash CHAR(64) NOT NULL,
    lastSignInAt DATETIME(3) NOT NULL,
    UNIQUE KEY known_browsers_token (tokenHash, userId, networkHash),
    KEY known_browsers_user (userId, lastSignInAt),
    KEY known_browsers_age (lastSignInAt),
    CONSTRAINT known_browsers_of_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
];

/** Browsers that have signed in. They get their own budget of sign-in codes, which a stranger cannot use up. */
export class KnownBrowsers1765100000000 implements MigrationInterface {
  name = "KnownBrowsers1765100000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE known_browsers");
  }
}
