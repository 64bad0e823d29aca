import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

const up = [
  "ALTER TABLE sessions ADD KEY sessions_unused (lastSeenAt)",
  "ALTER TABLE cart_items ADD KEY cart_items_age (updatedAt)",
  "ALTER TABLE invoices ADD KEY invoices_age (paidAt)",
  "ALTER TABLE payments ADD KEY payments_age (createdAt)",
  "ALTER TABLE terms_acceptances ADD KEY terms_acceptances_age (acceptedAt)",
];
const down = [
  "ALTER TABLE terms_acceptances DROP KEY terms_acceptances_age",
  "ALTER TABLE payments DROP KEY payments_age",
  "ALTER TABLE invoices DROP KEY invoices_age",
  "ALTER TABLE cart_items DROP KEY cart_items_age",
  "ALTER TABLE sessions DROP KEY sessions_unused",
];

/** Indexes by age: retention finds the rows to delete without reading whole tables. */
export class Retention1764400000000 implements MigrationInterface {
  name = "Retention1764400000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, up);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, down);
  }
}
