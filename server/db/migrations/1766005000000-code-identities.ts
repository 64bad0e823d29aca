import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/** The account at a provider that a login code is to connect once it is proven. */
export class CodeIdentities1766005000000 implements MigrationInterface {
  name = "CodeIdentities1766005000000";

  up(runner: QueryRunner): Promise<void> {
    return changeTables(runner, ["ALTER TABLE login_codes ADD COLUMN identity JSON NULL"]);
  }

  down(runner: QueryRunner): Promise<void> {
    return changeTables(runner, ["ALTER TABLE login_codes DROP COLUMN identity"]);
  }
}
