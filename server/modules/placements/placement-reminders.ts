import type { DataSource, EntityManager } from "typeorm";
import { firmDayOf } from "#site/firm-day";
import type { Clock } from "../../core/clock.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { PeopleService } from "../accounts/people.service.js";
import type { CompanyService } from "../companies/company.service.js";
import type { JobService } from "../jobs/record/job.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import { dayAfter } from "./days.js";
import { Placement } from "./placement.entity.js";

/** How long before its end people are reminded of a placement. */
const NOTICE_DAYS = 14;
/** Placements per transaction, which keeps them locked. */
const BATCH = 50;
/** Limit for one run; the next run continues. */
const MAX_BATCHES = 100;

interface ReminderNeeds {
  dataSource: DataSource;
  people: Pick<PeopleService, "find" | "findMany">;
  companies: Pick<CompanyService, "membersOf">;
  jobs: Pick<JobService, "findMany">;
  outbox: OutboxService;
  clock: Clock;
}

/** What the reminder tells. */
export interface EndingPlacement {
  to: { name: string; email: string };
  placement: Placement;
  role: string;
}

/** Reminds the recruiter of a placement's end, once for each last day. */
export class PlacementReminders {
  constructor(private readonly needs: ReminderNeeds) {}

  /** Safe to run on several instances at once. @returns number of placements */
  async run(): Promise<number> {
    let total = 0;
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      const reminded = await this.remindSome();
      total += reminded;
      if (reminded < BATCH) break;
    }
    if (total > 0) this.needs.outbox.nudge();
    return total;
  }

  /** For the mail worker; null if the reminder is no longer needed. */
  async findForMail(id: string, endsOn: string, userId: string): Promise<EndingPlacement | null> {
    const { manager } = this.needs.dataSource;
    const placement = await manager.findOneBy(Placement, { id });
    if (placement?.endsOn !== endsOn || placement.canceledAt || placement.isEndConfirmed)
      return null;
    if (endsOn < firmDayOf(this.needs.clock.now())) return null;
    const to = await this.needs.people.find(userId);
    const [job] = await this.needs.jobs.findMany([placement.jobId]);
    return to && !to.disabledAt && job ? { to, placement, role: job.role } : null;
  }

  private remindSome(): Promise<number> {
    return inTransaction(this.needs.dataSource, async (transaction) => {
      const now = this.needs.clock.now();
      const rows = await transaction.query<{ id: string }[]>(
        `SELECT id FROM placements WHERE endsOn BETWEEN ? AND ? AND canceledAt IS NULL
         AND isEndConfirmed = 0 AND (remindedFor IS NULL OR remindedFor <> endsOn)
         LIMIT ? FOR UPDATE SKIP LOCKED`,
        [firmDayOf(now), dayAfter(now, NOTICE_DAYS), BATCH],
      );
      for (const { id } of rows)
        await this.remind(transaction, await transaction.findOneByOrFail(Placement, { id }));
      return rows.length;
    });
  }

  private async remind(transaction: EntityManager, placement: Placement): Promise<void> {
    const { id, endsOn } = placement;
    if (endsOn === null) return;
    for (const userId of await this.recipientsOf(placement))
      await this.needs.outbox.enqueue(
        transaction,
        { kind: "PLACEMENT_ENDING", payload: { placementId: id, endsOn, userId } },
        { dedupeKey: `placement-ending:${id}:${endsOn}:${userId}` },
      );
    await transaction.update(Placement, { id }, { remindedFor: endsOn });
  }

  /** The recruiter, or whoever else recruits for the company if the recruiter has left. */
  private async recipientsOf({ recruiterId, companyId }: Placement): Promise<string[]> {
    const members = await this.needs.companies.membersOf(companyId);
    const recruiter = recruiterId === null ? null : await this.needs.people.find(recruiterId);
    const isHere = recruiter && (recruiter.role === "ADMIN" || members.has(recruiter.id));
    if (isHere && !recruiter.disabledAt) return [recruiter.id];
    return [...members].flatMap(([userId, role]) => (role === "VIEWER" ? [] : [userId]));
  }
}
