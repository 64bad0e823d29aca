import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/**
 * A person has few applications, and `applications_once` finds them. To be run once no release that was measured with these keys is
 * left; each statement changes the table's description only.
 */
export class FewerApplicationKeys1766013000000 implements MigrationInterface {
  name = "FewerApplicationKeys1766013000000";

  up(runner: QueryRunner): Promise<void> {
    return changeTables(runner, [
      "ALTER TABLE applications DROP KEY applications_last, ALGORITHM=INPLACE, LOCK=NONE",
      "ALTER TABLE applications DROP KEY applications_own, ALGORITHM=INPLACE, LOCK=NONE",
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return changeTables(runner, [
      "ALTER TABLE applications ADD KEY applications_last (userId, updatedAt), ALGORITHM=INPLACE, LOCK=NONE",
      "ALTER TABLE applications ADD KEY applications_own (userId, appliedAt), ALGORITHM=INPLACE, LOCK=NONE",
    ]);
  }
}
