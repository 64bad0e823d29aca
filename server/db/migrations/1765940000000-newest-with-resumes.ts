import type { MigrationInterface, QueryRunner } from "typeorm";
import { changeTables } from "./repeatable.js";

/** Each is one statement, which may run again, and leaves no moment without the key. */
const keysWith = (columns: string): string[] => [
  `ALTER TABLE applications DROP KEY applications_newest,
    ADD KEY applications_newest (appliedAt, id, status, name${columns})`,
  `ALTER TABLE applications DROP KEY applications_company,
    ADD KEY applications_company (companyId, appliedAt, id, status, name${columns})`,
];

/** The search over resumes reads the newest applications from these keys alone, instead of looking each row up. */
export class NewestWithResumes1765940000000 implements MigrationInterface {
  name = "NewestWithResumes1765940000000";

  up(runner: QueryRunner): Promise<void> {
    return changeTables(runner, keysWith(", userId, resumeId"));
  }

  down(runner: QueryRunner): Promise<void> {
    return changeTables(runner, keysWith(""));
  }
}
