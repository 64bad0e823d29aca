import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/** Whether an applicant would relocate may be left unanswered. */
export class OptionalRelocation1766004000000 implements MigrationInterface {
  name = "OptionalRelocation1766004000000";

  up(runner: QueryRunner): Promise<void> {
    return changeTables(runner, [
      "ALTER TABLE applications MODIFY COLUMN relocation TINYINT(1) NULL",
    ]);
  }

  /** Earlier releases know only yes and no. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE applications SET relocation = 0 WHERE relocation IS NULL");
    await changeTables(runner, [
      "ALTER TABLE applications MODIFY COLUMN relocation TINYINT(1) NOT NULL",
    ]);
  }
}
