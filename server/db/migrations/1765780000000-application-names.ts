import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/** The name from its nth word on; null if it has fewer words. */
const from = (n: number): string =>
  `ADD COLUMN nameFrom${n} VARCHAR(100) COLLATE utf8mb4_unicode_ci
    AS (IF(CHAR_LENGTH(name) - CHAR_LENGTH(REPLACE(name, ' ', '')) >= ${n - 1},
      SUBSTRING(name, CHAR_LENGTH(SUBSTRING_INDEX(name, ' ', ${n - 1})) + 2), NULL)) VIRTUAL`;

/** The database computes these columns, so applications that the previous release stores have them too. */
const names = [
  ...[2, 3, 4].map((n) => `ALTER TABLE applications ${from(n)}`),
  "ALTER TABLE applications ADD KEY applications_name (name)",
  ...[2, 3, 4].map((n) => `ALTER TABLE applications ADD KEY applications_name_${n} (nameFrom${n})`),
];

/** Keys by which the search for a name finds its words. */
export class ApplicationNames1765780000000 implements MigrationInterface {
  name = "ApplicationNames1765780000000";

  up(runner: QueryRunner): Promise<void> {
    return changeTables(runner, names);
  }

  down(runner: QueryRunner): Promise<void> {
    return changeTables(runner, [
      ...[4, 3, 2].map((n) => `ALTER TABLE applications DROP KEY applications_name_${n}`),
      "ALTER TABLE applications DROP KEY applications_name",
      ...[4, 3, 2].map((n) => `ALTER TABLE applications DROP COLUMN nameFrom${n}`),
    ]);
  }
}
