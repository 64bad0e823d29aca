import { In, type DataSource, type EntityManager } from "typeorm";
import { jobErrorTexts } from "#texts/errors";
import { requireKnown, type Actor } from "../../../core/actor.js";
import { days, later, type Clock } from "../../../core/clock.js";
import { AppError, forbidden, notFound } from "../../../core/errors.js";
import { HTML_VERSION } from "../html/clean-html.js";
import { isId, newId } from "../../../core/ids.js";
import { insertOnce } from "../../../kit/db/insert-once.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import type { Once } from "../../../kit/once.js";
import type { ChangeFeed } from "../../changes/change-feed.js";
import { joinCompany } from "../../companies/company.joins.js";
import { Job } from "./job.entity.js";
import { createdBy, updatedBy, type JobEditorId } from "../workspace/job-editor.js";
import { cleanTexts } from "../html/job-html.js";
import { canEditJob, canPostJobFor, canReadJob, canReadJobsOf } from "./job.policy.js";
import { columnsOf, nextCode } from "./job.columns.js";
import { deletedJob, insertedJob, updatedJob } from "./job-write.js";
import type { Advert } from "../posting/advert.js";
import { LONG_CARDS, type Cards } from "../reading/listed-job.rows.js";

/** Days that a published job takes applications, unless it is closed earlier. */
export const OPEN_DAYS = 60;
const JOB_CODE = /^[A-Z]{2,5}-\d{1,10}$/i;

/** Past TypeORM, which takes longer to make the objects than the database takes to find the row. */
const selectBy = (key: "id" | "code", { columns }: Cards): string =>
  `SELECT ${columns} FROM jobs j ${joinCompany("j.companyId")} WHERE j.${key} = ?`;

/** The caller edited another version of the job than there is now. */
export class StaleJobError extends AppError {
  constructor(
    /** The job as it is now. */
    readonly job: Job,
  ) {
    super("CONFLICT", jobErrorTexts.changedMeanwhile);
  }
}

/** Another transaction was the first to make the job with this id at its source. */
export class AlreadyPosted extends Error {}

/** @throws StaleJobError if the caller expected another version; without an expectation, anything goes */
export function requireVersion(job: Job, expected: number | null | undefined): void {
  if (expected !== null && expected !== undefined && expected !== job.version)
    throw new StaleJobError(job);
}

/** Where a job comes from. */
export type Origin = Pick<Job, "source" | "externalId">;

interface NewJob {
  id: string;
  companyId: string;
  /** Default: the caller's own source. */
  origin?: Origin;
}

/** Reads and locks single jobs, for everything that changes them. */
export class JobStore {
  constructor(
    readonly dataSource: DataSource,
    readonly clock: Clock,
    readonly changes: ChangeFeed,
  ) {}

  /** By id or code. @param cards what to read of it; everything if missing */
  async load(
    manager: EntityManager,
    idOrCode: string,
    cards: Cards = LONG_CARDS,
  ): Promise<Job | null> {
    const where = keyOf(idOrCode);
    if (!where) return null;
    const [key, value] =
      "id" in where ? (["id", where.id] as const) : (["code", where.code] as const);
    const [row] = await manager.query<Record<string, unknown>[]>(selectBy(key, cards), [value]);
    return row ? cards.toJob(row) : null;
  }

  /** The ids of jobs, by each id or code given, in any case. What names no job stands for itself. */
  async idsOf(names: readonly string[]): Promise<Map<string, string>> {
    const named = In([...names]);
    const found = await this.dataSource.manager.find(Job, {
      where: [{ id: named }, { code: named }],
      select: { id: true, code: true },
    });
    const ids = new Map(
      found.flatMap(({ id, code }) => [id, code].map((name) => [name.toLowerCase(), id] as const)),
    );
    return new Map(names.map((name) => [name, ids.get(name.toLowerCase()) ?? name]));
  }

  /**
   * Locks and returns the job, if the actor may edit it; other people's jobs look like missing
   * ones.
   * @throws NOT_FOUND, FORBIDDEN
   */
  async editable(transaction: EntityManager, actor: Actor, id: string): Promise<Job> {
    requireKnown(actor);
    const job = await this.lock(transaction, id);
    if (!job || !canReadJobsOf(actor, job.companyId)) throw notFound("job");
    if (!canPostJobFor(actor, job.companyId)) throw forbidden();
    if (!canEditJob(actor, job)) throw forbidden(jobErrorTexts.notYourSource);
    return job;
  }

