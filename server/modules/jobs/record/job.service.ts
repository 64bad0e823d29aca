import { In, type DataSource, type EntityManager } from "typeorm";
import { applicationTexts } from "#texts/application";
import { jobErrorTexts } from "#texts/errors";
import { requireKnown, type Actor } from "../../../core/actor.js";
import { badInput, conflict, forbidden, notFound } from "../../../core/errors.js";
import { pageSize } from "../../../core/paging.js";
import { parse } from "../../../core/validation.js";
import type { Reads } from "../../../kit/db/reads.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import type { Once } from "../../../kit/once.js";
import type { CompanyService } from "../../companies/company.service.js";
import { effectiveStatus, Job } from "./job.entity.js";
import { canPostJobFor, canReadJob, canReadJobs } from "./job.policy.js";
import { columnsOf } from "./job.columns.js";
import { requireVersion, type JobStore } from "./job.store.js";
import {
  createJobSchema,
  updateJobSchema,
  type CreateJob,
  type UpdateJob,
} from "./job.validation.js";
import { advertOf, newValues, type Advert } from "../posting/advert.js";
import { requirePublishable } from "../posting/advert-check.js";
import { salaryOf, salaryTextOf } from "../pay/salary-text.js";
import type { Cards } from "../reading/listed-job.rows.js";
import { refuse, refusedValues } from "../search/unknown-values.js";
import type {
  AddressPlace,
  AddressRange,
  JobAddress,
  JobListOptions,
  JobPage,
  JobSearch,
  Likeness,
} from "../search/job.search.js";

const MAX_SIMILAR = 20;
const MAX_COMPLETED = 20;
/** Lists at once: each is a search. */
export const MAX_LISTS = 8;

/** Jobs and their statuses: DRAFT → PUBLISHED → CLOSED (`JobClose`), or EXPIRED by date. */
export class JobService {
  private readonly dataSource: DataSource;

  constructor(
    private readonly store: JobStore,
    private readonly search: JobSearch,
    private readonly companies: CompanyService,
    private readonly reads: Reads,
  ) {
    this.dataSource = store.dataSource;
  }

  /**
   * Open jobs, best matches or newest first. A filter value is only refused on the first page: the last job that has it
   * may close while someone reads on.
   * @throws FORBIDDEN for a key without the scope, BAD_INPUT for a filter value that is refused
   */
  async list(actor: Actor, options: JobListOptions): Promise<JobPage> {
    if (!canReadJobs(actor)) throw forbidden(jobErrorTexts.notForThisKey);
    const page = await this.search.listOpen(options);
    const { filter, unknown, after, withCounts } = options;
    const refuses = unknown === "REFUSED" && !after;
    if (!refuses && !withCounts) return page;
    const known = {
      companyNames: (slugs: readonly string[]) => this.companies.namesOf(slugs),
      nearestValue: (parameter: string, value: string) =>
        this.search.nearestValue(parameter, value),
    };
    const refused = await refusedValues(filter, page.counts.unknown, known);
    if (refuses) await refuse(refused, known);
    return { ...page, counts: { ...page.counts, refused } };
  }

  /**
   * The first page of several lists, in their order. Filter values that no open job has are left out.
   * @throws FORBIDDEN for a key without the scope, BAD_INPUT for too many lists, a bad size, or bad words or filters
   */
  async lists(
    actor: Actor,
    searches: readonly Pick<JobListOptions, "query" | "filter">[],
    page: Pick<JobListOptions, "first" | "cards">,
  ): Promise<JobPage[]> {
    if (searches.length < 1 || searches.length > MAX_LISTS) {
      const message = jobErrorTexts.chooseLists(MAX_LISTS);
      throw badInput(message, { searches: message });
    }
    return Promise.all(
      searches.map(({ query, filter }) =>
        this.list(actor, { query, filter, ...page, unknown: "IGNORED" }),
      ),
    );
  }

  /**
   * Skills of open jobs that begin with what was typed, or have a word that does; those of most jobs first.
   * @throws BAD_INPUT for a bad size, FORBIDDEN for a key without the scope
   */
  completeSkill(actor: Actor, typed: string, first: number): Promise<string[]> {
    if (!canReadJobs(actor)) throw forbidden(jobErrorTexts.notForThisKey);
    return this.search.completeSkill(typed, pageSize(first, MAX_COMPLETED));
  }

