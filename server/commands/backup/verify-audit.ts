import { systemClock } from "../../core/clock.js";
import type { DatabaseSettings } from "../../db/data-source.js";
import { entities } from "../../db/entities.js";
import { openDatabase } from "../../db/open-database.js";
import { PATIENT } from "../../kit/db/pool.js";
import { AuditVerifier } from "../../modules/audit/audit-verifier.js";

/** @returns whether the audit log is complete; entries without a seal get theirs when the site starts */
export async function verifyAudit(database: DatabaseSettings): Promise<boolean> {
  const dataSource = await openDatabase(database, { entities, connectTimeout: PATIENT });
  try {
    const report = await new AuditVerifier(dataSource, systemClock).verify();
    const problems = report?.problems.filter(({ kind }) => kind !== "UNSEALED") ?? [];
    if (report && problems.length === 0) {
      console.log(`Audit log: complete, head ${report.head.seq}:${report.head.hash}`);
      return true;
    }
    console.error("The audit log isn't complete. See what is wrong: npm run audit -- verify");
    return false;
  } finally {
    await dataSource.destroy();
  }
}
