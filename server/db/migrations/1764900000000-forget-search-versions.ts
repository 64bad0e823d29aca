import type { MigrationInterface, QueryRunner } from "typeorm";
import type { ResultSetHeader } from "mysql2";

/** Rows per statement: few enough to hold locks only briefly. */
const BATCH = 1_000;

/**
 * Releases from before `searchVersion` changed jobs without updating it, so their jobs look indexed. Once none of those
 * releases is running, this marks every job to be indexed again after the migrations.
 */
export class ForgetSearchVersions1764900000000 implements MigrationInterface {
  name = "ForgetSearchVersions1764900000000";

  async up(runner: QueryRunner): Promise<void> {
    let changed = BATCH;
    while (changed === BATCH) {
      const result = await runner.manager.query<ResultSetHeader>(
        "UPDATE jobs SET searchVersion = 0 WHERE searchVersion > 0 ORDER BY id LIMIT ?",
        [BATCH],
      );
      changed = result.affectedRows;
    }
  }

  /** Indexing a job again harms nothing. */
  async down(): Promise<void> {}
}
