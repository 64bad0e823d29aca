import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/**
 * The organizer of an interview's calendar event, who stays the same whoever changes it. Events that are in calendars already
 * named the last person who acted.
 */
export class InterviewOrganizers1765968000000 implements MigrationInterface {
  name = "InterviewOrganizers1765968000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "ALTER TABLE interviews ADD COLUMN organizerEmail VARCHAR(254) NULL",
      "ALTER TABLE interviews ADD COLUMN organizerName VARCHAR(100) NULL",
      "ALTER TABLE interviews ADD KEY interviews_organizer (organizerEmail)",
    ]);
    await runner.query(
      `UPDATE interviews i JOIN users u ON u.id = i.recruiterId
       SET i.organizerEmail = u.email, i.organizerName = u.name
       WHERE i.organizerEmail IS NULL AND i.startsAt > UTC_TIMESTAMP(3) - INTERVAL 1 DAY`,
    );
  }

  down(runner: QueryRunner): Promise<void> {
    return changeTables(runner, [
      "ALTER TABLE interviews DROP KEY interviews_organizer",
      "ALTER TABLE interviews DROP COLUMN organizerName",
      "ALTER TABLE interviews DROP COLUMN organizerEmail",
    ]);
  }
}
