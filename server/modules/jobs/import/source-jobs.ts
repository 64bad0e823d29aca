import type { EntityManager } from "typeorm";
import { readText } from "../../../kit/db/row-readers.js";
import { joinCompany } from "../../companies/company.joins.js";
import { LONG_CARDS } from "../reading/listed-job.rows.js";
import type { Job } from "../record/job.entity.js";
import type { JobStore } from "../record/job.store.js";

/** The company and the system that ids of jobs belong to. */
export interface Origins {
  companyId: string;
  source: string;
}

/** A job of a source. */
export interface SourceJob {
  id: string;
  externalId: string;
}

/** Finds jobs by the ids that their source gave them. */
export class SourceJobs {
  constructor(private readonly store: JobStore) {}

  /** Without a lock. Ids that no job has are left out. */
  async find({ companyId, source }: Origins, externalIds: readonly string[]): Promise<Job[]> {
    if (externalIds.length === 0) return [];
    const rows = await this.store.dataSource.query<Record<string, unknown>[]>(
      // oxlint-disable-next-line staffboard/no-syntax -- only constant SQL is interpolated; values are parameters
      `SELECT ${LONG_CARDS.columns} FROM jobs j ${joinCompany("j.companyId")}
       WHERE j.companyId = ? AND j.source = ? AND j.externalId IN (?)`,
      [companyId, source, externalIds],
    );
    return rows.map(LONG_CARDS.toJob);
  }

  /** Locks the job; null if there is none, which another transaction may change at once. */
  async lock(
    transaction: EntityManager,
    { companyId, source }: Origins,
    externalId: string,
  ): Promise<Job | null> {
    const [row] = await transaction.query<{ id: string }[]>(
      "SELECT id FROM jobs WHERE companyId = ? AND source = ? AND externalId = ? FOR UPDATE",
      [companyId, source, externalId],
    );
    return row ? this.store.load(transaction, row.id) : null;
  }

  /** Those that are open, by id. */
  async listOpen(
    { companyId, source }: Origins,
    { afterId = "", limit }: { afterId?: string | undefined; limit: number },
  ): Promise<SourceJob[]> {
    const rows = await this.store.dataSource.query<Record<string, unknown>[]>(
      `SELECT id, externalId FROM jobs
       WHERE companyId = ? AND source = ? AND externalId IS NOT NULL AND id > ?
       AND status = 'PUBLISHED' AND validThrough > ? ORDER BY id LIMIT ?`,
      [companyId, source, afterId, this.store.clock.now(), limit],
    );
    return rows.map(({ id, externalId }) => ({
      id: readText(id),
      externalId: readText(externalId),
    }));
  }
}
