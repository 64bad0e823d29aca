import { In, type DataSource, type EntityManager } from "typeorm";
import { requireUser, type Actor, type SignedIn } from "../../core/actor.js";
import type { Clock } from "../../core/clock.js";
import { notFound } from "../../core/errors.js";
import { isId, newId } from "../../core/ids.js";
import type { RateLimits } from "../../kit/rate-limits.js";
import { requireOwn } from "../../core/own.js";
import {
  decodeTimeCursor,
  encodeTimeCursor,
  pageSize,
  toPage,
  type Page,
} from "../../core/paging.js";
import { parse } from "../../core/validation.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { AccountService } from "../accounts/account.service.js";
import type { Job } from "../jobs/job.entity.js";
import type { JobService } from "../jobs/job.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import { Application } from "./application.entity.js";
import { APPLICATIONS } from "./application.limits.js";
import {
  applicationSchema,
  applicationTargetSchema,
  type ApplicationFields,
  type ApplicationInput,
} from "./application.validation.js";
import type { StageLog } from "./stages/stage-log.js";
import { requireParty } from "./stages/stage.policy.js";
import type { ResumeTextService } from "./texts/resume-text.service.js";
import type { ChosenResume, ResumeService } from "./resume.service.js";
import { Spool, type SpooledFile } from "./spooled-file.js";

/**
 * Reads a form to its end; its file, if any, goes to the spool.
 * @returns jobId (id or code), name, email (the session's own), location, visaType, relocation (boolean), linkedin,
 *   phone, countryCode, existingResume (id or stored name). Role and company come from the job.
 */
export type ReadForm = (spool: Spool) => Promise<ApplicationInput>;

export interface Applied {
  application: Application;
  /** An application existed; only its resume was replaced. */
  renewed: boolean;
}

interface ApplicationNeeds {
  dataSource: DataSource;
  accounts: AccountService;
  jobs: JobService;
  resumes: ResumeService;
  texts: Pick<ResumeTextService, "enqueue" | "nudge">;
  log: StageLog;
  limits: RateLimits;
  outbox: OutboxService;
  clock: Clock;
}

const MAX_COUNT = 1000;
const WITH_ALL = { job: { company: true }, resume: true };

/** Applying to jobs. A person has at most one application per job. */
export class ApplicationService {
  constructor(private readonly needs: ApplicationNeeds) {}

  /**
   * Applies, or replaces the resume of an earlier application (its other fields stay as first sent).
   * The file is stored first; then its row, the application and the mail are written in one transaction.
   * @param readForm called only if the person's limit allows it, since reading a form may include an upload
   * @throws NOT_FOUND, JOB_CLOSED, FORBIDDEN, BAD_INPUT, RATE_LIMITED, FILE_TYPE, FILE_TOO_LARGE, PROVIDER_UNAVAILABLE
   */
  async apply(actor: Actor, readForm: ReadForm): Promise<Applied> {
    const user = requireUser(actor);
    await this.needs.limits.consume(APPLICATIONS, user.id);
    const spool = new Spool();
    try {
      return await this.applyWith(user, await readForm(spool), spool.file);
    } finally {
      await spool.close();
    }
  }

  /**
   * One application, for its candidate and for staff of the job's company.
   * @throws UNAUTHENTICATED; FORBIDDEN for API keys; NOT_FOUND for everyone else; SECOND_FACTOR_REQUIRED for staff without one
   */
  async get(actor: Actor, id: string): Promise<Application> {
    requireUser(actor);
    const application = orNotFound(isId(id) ? await this.findOne({ id }) : null);
    const { userId, job } = application;
    requireParty(actor, { userId, companyId: job.companyId });
    return application;
  }

  /** The actor's application to this job (id or code), or null. */
  async findOwn(actor: Actor, jobId: string): Promise<Application | null> {
    const user = requireUser(actor);
    const job = await this.needs.jobs.find(actor, jobId);
    if (!job) return null;
    return this.findOne({ userId: user.id, jobId: job.id });
  }