  /** Locks only the job's row: a join would also lock the company, which all its jobs share. */
  async lock(transaction: EntityManager, id: string): Promise<Job | null> {
    const where = keyOf(id);
    const lock = { mode: "pessimistic_write" } as const;
    const locked = where && (await transaction.findOne(Job, { where, lock }));
    return locked && this.load(transaction, id);
  }

  /**
   * Makes a job in a transaction, unless an earlier copy of the same request did.
   * @param insert inserts it, with this id
   * @returns the id of the job, the new one or the earlier one
   */
  make(
    once: Once | undefined,
    insert: (transaction: EntityManager, id: string) => Promise<void>,
  ): Promise<string> {
    const id = newId();
    return inTransaction(this.dataSource, async (transaction) => {
      const earlier = await once?.claim(transaction, id);
      if (earlier) return earlier;
      await insert(transaction, id);
      return id;
    });
  }

  /**
   * Inserts a draft.
   * @param opened columns of a job that is published at once
   * @throws AlreadyPosted
   */
  async insert(
    transaction: EntityManager,
    actor: Actor,
    { id, companyId, origin = originOf(actor) }: NewJob,
    advert: Advert,
    opened: Partial<Job> = {},
  ): Promise<void> {
    const now = this.clock.now();
    const row = {
      id,
      code: await nextCode(transaction),
      companyId,
      ...columnsOf(advert),
      ...cleanTexts(advert),
      ...origin,
      ...createdBy(requireKnown(actor)),
      status: "DRAFT" as const,
      publishedAt: null,
      takenDownAt: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
      ...opened,
    };
    if (!(await insertOnce(transaction, Job, row))) throw new AlreadyPosted();
    await this.changes.append(transaction, [insertedJob(row)]);
  }

  /** Inserts a job that continues a locked one, whose time is over: it takes over its id at the source. @throws AlreadyPosted */
  async replace(
    transaction: EntityManager,
    actor: Actor,
    job: Job,
    id: string,
    advert: Advert,
    opened: Partial<Job>,
  ): Promise<void> {
    const { companyId, source, externalId } = job;
    if (externalId !== null) await this.write(transaction, actor, job, { externalId: null });
    const origin = { source, externalId };
    await this.insert(transaction, actor, { id, companyId, origin }, advert, opened);
  }

  /** Writes the columns of a locked job as its next version. */
  async write(
    transaction: EntityManager,
    by: Actor | JobEditorId,
    job: Job,
    columns: Partial<Job>,
  ): Promise<void> {
    const now = { version: job.version + 1, updatedAt: this.clock.now() };
    const texts = job.textsVersion === HTML_VERSION ? {} : cleanTexts(job);
    const row = { ...texts, ...columns, ...updatedBy(by), ...now };
    await transaction.update(Job, { id: job.id }, row);
    await this.changes.append(transaction, [updatedJob(job, row)]);
  }

  /** Deletes a locked job, which no other row may refer to. */
  async remove(transaction: EntityManager, job: Job): Promise<void> {
    await transaction.delete(Job, { id: job.id });
    await this.changes.append(transaction, [deletedJob(job)]);
  }

  /** The columns of a job that opens now. */
  published() {
    const now = this.clock.now();
    return {
      status: "PUBLISHED",
      publishedAt: now,
      validThrough: later(now, days(OPEN_DAYS)),
      expiryNoticedAt: null,
    } as const;
  }

  /** The job as it is now, after a change. @throws NOT_FOUND */
  async changed(actor: Actor, id: string): Promise<Job> {
    const job = await this.load(this.dataSource.manager, id);
    if (!job || !canReadJob(actor, job)) throw notFound("job");
    return job;
  }
}

/** What a job of this actor comes from, unless it continues another one. */
const originOf = (actor: Actor): Origin => ({
  source: actor.kind === "partner" ? actor.source : null,
  externalId: null,
});

/** The column to look a job up by: id or code. Null if the text is neither. */
function keyOf(idOrCode: string): { id: string } | { code: string } | null {
  if (isId(idOrCode)) return { id: idOrCode };
  return JOB_CODE.test(idOrCode) ? { code: idOrCode } : null;
}
