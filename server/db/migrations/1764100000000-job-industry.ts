import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

const statements = [
  "ALTER TABLE jobs ADD COLUMN industry VARCHAR(20) NULL AFTER workplaceType",
  // The order of the list comes last, so a page of one industry is read straight from the index.
  "ALTER TABLE jobs ADD KEY jobs_industry (industry, status, publishedAt, id)",
  `ALTER TABLE jobs ADD CONSTRAINT jobs_industry_known CHECK (industry IN ('BUSINESS_SERVICES',
    'HEALTHCARE', 'LIFE_SCIENCES', 'IT', 'AI', 'LOGISTICS', 'RETAIL_CONSUMER', 'MANUFACTURING'))`,
];

/** Which field of work a job belongs to. Jobs from before have none until somebody names it. */
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
