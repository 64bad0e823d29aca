import type { DataSource } from "typeorm";
import { days, later, type Clock } from "../../../core/clock.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import type { AccountService } from "../../accounts/account.service.js";
import type { CompanyService } from "../../companies/company.service.js";
import type { Job } from "../../jobs/record/job.entity.js";
import type { JobService } from "../../jobs/record/job.service.js";
import type { OutboxService } from "../../outbox/outbox.service.js";

/** When a day of new applications ends: 8 or 9 a.m. in New York. */
const DAY_ENDS_AT_UTC = 13;
/** Names in one email. */
const MAX_NAMES = 20;

/** The people who applied for a job in one day. */
export interface NewApplications {
  /** Who is told. */
  user: { name: string; email: string };
  job: Job;
  names: string[];
  /** How many there are; `names` may have fewer. */
  total: number;
}

interface NewsNeeds {
  dataSource: DataSource;
  accounts: Pick<AccountService, "find">;
  companies: Pick<CompanyService, "membersOf" | "roleIn">;
  jobs: Pick<JobService, "findMany">;
  outbox: OutboxService;
  clock: Clock;
}

const JOBS_OF_DAY = `SELECT DISTINCT jobId FROM applications
  WHERE appliedAt >= ? AND appliedAt < ? AND status <> 'WITHDRAWN'`;
const NAMES_OF_DAY = `SELECT name FROM applications
  WHERE jobId = ? AND appliedAt >= ? AND appliedAt < ? AND status <> 'WITHDRAWN' ORDER BY appliedAt, id`;

/** Tells recruiters and owners of a company who applied: one email a day and job. */
export class NewApplicationsService {
  /** End of the last day that this process has dealt with. */
  private doneUntil = 0;

  constructor(private readonly needs: NewsNeeds) {}

  /** Queues the emails of the day that has ended. Any number of instances may run it at once. */
  async queueDue(): Promise<void> {
    const until = dayEnd(this.needs.clock.now());
    if (until.getTime() === this.doneUntil) return;
    const rows = await this.needs.dataSource.query<{ jobId: string }[]>(JOBS_OF_DAY, [
      later(until, -days(1)),
      until,
    ]);
    const jobs = await this.needs.jobs.findMany(rows.map(({ jobId }) => jobId));
    for (const job of jobs) await this.queue(job, until);
    this.doneUntil = until.getTime();
    this.needs.outbox.nudge();
  }

  /** Null if no one is left to tell about, or the person no longer works on the job or wants no emails. */
  async compose(jobId: string, userId: string, until: Date): Promise<NewApplications | null> {
    const { dataSource, accounts, companies, jobs } = this.needs;
    const [job] = await jobs.findMany([jobId]);
    const user = await accounts.find(userId);
    if (!job || !user?.applicationMails || user.disabledAt) return null;
    const role = await companies.roleIn(dataSource.manager, job.companyId, userId);
    if (!isTold(role)) return null;
    const rows = await dataSource.query<{ name: string }[]>(NAMES_OF_DAY, [
      jobId,
      later(until, -days(1)),
      until,
    ]);
    if (rows.length === 0) return null;
    const names = rows.slice(0, MAX_NAMES).map(({ name }) => name);
    return { user, job, names, total: rows.length };
  }

  private async queue({ id: jobId, companyId }: Job, until: Date): Promise<void> {
    const { dataSource, companies, outbox } = this.needs;
    const members = [...(await companies.membersOf(companyId))];
    const told = members.filter(([, role]) => isTold(role)).map(([userId]) => userId);
    const day = until.toISOString();
    await inTransaction(dataSource, async (transaction) => {
      for (const userId of told) {
        const payload = { jobId, userId, until: day };
        const dedupeKey = `new:${day.slice(0, 10)}:${jobId}:${userId}`;
        const notice = { kind: "NEW_APPLICATIONS", payload } as const;
        await outbox.enqueue(transaction, notice, { priority: "MAILING", dedupeKey });
      }
    });
  }
}

const isTold = (role: string | null): boolean => role === "OWNER" || role === "RECRUITER";

/** The last moment at which a day ended. */
function dayEnd(now: Date): Date {
  const today = new Date(now);
  today.setUTCHours(DAY_ENDS_AT_UTC, 0, 0, 0);
  return today <= now ? today : later(today, -days(1));
}
