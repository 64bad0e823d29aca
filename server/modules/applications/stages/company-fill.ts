import type { DataSource } from "typeorm";
import { inTransaction } from "../../../kit/db/transactions.js";
import type { JobService } from "../../jobs/record/job.service.js";

const BATCH = 500;

/** Gives applications their company if an instance of an earlier release stored them. */
export class CompanyFill {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Pick<JobService, "companiesOf">,
  ) {}

  /** @returns how many applications were filled */
  async run(): Promise<number> {
    let total = 0;
    for (let filled = BATCH; filled === BATCH; total += filled) filled = await this.fillSome();
    return total;
  }

  private async fillSome(): Promise<number> {
    const rows = await this.dataSource.query<{ id: string; jobId: string }[]>(
      "SELECT id, jobId FROM applications WHERE companyId IS NULL LIMIT ?",
      [BATCH],
    );
    if (rows.length === 0) return 0;
    const companies = await this.jobs.companiesOf(rows.map(({ jobId }) => jobId));
    await inTransaction(this.dataSource, async (transaction) => {
      for (const { id, jobId } of rows)
        await transaction.query(
          "UPDATE applications SET companyId = ? WHERE id = ? AND companyId IS NULL",
          [companies.get(jobId), id],
        );
    });
    return rows.length;
  }
}
