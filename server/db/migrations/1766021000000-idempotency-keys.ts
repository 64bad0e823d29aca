import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

const EXACT = "CHARACTER SET ascii COLLATE ascii_bin";
const TABLE = "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci";

/** What requests with an Idempotency-Key have made, so that a repeat makes nothing. */
export class IdempotencyKeys1766021000000 implements MigrationInterface {
  name = "IdempotencyKeys1766021000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      `CREATE TABLE idempotency_keys (
        digest CHAR(64) ${EXACT} NOT NULL PRIMARY KEY,
        callerId CHAR(36) NOT NULL,
        operation VARCHAR(40) NOT NULL,
        bodyHash CHAR(64) ${EXACT} NOT NULL,
        madeId CHAR(36) NOT NULL,
        answer MEDIUMTEXT NULL,
        contentType VARCHAR(100) NULL,
        createdAt DATETIME(3) NOT NULL,
        KEY idempotency_keys_caller (callerId),
        KEY idempotency_keys_age (createdAt)
      ) ${TABLE}`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, ["DROP TABLE idempotency_keys"]);
  }
}
