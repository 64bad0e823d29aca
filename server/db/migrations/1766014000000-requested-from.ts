import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/** The browser that asked for a copy or a deletion, which the emails about them name. */
export class RequestedFrom1766014000000 implements MigrationInterface {
  name = "RequestedFrom1766014000000";

  up(runner: QueryRunner): Promise<void> {
    return changeTables(runner, [
      "ALTER TABLE account_deletions ADD COLUMN requestedFrom JSON NULL, ALGORITHM=INSTANT",
      "ALTER TABLE data_exports ADD COLUMN requestedFrom JSON NULL, ALGORITHM=INSTANT",
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return changeTables(runner, [
      "ALTER TABLE account_deletions DROP COLUMN requestedFrom, ALGORITHM=INPLACE, LOCK=NONE",
      "ALTER TABLE data_exports DROP COLUMN requestedFrom, ALGORITHM=INPLACE, LOCK=NONE",
    ]);
  }
}