  /** The actor's newest application, or null. */
  async findLast(actor: Actor): Promise<Application | null> {
    const { id: userId } = requireUser(actor);
    const [newest] = await this.needs.dataSource.manager.find(Application, {
      where: { userId },
      relations: WITH_ALL,
      order: { updatedAt: "DESC", id: "DESC" },
      take: 1,
    });
    return newest ?? null;
  }

  /** @param email if given, must be the session's own. @throws NOT_FOUND, FORBIDDEN, UNAUTHENTICATED */
  async getOwn(actor: Actor, jobId: string, email: string | undefined): Promise<Application> {
    requireOwn(requireUser(actor), { email });
    return orNotFound(await this.findOwn(actor, jobId));
  }

  /** @param email if given, must be the session's own. @throws NOT_FOUND, FORBIDDEN, UNAUTHENTICATED */
  async getLast(actor: Actor, email: string | undefined): Promise<Application> {
    requireOwn(requireUser(actor), { email });
    return orNotFound(await this.findLast(actor));
  }

  /** The actor's applications to these jobs, in the order of the ids; visitors and partners have none. */
  async listOwn(actor: Actor, jobIds: readonly string[]): Promise<(Application | null)[]> {
    if (actor.kind !== "user") return jobIds.map(() => null);
    const rows = await this.needs.dataSource.manager.find(Application, {
      where: { userId: actor.id, jobId: In([...jobIds]) },
      relations: WITH_ALL,
    });
    const byJob = new Map(rows.map((row) => [row.jobId, row]));
    return jobIds.map((jobId) => byJob.get(jobId) ?? null);
  }

  /** The actor's applications to these jobs. @throws UNAUTHENTICATED, BAD_INPUT for more than 100 */
  async listOwnTo(actor: Actor, jobIds: readonly string[]): Promise<Application[]> {
    const user = requireUser(actor);
    if (jobIds.length === 0) return [];
    const jobId = In(jobIds.slice(0, pageSize(jobIds.length)));
    const where = { userId: user.id, jobId };
    return this.needs.dataSource.manager.find(Application, { where, relations: WITH_ALL });
  }

  /**
   * The actor's applications, newest first.
   * @param jobIds only to these jobs; to all if null
   * @throws UNAUTHENTICATED; FORBIDDEN for API keys; BAD_INPUT for a bad size or cursor, or more than 100 jobs
   */
  async pageOwn(
    actor: Actor,
    { first, after, jobIds }: { first: number; after: string | null; jobIds: string[] | null },
  ): Promise<Page<Application>> {
    const { id: userId } = requireUser(actor);
    const limit = pageSize(first);
    if (jobIds && jobIds.length > 0) pageSize(jobIds.length);
    const all = () => {
      const query = this.needs.dataSource.manager
        .createQueryBuilder(Application, "a")
        .where("a.userId = :userId", { userId });
      if (jobIds) query.andWhere({ jobId: In(jobIds) });
      return query;
    };
    const query = all();
    if (after)
      query.andWhere(
        "(a.appliedAt < :time OR (a.appliedAt = :time AND a.id < :id))",
        decodeTimeCursor(after),
      );
    const rows = await query
      .innerJoinAndSelect("a.job", "job")
      .innerJoinAndSelect("job.company", "company")
      .innerJoinAndSelect("a.resume", "resume")
      .orderBy({ "a.appliedAt": "DESC", "a.id": "DESC" })
      .limit(limit + 1)
      .getMany();
    const cursorOf = ({ appliedAt, id }: Application) => encodeTimeCursor(appliedAt, id);
    const countAll = async () => Math.min(await all().getCount(), MAX_COUNT);
    return toPage(rows, limit, cursorOf, Boolean(after), countAll);
  }

  /** For the confirmation mail; without an access check. */
  findForMail(id: string): Promise<Application | null> {
    return this.findOne({ id });
  }

