import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/** When a mail that must not be sent twice was handed to the mail provider. */
export class MailsHandedOver1765930000000 implements MigrationInterface {
  name = "MailsHandedOver1765930000000";

  up(runner: QueryRunner): Promise<void> {
    return changeTables(runner, ["ALTER TABLE outbox ADD COLUMN handedOverAt DATETIME(3) NULL"]);
  }

  down(runner: QueryRunner): Promise<void> {
    return changeTables(runner, ["ALTER TABLE outbox DROP COLUMN handedOverAt"]);
  }
}
