import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

const statements = [
  "ALTER TABLE jobs ADD COLUMN industry VARCHAR(20) NULL AFTER workplaceType",
  // Ends with the columns of ORDER BY, so one industry's list is read from the index without a sort.
  "ALTER TABLE jobs ADD KEY jobs_industry (industry, status, publishedAt, id)",
  `ALTER TABLE jobs ADD CONSTRAINT jobs_industry_known CHECK (industry IN ('BUSINESS_SERVICES',
    'HEALTHCARE', 'LIFE_SCIENCES', 'IT', 'AI', 'LOGISTICS', 'RETAIL_CONSUMER', 'MANUFACTURING'))`,
];

/** A job's industry; null for jobs from before this migration until it is set. */
export class JobIndustry1764100000000 implements MigrationInterface {
  name = "JobIndustry1764100000000";

  async up(runner: QueryRunner): Promise<void> {
    await changeTables(runner, statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeTables(runner, [
      "ALTER TABLE jobs DROP CONSTRAINT jobs_industry_known",
      "ALTER TABLE jobs DROP KEY jobs_industry",
      "ALTER TABLE jobs DROP COLUMN industry",
    ]);
  }
}