  private async applyWith(
    user: SignedIn,
    input: ApplicationInput,
    file: SpooledFile | null,
  ): Promise<Applied> {
    const { jobId, email, existingResume } = parse(applicationTargetSchema, input);
    requireOwn(user, { email });
    const job = await this.needs.jobs.getOpen(user, jobId);
    const earlier = await this.needs.dataSource.manager.findOneBy(Application, {
      userId: user.id,
      jobId: job.id,
    });
    const fields = earlier ?? parse(applicationSchema, input);
    const resume = await this.needs.resumes.choose(user, file, existingResume, earlier?.resumeId);
    const { id, renewed } = await this.write(user, job, fields, resume);
    this.needs.outbox.nudge();
    this.needs.texts.nudge();
    return { application: await this.load(id), renewed };
  }

  private async write(user: SignedIn, job: Job, fields: ApplicationFields, resume: ChosenResume) {
    try {
      return await inTransaction(this.needs.dataSource, async (transaction) => {
        // Before any insert: concurrent requests of one person wait here instead of colliding at a unique key.
        await this.needs.accounts.lock(transaction, user.id);
        // The job may have been closed during the upload.
        await this.needs.jobs.holdOpen(transaction, job.id);
        await this.needs.resumes.record(transaction, resume);
        const written = await this.insertOrRenew(transaction, user, job, fields, resume);
        await this.needs.texts.enqueue(transaction, resume.id, user.id);
        const payload = { applicationId: written.id, renewed: written.renewed };
        await this.needs.outbox.enqueue(transaction, { kind: "APPLICATION_RECEIVED", payload });
        return written;
      });
    } catch (error) {
      await this.needs.resumes.takeBack(resume);
      throw error;
    }
  }

  /** The person's row must be locked. */
  private async insertOrRenew(
    transaction: EntityManager,
    user: SignedIn,
    job: Job,
    { name, phone, countryCode, location, visaType, relocation, linkedin }: ApplicationFields,
    { id: resumeId }: ChosenResume,
  ): Promise<{ id: string; renewed: boolean }> {
    const now = this.needs.clock.now();
    const key = { userId: user.id, jobId: job.id };
    const lock = { mode: "pessimistic_write" } as const;
    const earlier = await transaction.findOne(Application, { where: key, lock });
    if (earlier) return this.renew(transaction, user, earlier, resumeId);
    const id = newId();
    await transaction.insert(Application, {
      id,
      ...key,
      companyId: job.companyId,
      resumeId,
      status: "SUBMITTED",
      movedAt: now,
      email: user.email,
      name,
      phone,
      countryCode,
      location,
      visaType,
      relocation,
      linkedin,
      appliedAt: now,
      updatedAt: now,
    });
    const event = { applicationId: id, fromStatus: null, actorId: user.id, at: now } as const;
    await this.needs.log.record(transaction, {
      ...event,
      kind: "SUBMITTED",
      toStatus: "SUBMITTED",
    });
    return { id, renewed: false };
  }

  /** Replaces the resume; a withdrawn application is also sent again. */
  private async renew(
    transaction: EntityManager,
    { id: actorId }: SignedIn,
    { id, status }: Application,
    resumeId: string,
  ): Promise<{ id: string; renewed: boolean }> {
    const now = this.needs.clock.now();
    const isBack = status === "WITHDRAWN";
    const toStatus = isBack ? "SUBMITTED" : status;
    await transaction.update(
      Application,
      { id },
      {
        resumeId,
        updatedAt: now,
        ...(isBack
          ? { status: toStatus, appliedAt: now, movedAt: now, version: () => "version + 1" }
          : {}),
      },
    );
    const kind = isBack ? "REAPPLIED" : "RESUME_REPLACED";
    const event = {
      applicationId: id,
      kind,
      fromStatus: status,
      toStatus,
      actorId,
      at: now,
    } as const;
    await this.needs.log.record(transaction, event);
    return { id, renewed: true };
  }

  private findOne(where: { id: string } | { userId: string; jobId: string }) {
    return this.needs.dataSource.manager.findOne(Application, { where, relations: WITH_ALL });
  }

  private async load(id: string): Promise<Application> {
    return orNotFound(await this.findOne({ id }));
  }
}

function orNotFound(application: Application | null): Application {
  if (!application) throw notFound("application");
  return application;
}
