import { expect, it } from "@jest/globals";
import { createDatabase, withRunner } from "../test/database.js";
import { migrations } from "./migrations.js";
import { JobSources1766020000000 } from "./migrations/1766020000000-job-sources.js";
import { migrate } from "./run-migrations.js";

const TIME = "2026-01-02 03:04:05.678";
const COMPANY = "c0000000-0000-4000-8000-000000000001";

/** What wrote each job, by its code. */
const writers = {
  "SB-1": ["API_KEY", "writer"],
  "SB-2": ["PERSON", "person"],
  "SB-3": [null, null],
} as const;

it("lets keys that exist do what they could, and gives their jobs their names", async () => {
  const database = await createDatabase("job_sources");
  const before = migrations.indexOf(JobSources1766020000000);
  await withRunner(database, async (runner) => {
    for (const migration of migrations.slice(0, before)) await new migration().up(runner);
    await runner.query(
      `INSERT INTO users (id, email, name, location, phone, countryCode, role, createdAt, updatedAt)
       VALUES ('person', 'ana@example.com', 'Ana', '', '', '+1', 'ADMIN', '${TIME}', '${TIME}')`,
    );
    await runner.query(
      `INSERT INTO companies (id, name, slug, description, createdAt) VALUES ('${COMPANY}', 'Acme', 'acme', '', '${TIME}')`,
    );
    for (const [id, name, scopes] of [
      ["writer", "Acme ATS", '["JOBS_READ", "JOBS_WRITE"]'],
      ["reader", "Acme reader", '["JOBS_READ"]'],
    ])
      await runner.query(
        `INSERT INTO api_keys (id, name, prefix, secretHash, lastFour, scopes, companyIds, createdById, createdAt, expiresAt)
         VALUES (?, ?, ?, '', '', ?, '[]', 'person', '${TIME}', '${TIME}')`,
        [id, name, id, scopes],
      );
    for (const [code, [kind, id]] of Object.entries(writers))
      await runner.query(
        `INSERT INTO jobs (id, code, companyId, role, companyLocation, salary, contract, jobType, workplaceType,
           workAuthorization, skills, description, responsibilities, status, createdByKind, createdById, createdAt, updatedAt)
         VALUES (?, ?, '${COMPANY}', '', '', '', '', '', 'ONSITE', '[]', '[]', '', '', 'DRAFT', ?, ?, '${TIME}', '${TIME}')`,
        [code, code, kind, id],
      );
  });
  await migrate(database);
  await withRunner(database, async (runner) => {
    // An interrupted migration runs again, and adds nothing then.
    await new JobSources1766020000000().up(runner);
    const keys = await runner.query("SELECT id, source, scopes FROM api_keys ORDER BY id");
    expect(keys).toEqual([
      { id: "reader", source: "Acme reader", scopes: ["JOBS_READ"] },
      { id: "writer", source: "Acme ATS", scopes: ["JOBS_READ", "JOBS_WRITE", "ALL_JOBS"] },
    ]);
    const jobs = await runner.query("SELECT code, source FROM jobs ORDER BY code");
    expect(jobs).toEqual([
      { code: "SB-1", source: "Acme ATS" },
      { code: "SB-2", source: null },
      { code: "SB-3", source: null },
    ]);
  });
});
