import { In, Not, type DataSource, type EntityManager } from "typeorm";
import { z } from "zod";
import { defaultCriteria, recordTexts as texts } from "#texts/records";
import { recruitsFor, requireUser, type Actor } from "../../../core/actor.js";
import type { Clock } from "../../../core/clock.js";
import { badInput, conflict, forbidden } from "../../../core/errors.js";
import { newId } from "../../../core/ids.js";
import type { Input } from "../../../core/input.js";
import { line, parse } from "../../../core/validation.js";
import { insertOnce } from "../../../kit/db/insert-once.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import { requireStaffOf } from "../../applications/stages/stage.policy.js";
import type { Job } from "../../jobs/record/job.entity.js";
import type { JobService } from "../../jobs/record/job.service.js";
import { RatingRow, RatingSheetRow, type RatingCriterion } from "./rating.entity.js";
import type { RatingSheet } from "./rating.types.js";

const MAX_CRITERIA = 6;
const MAX_NAME = 60;

const criteriaSchema = z.object({
  jobId: z.string(),
  expectedVersion: z.int(),
  criteria: z
    .array(z.object({ id: z.string().nullish(), name: line(MAX_NAME, texts.criterionMissing) }))
    .min(1, texts.criteriaCount(MAX_CRITERIA))
    .max(MAX_CRITERIA, texts.criteriaCount(MAX_CRITERIA)),
});

const DEFAULTS: RatingCriterion[] = Object.entries(defaultCriteria).map(([id, name]) => ({
  id,
  name,
}));

/** What the candidates of each job are rated by. */
export class RatingSheetService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Pick<JobService, "get">,
    private readonly clock: Clock,
  ) {}

  /** For staff of the job's company. @throws UNAUTHENTICATED, FORBIDDEN for API keys, NOT_FOUND, SECOND_FACTOR_REQUIRED */
  async get(actor: Actor, jobId: string): Promise<RatingSheet> {
    const job = await this.job(actor, jobId);
    return this.of(job.id);
  }

  /** The criteria of a job. The caller has checked who may see them. */
  async of(jobId: string, manager: EntityManager = this.dataSource.manager): Promise<RatingSheet> {
    const row = await manager.findOneBy(RatingSheetRow, { jobId });
    if (!row) return { criteria: DEFAULTS, version: 0 };
    return { criteria: row.criteria, version: row.version };
  }

  /** Replaces a job's criteria. @throws as `get`; FORBIDDEN for those who may only view; CONFLICT, BAD_INPUT */
  async set(actor: Actor, input: Input<typeof criteriaSchema>): Promise<RatingSheet> {
    const { jobId: given, criteria, expectedVersion } = parse(criteriaSchema, input);
    const { id: jobId, companyId } = await this.job(actor, given);
    if (!recruitsFor(actor, companyId)) throw forbidden();
    checkNames(criteria.map(({ name }) => name));
    return inTransaction(this.dataSource, async (transaction) => {
      const before = await this.lock(transaction, jobId);
      if (before.version !== expectedVersion) throw conflict("CONFLICT", texts.criteriaChanged);
      const known = new Set(before.criteria.map(({ id }) => id));
      const chosen = criteria.map(({ id, name }) => ({
        id: id != null && known.delete(id) ? id : newId(),
        name,
      }));
      const version = before.version + 1;
      const change = { criteria: chosen, version, updatedAt: this.clock.now() };
      await transaction.update(RatingSheetRow, { jobId }, change);
      const criterionId = Not(In(chosen.map(({ id }) => id)));
      await transaction.delete(RatingRow, { jobId, criterionId });
      return { criteria: chosen, version };
    });
  }

  /** Locks a job's criteria; a row is made of the default ones. */
  private async lock(transaction: EntityManager, jobId: string): Promise<RatingSheet> {
    const fresh = { jobId, criteria: DEFAULTS, version: 0, updatedAt: this.clock.now() };
    await insertOnce(transaction, RatingSheetRow, fresh);
    const lock = { mode: "pessimistic_write" } as const;
    const row = await transaction.findOneOrFail(RatingSheetRow, { where: { jobId }, lock });
    return { criteria: row.criteria, version: row.version };
  }

  private async job(actor: Actor, idOrCode: string): Promise<Job> {
    requireUser(actor);
    const job = await this.jobs.get(actor, idOrCode);
    requireStaffOf(actor, job.companyId, "job");
    return job;
  }
}

function checkNames(names: readonly string[]): void {
  names.forEach((name, n) => {
    const isTaken = names.some((other, m) => m < n && other.toLowerCase() === name.toLowerCase());
    if (isTaken)
      throw badInput(texts.criteriaTwice, { [`criteria.${n}.name`]: texts.criteriaTwice });
  });
}
