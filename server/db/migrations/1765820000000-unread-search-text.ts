import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/** Releases that search by an index of their own do not write this text. */
export class UnreadSearchText1765820000000 implements MigrationInterface {
  name = "UnreadSearchText1765820000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, ["ALTER TABLE jobs MODIFY COLUMN searchText MEDIUMTEXT NULL"]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE jobs SET searchText = '' WHERE searchText IS NULL");
    await changeTables(runner, ["ALTER TABLE jobs MODIFY COLUMN searchText MEDIUMTEXT NOT NULL"]);
  }
}