  /**
   * Cities and states of the US whose names begin with what was typed, the larger ones first.
   * @throws BAD_INPUT for a bad size, FORBIDDEN for a key without the scope
   */
  completePlace(actor: Actor, typed: string, first: number): Promise<string[]> {
    if (!canReadJobs(actor)) throw forbidden(jobErrorTexts.notForThisKey);
    return this.search.completePlace(typed, pageSize(first, MAX_COMPLETED));
  }

  /** Open jobs like each of these, the most alike first. @throws BAD_INPUT for a bad size */
  listSimilar(jobs: readonly Likeness[], first: number, cards: Cards): Promise<Job[][]> {
    return this.search.alike(jobs, first, MAX_SIMILAR, cards);
  }

  /** By id or job code; null if there is none that the actor may see. @param cards what to read of it; everything if missing */
  async find(actor: Actor, idOrCode: string, cards?: Cards): Promise<Job | null> {
    if (!canReadJobs(actor)) throw forbidden(jobErrorTexts.notForThisKey);
    const job = await this.reads.forStrangers(({ manager }) =>
      this.store.load(manager, idOrCode, cards),
    );
    return job && canReadJob(actor, job) ? job : null;
  }

  /** Those of these jobs that the actor may see, open or closed, in the order of the ids. */
  async listVisible(actor: Actor, ids: readonly string[]): Promise<Job[]> {
    if (!canReadJobs(actor)) throw forbidden(jobErrorTexts.notForThisKey);
    if (ids.length === 0) return [];
    const jobs = new Map((await this.findMany(ids)).map((job) => [job.id, job]));
    return [...new Set(ids)].flatMap((id) => {
      const job = jobs.get(id);
      return job && canReadJob(actor, job) ? [job] : [];
    });
  }

  /** The ids of those of these jobs that the actor may see, open or closed, in the order given. */
  async listVisibleIds(actor: Actor, ids: readonly string[]): Promise<string[]> {
    if (!canReadJobs(actor)) throw forbidden(jobErrorTexts.notForThisKey);
    if (ids.length === 0) return [];
    const where = { id: In([...ids]) };
    const select = { id: true, companyId: true, status: true, takenDownAt: true } as const;
    const jobs = await this.dataSource.manager.find(Job, { where, select });
    const visible = new Set(jobs.filter((job) => canReadJob(actor, job)).map(({ id }) => id));
    return [...new Set(ids)].filter((id) => visible.has(id));
  }

  /** @throws NOT_FOUND "Job not found" */
  async get(actor: Actor, idOrCode: string): Promise<Job> {
    const job = await this.find(actor, idOrCode);
    if (!job) throw notFound("job");
    return job;
  }

