import type { DataSource, EntityManager } from "typeorm";
import { z } from "zod";
import { MAX_SAVED_JOBS } from "#site/saved-jobs";
import { heartTexts } from "#texts/heart";
import { requireUser, type Actor } from "../../core/actor.js";
import type { Clock } from "../../core/clock.js";
import { badInput, conflict } from "../../core/errors.js";
import type { Input } from "../../core/input.js";
import { parse } from "../../core/validation.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { RateLimits, Limit } from "../../kit/rate-limits.js";
import type { AccountService } from "../accounts/account.service.js";
import type { JobService } from "../jobs/record/job.service.js";
import { SavedJob } from "./saved-job.entity.js";

/** Lists that a browser kept, per person: one after each sign-in. */
const SAVED_LISTS: Limit = { name: "save-jobs", points: 30, seconds: 3600 };

const oneSchema = z.object({ jobId: z.string() });
const severalSchema = z.object({ jobIds: z.array(z.string()) });

/** Jobs that people saved to come back to, at most 500 each. */
export class SavedJobService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: Pick<AccountService, "lock">,
    private readonly jobs: Pick<JobService, "find" | "get" | "listVisibleIds">,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** Ids of the person's saved jobs, the last one saved first. @throws UNAUTHENTICATED; FORBIDDEN for API keys */
  listIds(actor: Actor): Promise<string[]> {
    return idsOf(this.dataSource.manager, requireUser(actor).id);
  }

  /**
   * Saves a job, open or closed. Saving it again changes nothing.
   * @returns its id
   * @throws as `listIds`; NOT_FOUND; CONFLICT if 500 others are saved
   */
  async save(actor: Actor, input: Input<typeof oneSchema>): Promise<string> {
    const user = requireUser(actor);
    const { id } = await this.jobs.get(actor, parse(oneSchema, input).jobId);
    await inTransaction(this.dataSource, async (transaction) => {
      const saved = await this.lockedIds(transaction, user.id);
      if (saved.includes(id)) return;
      if (saved.length >= MAX_SAVED_JOBS)
        throw conflict("CONFLICT", heartTexts.tooMany(MAX_SAVED_JOBS));
      await this.insert(transaction, user.id, [id]);
    });
    return id;
  }

  /**
   * Saves the jobs that a browser kept for a visitor, as many as there is room for.
   * @returns the ids of all that are saved now, how many could not be, and those of them that there was no room for
   * @throws as `listIds`; BAD_INPUT for more than 500; RATE_LIMITED
   */
  async saveAll(
    actor: Actor,
    input: Input<typeof severalSchema>,
  ): Promise<{ savedJobIds: string[]; leftOut: number; withoutRoom: string[] }> {
    const user = requireUser(actor);
    const jobIds = [...new Set(parse(severalSchema, input).jobIds)];
    const tooMany = heartTexts.tooMany(MAX_SAVED_JOBS);
    if (jobIds.length > MAX_SAVED_JOBS) throw badInput(tooMany, { jobIds: tooMany });
    await this.limits.consume(SAVED_LISTS, user.id);
    const known = await this.jobs.listVisibleIds(actor, jobIds);
    return inTransaction(this.dataSource, async (transaction) => {
      const saved = new Set(await this.lockedIds(transaction, user.id));
      const missing = known.filter((id) => !saved.has(id));
      const room = MAX_SAVED_JOBS - saved.size;
      await this.insert(transaction, user.id, missing.slice(0, room));
      const withoutRoom = missing.slice(room);
      const leftOut = jobIds.length - known.length + withoutRoom.length;
      return { savedJobIds: await idsOf(transaction, user.id), leftOut, withoutRoom };
    });
  }

  /** Takes a job off the list, if it is there. @returns the job's id. @throws as `listIds` */
  async remove(actor: Actor, input: Input<typeof oneSchema>): Promise<string> {
    const { id: userId } = requireUser(actor);
    const { jobId } = parse(oneSchema, input);
    // The job may be gone by now; then only its id can name it.
    const id = (await this.jobs.find(actor, jobId))?.id ?? jobId;
    await this.dataSource.manager.delete(SavedJob, { userId, jobId: id });
    return id;
  }

  /** Locks the account first, so that two tabs together don't save more than the limit. */
  private async lockedIds(transaction: EntityManager, userId: string): Promise<string[]> {
    await this.accounts.lock(transaction, userId);
    return idsOf(transaction, userId);
  }

  private async insert(transaction: EntityManager, userId: string, jobIds: readonly string[]) {
    const now = this.clock.now().getTime();
    // A millisecond apart, so that they keep their order.
    const rows = jobIds.map((jobId, index) => ({ userId, jobId, savedAt: new Date(now - index) }));
    if (rows.length > 0) await transaction.insert(SavedJob, rows);
  }
}

async function idsOf(manager: EntityManager, userId: string): Promise<string[]> {
  const order = { savedAt: "DESC", jobId: "DESC" } as const;
  const rows = await manager.find(SavedJob, { where: { userId }, order, take: MAX_SAVED_JOBS });
  return rows.map(({ jobId }) => jobId);
}
