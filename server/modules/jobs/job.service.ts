import { In, type DataSource, type EntityManager } from "typeorm";
import { applicationTexts } from "#texts/application";
import { jobErrorTexts } from "#texts/errors";
import { requireKnown, type Actor } from "../../core/actor.js";
import { days, later, type Clock } from "../../core/clock.js";
import { conflict, forbidden, notFound } from "../../core/errors.js";
import { isId, newId } from "../../core/ids.js";
import { parse } from "../../core/validation.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { Page } from "../../core/paging.js";
import type { CompanyService } from "../companies/company.service.js";
import { effectiveStatus, Job, type CloseReason } from "./job.entity.js";
import { canEditJob, canPostJobFor, canReadJob, canReadJobs, canReadJobsOf } from "./job.policy.js";
import type { JobListOptions, JobSearch } from "./search/job.search.js";
import { columnsOf, nextCode } from "./job.rows.js";
import { indexJobs } from "./search/job-index.js";
import {
  createJobSchema,
  updateJobSchema,
  type CreateJob,
  type UpdateJob,
} from "./job.validation.js";

/** Days that a published job takes applications, unless it is closed earlier. */
const OPEN_DAYS = 60;
const JOB_CODE = /^[A-Z]{2,5}-\d{1,10}$/i;

/** Jobs and their statuses: DRAFT → PUBLISHED → CLOSED, or EXPIRED by date. */
export class JobService {
  /** Subscribers clear the public page cache. */
  private readonly changeListeners: (() => void)[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly search: JobSearch,
    private readonly companies: CompanyService,
    private readonly clock: Clock,
  ) {}

  onChange(listener: () => void): void {
    this.changeListeners.push(listener);
  }

  /** Open jobs, best matches or newest first. @throws FORBIDDEN for a key without the scope. */
  async list(actor: Actor, options: JobListOptions): Promise<Page<Job>> {
    if (!canReadJobs(actor)) throw forbidden(jobErrorTexts.notForThisKey);
    return this.search.listOpen(options);
  }

  /** A company's jobs, drafts included, for its members and those who may post for it. */
  async listOfCompany(
    actor: Actor,
    companyId: string,
    options: JobListOptions,
  ): Promise<Page<Job>> {
    requireKnown(actor);
    if (!canReadJobsOf(actor, companyId)) throw notFound("company");
    return this.search.listOfCompany(companyId, options);
  }

  /** By id or job code; null if there is none that the actor may see. */
  async find(actor: Actor, idOrCode: string): Promise<Job | null> {
    if (!canReadJobs(actor)) throw forbidden(jobErrorTexts.notForThisKey);
    const job = await this.load(this.dataSource.manager, idOrCode);
    return job && canReadJob(actor, job) ? job : null;
  }

  /** @throws NOT_FOUND "Job not found" */
  async get(actor: Actor, idOrCode: string): Promise<Job> {
    const job = await this.find(actor, idOrCode);
    if (!job) throw notFound("job");
    return job;
  }

  /**
   * The job, if it takes applications now.
   * @throws NOT_FOUND, JOB_CLOSED
   */
  async getOpen(actor: Actor, idOrCode: string): Promise<Job> {
    const job = await this.get(actor, idOrCode);
    if (this.acceptsApplications(job)) return job;
    throw conflict("JOB_CLOSED", applicationTexts.jobClosedText);
  }

  /** Whether the actor may post for this company. */
  canPostFor(actor: Actor, companyId: string): boolean {
    return canPostJobFor(actor, companyId);
  }

  /**
   * Keeps the job open until the transaction ends: closing it has to wait.
   * @throws JOB_CLOSED if it no longer takes applications
   */
  async holdOpen(transaction: EntityManager, id: string): Promise<void> {
    // Raw SQL, because TypeORM would use FOR SHARE, which MariaDB does not support.
    const [job] = await transaction.query<Pick<Job, "status" | "validThrough">[]>(
      "SELECT status, validThrough FROM jobs WHERE id = ? LOCK IN SHARE MODE",
      [id],
    );
    if (!job || !this.acceptsApplications(job))
      throw conflict("JOB_CLOSED", applicationTexts.jobClosedText);
  }

  /** The companies of these jobs, without duplicates. */
  async companyIdsOf(jobIds: readonly string[]): Promise<string[]> {
    const where = { id: In([...jobIds]) };
    const jobs = await this.dataSource.manager.find(Job, {
      where,
      select: { id: true, companyId: true },
    });
    return [...new Set(jobs.map(({ companyId }) => companyId))];
  }

  acceptsApplications(job: Pick<Job, "status" | "validThrough">): boolean {
    return effectiveStatus(job, this.clock.now()) === "PUBLISHED";
  }

  statusOf(job: Job) {
    return effectiveStatus(job, this.clock.now());
  }

  /** The open jobs' sitemap data, newest first. */
  listAddresses(limit: number): Promise<{ id: string; updatedAt: Date }[]> {
    return this.search.openAddresses(limit);
  }