  /**
   * The job, if it takes applications now. Applications rely on it, so it is read where they are written.
   * @throws NOT_FOUND, JOB_CLOSED
   */
  async getOpen(actor: Actor, idOrCode: string): Promise<Job> {
    if (!canReadJobs(actor)) throw forbidden(jobErrorTexts.notForThisKey);
    const job = await this.store.load(this.dataSource.manager, idOrCode);
    if (!job || !canReadJob(actor, job)) throw notFound("job");
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

  /** Whether there was a page of this job that staff took down. */
  async wasTakenDown(idOrCode: string): Promise<boolean> {
    const job = await this.reads.forStrangers(({ manager }) => this.store.load(manager, idOrCode));
    return job?.takenDownAt !== null && job?.takenDownAt !== undefined;
  }

  /** The companies of these jobs, without duplicates. */
  async companyIdsOf(jobIds: readonly string[]): Promise<string[]> {
    return [...new Set((await this.companiesOf(jobIds)).values())];
  }

  /** The ids of companies, by id of the job. */
  async companiesOf(jobIds: readonly string[]): Promise<Map<string, string>> {
    const where = { id: In([...jobIds]) };
    const select = { id: true, companyId: true } as const;
    const jobs = await this.dataSource.manager.find(Job, { where, select });
    return new Map(jobs.map(({ id, companyId }) => [id, companyId]));
  }

  /** With their companies; without an access check. */
  findMany(ids: readonly string[]): Promise<Job[]> {
    const where = { id: In([...ids]) };
    return this.dataSource.manager.find(Job, { where, relations: { company: true } });
  }

  acceptsApplications(job: Pick<Job, "status" | "validThrough">): boolean {
    return effectiveStatus(job, this.store.clock.now()) === "PUBLISHED";
  }

  statusOf(job: Job) {
    return effectiveStatus(job, this.store.clock.now());
  }

  now(): Date {
    return this.store.clock.now();
  }

  /** The open jobs' sitemap data, newest first. */
  listAddresses(range: AddressRange): Promise<JobAddress[]> {
    return this.search.openAddresses(range);
  }

  /** Where the parts of that list begin, each of this many jobs. */
  listAddressParts(size: number): Promise<AddressPlace[]> {
    return this.search.addressParts(size);
  }

  /** Open jobs by company id; companies without one are not in the map. */
  countOpen(companyIds: readonly string[]): Promise<Map<string, number>> {
    return this.search.countOpen(companyIds);
  }

  /** @throws FORBIDDEN if the actor may not post for the company; BAD_INPUT with field messages; what `Once` throws */
  async create(actor: Actor, input: CreateJob, once?: Once): Promise<Job> {
    requireKnown(actor);
    const { companyId, publish, ...given } = parse(createJobSchema, input);
    const company = await this.companies.find(companyId);
    if (!canPostJobFor(actor, companyId)) throw forbidden(jobErrorTexts.notYourCompany);
    if (!company) throw notFound("company");
    const advert = { ...given, salary: salaryOf(given) };
    if (publish) requirePublishable(advert);
    const opened = publish ? this.store.published() : {};
    const id = await this.store.make(once, (transaction, newId) =>
      this.store.insert(transaction, actor, { id: newId, companyId }, advert, opened),
    );
    return this.store.changed(actor, id);
  }

  /**
   * Changes the fields given. A job that has been published keeps to the rules of publishing. Values that the job has already
   * change nothing.
   * @throws NOT_FOUND, BAD_INPUT, CONFLICT for a closed job; StaleJobError for another version
   */
  async update(actor: Actor, input: UpdateJob): Promise<Job> {
    const { id, expectedVersion, ...change } = parse(updateJobSchema, input);
    await inTransaction(this.dataSource, async (transaction) => {
      const job = await this.store.editable(transaction, actor, id);
      if (job.status === "CLOSED") throw conflict("CONFLICT", jobErrorTexts.closedNotChanged);
      requireVersion(job, expectedVersion);
      const salary = changedSalary(advertOf(job), change);
      const given = { ...change, ...(salary === undefined ? {} : { salary }) };
      const columns = newValues(job, given);
      if (columns === null) return;
      if (job.status !== "DRAFT") requirePublishable({ ...advertOf(job), ...columns });
      await this.store.write(transaction, actor, job, columnsOf(columns));
    });
    return this.store.changed(actor, id);
  }

  /**
   * DRAFT → PUBLISHED for 60 days; an expired job opens again.
   * @throws NOT_FOUND, CONFLICT; BAD_INPUT for what is missing or must not be published
   */
  async publish(actor: Actor, id: string): Promise<Job> {
    await inTransaction(this.dataSource, async (transaction) => {
      const job = await this.store.editable(transaction, actor, id);
      if (job.status === "CLOSED") throw conflict("CONFLICT", jobErrorTexts.closedNotPublished);
      if (this.acceptsApplications(job)) return;
      const advert = advertOf(job);
      requirePublishable(advert);
      const columns = { ...this.store.published(), salary: salaryOf(advert) };
      await this.store.write(transaction, actor, job, columns);
    });
    return this.store.changed(actor, id);
  }
}

/**
 * The salary text of a changed job; undefined if it stays. Text made from the old range follows the
 * new one.
 */
function changedSalary(before: Advert, change: Partial<Advert>): string | undefined {
  const salaryRange = change.salaryRange === undefined ? before.salaryRange : change.salaryRange;
  if (change.salary !== undefined) return salaryOf({ salary: change.salary, salaryRange });
  const wasMade = before.salaryRange !== null && before.salary === salaryTextOf(before.salaryRange);
  return change.salaryRange && wasMade ? salaryTextOf(change.salaryRange) : undefined;
}
