import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/** The moves of a period are read from this key alone, whatever the number of applications. */
export class EventsByTime1765920000000 implements MigrationInterface {
  name = "EventsByTime1765920000000";

  up(runner: QueryRunner): Promise<void> {
    return changeTables(runner, [
      "ALTER TABLE application_events ADD KEY application_events_time (at, kind, applicationId, toStatus, undoesId)",
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return changeTables(runner, [
      "ALTER TABLE application_events DROP KEY application_events_time",
    ]);
  }
}
