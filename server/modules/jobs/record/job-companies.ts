import type { EntityManager } from "typeorm";
import { countRows } from "../../../kit/db/count-rows.js";
import type { CompanyPart } from "../../companies/company-parts.types.js";
import { updatedJob, WRITTEN_COLUMNS, type WrittenJob } from "./job-write.js";
import type { JobStore } from "./job.store.js";

const LOCKED = `SELECT ${WRITTEN_COLUMNS} FROM jobs WHERE companyId = ? FOR UPDATE`;

/** The jobs of a company, which a merge gives to another one. */
export class JobCompanies implements CompanyPart {
  readonly kind = "JOBS";
  readonly tables = ["jobs"];

  constructor(private readonly store: JobStore) {}

  count(manager: EntityManager, companyId: string): Promise<number> {
    return countRows(manager, "SELECT COUNT(*) AS total FROM jobs WHERE companyId = ?", [
      companyId,
    ]);
  }

  async move(transaction: EntityManager, fromId: string, intoId: string): Promise<void> {
    const moved = await transaction.query<WrittenJob[]>(LOCKED, [fromId]);
    // Both companies may have a job by this id of one source, which then means the job of the company that stays.
    await transaction.query(
      `UPDATE jobs j JOIN jobs kept ON kept.companyId = ? AND kept.source = j.source AND kept.externalId = j.externalId
       SET j.externalId = NULL WHERE j.companyId = ?`,
      [intoId, fromId],
    );
    await transaction.query(
      "UPDATE jobs SET companyId = ?, version = version + 1, updatedAt = ? WHERE companyId = ?",
      [intoId, this.store.clock.now(), fromId],
    );
    const writes = moved.map((job) =>
      updatedJob(job, { companyId: intoId, version: job.version + 1 }),
    );
    await this.store.changes.append(transaction, writes);
  }
}