  /** Open jobs by company id; companies without one are not in the map. */
  countOpen(companyIds: readonly string[]): Promise<Map<string, number>> {
    return this.search.countOpen(companyIds);
  }

  /** @throws FORBIDDEN if the actor may not post for the company; BAD_INPUT with field messages. */
  async create(actor: Actor, input: CreateJob): Promise<Job> {
    requireKnown(actor);
    const { companyId, publish, ...fields } = parse(createJobSchema, input);
    const company = await this.companies.find(companyId);
    if (!canPostJobFor(actor, companyId)) throw forbidden(jobErrorTexts.notYourCompany);
    if (!company) throw notFound("company");
    const id = newId();
    const now = this.clock.now();
    await inTransaction(this.dataSource, async (transaction) => {
      await transaction.insert(Job, {
        id,
        code: await nextCode(transaction),
        companyId,
        ...columnsOf(fields),
        searchText: "",
        status: "DRAFT",
        createdAt: now,
        updatedAt: now,
        ...(publish ? this.published(now) : {}),
      });
      await indexJobs(transaction, [id]);
    });
    return this.changed(actor, id);
  }

  /**
   * Changes the fields given.
   * @throws NOT_FOUND, BAD_INPUT, CONFLICT for a closed job
   */
  async update(actor: Actor, input: UpdateJob): Promise<Job> {
    const { id, ...change } = parse(updateJobSchema, input);
    await inTransaction(this.dataSource, async (transaction) => {
      const job = await this.editable(transaction, actor, id);
      if (job.status === "CLOSED") throw conflict("CONFLICT", jobErrorTexts.closedNotChanged);
      const columns = { ...columnsOf(change), updatedAt: this.clock.now() };
      await transaction.update(Job, { id: job.id }, columns);
      await indexJobs(transaction, [job.id]);
    });
    return this.changed(actor, id);
  }

  /** DRAFT → PUBLISHED for 60 days; an expired job opens again. @throws NOT_FOUND, CONFLICT */
  async publish(actor: Actor, id: string): Promise<Job> {
    await inTransaction(this.dataSource, async (transaction) => {
      const job = await this.editable(transaction, actor, id);
      if (job.status === "CLOSED") throw conflict("CONFLICT", jobErrorTexts.closedNotPublished);
      if (this.acceptsApplications(job)) return;
      await transaction.update(Job, { id: job.id }, this.published(this.clock.now()));
      await indexJobs(transaction, [job.id]);
    });
    return this.changed(actor, id);
  }

  /**
   * Stops applications. Closing a closed job does nothing.
   * @throws NOT_FOUND, CONFLICT for a draft
   */
  async close(actor: Actor, id: string, reason: CloseReason): Promise<Job> {
    await inTransaction(this.dataSource, async (transaction) => {
      const job = await this.editable(transaction, actor, id);
      if (job.status === "DRAFT") throw conflict("CONFLICT", jobErrorTexts.draftNotClosed);
      if (job.status === "CLOSED") return;
      const now = this.clock.now();
      const change = {
        status: "CLOSED",
        closeReason: reason,
        closedAt: now,
        updatedAt: now,
      } as const;
      await transaction.update(Job, { id: job.id }, change);
      await indexJobs(transaction, [job.id]);
    });
    return this.changed(actor, id);
  }

  private published(now: Date) {
    return {
      status: "PUBLISHED",
      publishedAt: now,
      validThrough: later(now, days(OPEN_DAYS)),
      updatedAt: now,
    } as const;
  }

  /**
   * Locks and returns the job, if the actor may edit it; other people's jobs look like missing
   * ones.
   */
  private async editable(transaction: EntityManager, actor: Actor, id: string): Promise<Job> {
    requireKnown(actor);
    // Locks only the job's row: a join would also lock the company, which all its jobs share.
    const where = keyOf(id);
    const lock = { mode: "pessimistic_write" } as const;
    const locked = where && (await transaction.findOne(Job, { where, lock }));
    const job = locked && (await this.load(transaction, id));
    if (!job || !canReadJobsOf(actor, job.companyId)) throw notFound("job");
    if (!canEditJob(actor, job)) throw forbidden();
    return job;
  }

  private async load(manager: EntityManager, idOrCode: string): Promise<Job | null> {
    const where = keyOf(idOrCode);
    return where && manager.findOne(Job, { where, relations: { company: true } });
  }

  private async changed(actor: Actor, id: string): Promise<Job> {
    for (const listener of this.changeListeners) listener();
    const job = await this.load(this.dataSource.manager, id);
    if (!job || !canReadJob(actor, job)) throw notFound("job");
    return job;
  }
}

/** The column to look a job up by: id or code. Null if the text is neither. */
function keyOf(idOrCode: string): { id: string } | { code: string } | null {
  if (isId(idOrCode)) return { id: idOrCode };
  return JOB_CODE.test(idOrCode) ? { code: idOrCode } : null;
}
