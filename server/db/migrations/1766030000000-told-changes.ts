import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

const NAME = "CHARACTER SET ascii COLLATE ascii_bin NULL";
const COLUMNS = {
  kind: `VARCHAR(16) ${NAME}`,
  companyId: `VARCHAR(36) ${NAME}`,
  version: "INT UNSIGNED NULL",
  wasPublic: "BOOLEAN NULL",
  isPublic: "BOOLEAN NULL",
  changedFields: `VARCHAR(1000) ${NAME}`,
};

/** What happened to a job, and who could see it. All null in rows of releases that did not say. */
export class ToldChanges1766030000000 implements MigrationInterface {
  name = "ToldChanges1766030000000";

  up(runner: QueryRunner): Promise<void> {
    const added = Object.entries(COLUMNS).map(
      ([name, type]) => `ALTER TABLE changes ADD COLUMN ${name} ${type}, ALGORITHM=INSTANT`,
    );
    return changeTables(runner, added);
  }

  down(runner: QueryRunner): Promise<void> {
    const dropped = Object.keys(COLUMNS).map(
      (name) => `ALTER TABLE changes DROP COLUMN ${name}, ALGORITHM=INPLACE, LOCK=NONE`,
    );
    return changeTables(runner, dropped);
  }
}
