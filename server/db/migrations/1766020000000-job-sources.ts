import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

const EXACT = "CHARACTER SET utf8mb4 COLLATE utf8mb4_bin";

/** Which system posted a job, and the id that it has there. */
export class JobSources1766020000000 implements MigrationInterface {
  name = "JobSources1766020000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      `ALTER TABLE api_keys ADD COLUMN source VARCHAR(100) ${EXACT} NULL, ALGORITHM=INSTANT`,
      // Where the full-text index of older releases is still there, columns can't be added at once, and writes must wait.
      // oxlint-disable-next-line staffboard/locking-changes -- the server takes INSTANT where it can
      `ALTER TABLE jobs ADD COLUMN source VARCHAR(100) ${EXACT} NULL,
         ADD COLUMN externalId VARCHAR(100) ${EXACT} NULL,
         ADD COLUMN closedBySource BOOLEAN NOT NULL DEFAULT FALSE`,
      `ALTER TABLE jobs ADD UNIQUE KEY jobs_external (companyId, source, externalId),
       ALGORITHM=INPLACE, LOCK=NONE`,
    ]);
    // What keys could do so far, they can do from now on.
    await runner.query(
      `UPDATE api_keys SET scopes = JSON_ARRAY_APPEND(scopes, '$', 'ALL_JOBS')
       WHERE source IS NULL AND JSON_CONTAINS(scopes, '"JOBS_WRITE"')
       AND NOT JSON_CONTAINS(scopes, '"ALL_JOBS"')`,
    );
    await runner.query("UPDATE api_keys SET source = name WHERE source IS NULL");
    await runner.query(
      `UPDATE jobs j JOIN api_keys k ON k.id = j.createdById SET j.source = k.source
       WHERE j.createdByKind = 'API_KEY' AND j.source IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "ALTER TABLE jobs DROP KEY jobs_external, ALGORITHM=INPLACE, LOCK=NONE",
      // oxlint-disable-next-line staffboard/locking-changes -- like above
      "ALTER TABLE jobs DROP COLUMN closedBySource, DROP COLUMN externalId, DROP COLUMN source",
      "ALTER TABLE api_keys DROP COLUMN source, ALGORITHM=INPLACE, LOCK=NONE",
    ]);
    await runner.query(
      `UPDATE api_keys SET scopes = JSON_REMOVE(scopes, JSON_UNQUOTE(JSON_SEARCH(scopes, 'one', 'ALL_JOBS')))
       WHERE JSON_CONTAINS(scopes, '"ALL_JOBS"')`,
    );
  }
}
