import type { MigrationInterface } from "typeorm";

/** It once indexed all jobs for search; jobs are now indexed after the migrations (JobSearchVersion). */
export class FillJobTerms1764700000000 implements MigrationInterface {
  name = "FillJobTerms1764700000000";

  async up(): Promise<void> {}

  async down(): Promise<void> {}
}
