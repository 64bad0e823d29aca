import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/**
 * Whether a payment started its plan. All earlier payments did, and so do those that the previous release writes without a
 * status.
 */
export class PaymentStatus1765000000000 implements MigrationInterface {
  name = "PaymentStatus1765000000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "ALTER TABLE payments ADD COLUMN status VARCHAR(16) NOT NULL DEFAULT 'ACCEPTED'",
      `ALTER TABLE payments ADD CONSTRAINT payments_states
        CHECK (status IN ('ACCEPTED', 'NEEDS_REVIEW'))`,
      "ALTER TABLE payments ADD KEY payments_to_review (status, createdAt)",
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "ALTER TABLE payments DROP KEY payments_to_review",
      "ALTER TABLE payments DROP CONSTRAINT payments_states",
      "ALTER TABLE payments DROP COLUMN status",
    ]);
  }
}
