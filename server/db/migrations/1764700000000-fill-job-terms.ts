import type { MigrationInterface, QueryRunner } from "typeorm";
import { reindexJobs } from "../../modules/jobs/job.terms.js";

/** Terms and search texts of the jobs that are there, as searches read them: folded words (decision 13). */
export class FillJobTerms1764700000000 implements MigrationInterface {
  name = "FillJobTerms1764700000000";

  async up(runner: QueryRunner): Promise<void> {
    await reindexJobs(runner);
  }

  /** What is filled in harms nobody. */
  async down(): Promise<void> {}
}
