import type { Clock } from "../../../core/clock.js";
import type { Reads } from "../../../kit/db/reads.js";
import { readFields, readInteger, readOneOf, type Readers } from "../../../kit/db/row-readers.js";
import type { Job } from "../record/job.entity.js";
import { payContextOf, type PayContext } from "./pay-context.js";
import { roleFamilyOf } from "../record/families/role-family-of.js";
import { salaryRangeOf, SalaryPeriodEnum, type SalaryRange } from "./salary-range.js";

/** Newest jobs to compare with: enough for quartiles, and a limit to the work. */
const COMPARED = 500;

/** Reads index entries only. The id breaks ties, so that the same jobs are compared each time. */
const FAMILY_PAY = `
  SELECT j.salaryMin AS min, j.salaryMax AS max, j.salaryPeriod AS period
  FROM jobs j FORCE INDEX (jobs_family_pay)
  WHERE j.roleFamily = ? AND j.status = 'PUBLISHED' AND j.salaryCurrency = ? AND j.validThrough > ? AND j.id <> ?
  ORDER BY j.publishedAt DESC, j.id DESC LIMIT ?`;

const payColumns: Readers<Pick<SalaryRange, "min" | "max" | "period">> = {
  min: readInteger,
  max: readInteger,
  period: readOneOf(SalaryPeriodEnum),
};

/** Compares the pay of a job with that of other open jobs. */
export class PayContextService {
  constructor(
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {}

  /** Null if the pay is text only, the title names no role family, or few other jobs give numbers. */
  async find(job: Job): Promise<PayContext | null> {
    const pay = salaryRangeOf(job);
    const family = roleFamilyOf(job.role);
    if (pay === null || family === null) return null;
    const values = [family, pay.currency, this.clock.now(), job.id, COMPARED];
    const rows = await this.reads.forStrangers((database) =>
      database.query<Record<string, unknown>[]>(FAMILY_PAY, values),
    );
    return payContextOf(
      family,
      pay,
      rows.map((row) => readFields(payColumns, row)),
    );
  }
}
