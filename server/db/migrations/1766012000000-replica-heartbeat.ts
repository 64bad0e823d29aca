import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

const TABLE = "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci";

/** A time that is written again and again: how old it is on a replica says how far that is behind. */
export class ReplicaHeartbeat1766012000000 implements MigrationInterface {
  name = "ReplicaHeartbeat1766012000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      `CREATE TABLE replica_heartbeat (
        id TINYINT NOT NULL PRIMARY KEY,
        beatAt DATETIME(3) NOT NULL
      ) ${TABLE}`,
    ]);
    // Any time will do until the first beat, and the same one makes every database the same.
    await runner.query(
      "INSERT IGNORE INTO replica_heartbeat (id, beatAt) VALUES (1, '2026-01-01 00:00:00')",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, ["DROP TABLE replica_heartbeat"]);
  }
}
