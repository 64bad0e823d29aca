import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/** Finds the waiting events about one object, which are worked on together. */
export class StripeEventsOfObject1765790000000 implements MigrationInterface {
  name = "StripeEventsOfObject1765790000000";

  up(runner: QueryRunner): Promise<void> {
    return changeTables(runner, [
      "ALTER TABLE stripe_events ADD KEY stripe_events_object (objectId, processedAt)",
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return changeTables(runner, ["ALTER TABLE stripe_events DROP KEY stripe_events_object"]);
  }
}
