import { In, type DataSource, type EntityManager } from "typeorm";
import { applicationTexts } from "#texts/application";
import { requireUser, type Actor, type SignedIn } from "../../core/actor.js";
import type { Clock } from "../../core/clock.js";
import { conflict, notFound } from "../../core/errors.js";
import { newId } from "../../core/ids.js";
import type { RateLimits } from "../../core/rate-limits.js";
import { requireOwn } from "../../core/own.js";
import { pageSize } from "../../core/paging.js";
import { parse } from "../../core/validation.js";
import type { Job } from "../jobs/job.entity.js";
import type { JobService } from "../jobs/job.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import { Application } from "./application.entity.js";
import { APPLICATIONS } from "./application.limits.js";
import {
  applicationSchema,
  applicationTargetSchema,
  type ApplicationFields,
} from "./application.validation.js";
import type { IncomingFile } from "./resume-intake.js";
import type { ChosenResume, ResumeService } from "./resume.service.js";

export interface SentForm {
  /**
   * jobId (id or code), name, email (the session's own), location, visaType, relocation (boolean), linkedin, phone,
   * countryCode, existingResume (id or stored name). Role and company come from the job.
   */
  input: unknown;
  file: IncomingFile | null;
}

export interface Applied {
  application: Application;
  /** There was one before: only its resume was replaced. */
  renewed: boolean;
}

const WITH_ALL = { job: { company: true }, resume: true };

/** Applying to jobs. One person has at most one application to a job. */
export class ApplicationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobService,
    private readonly resumes: ResumeService,
    private readonly limits: RateLimits,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  /**
   * Applies, or renews the resume of an earlier application (all its other fields stay as they were sent first).
   * The file goes to the store first; then its row, the application and the mail are written together.
   * @param readForm called only after the person's limit let them in: reading a form may cost an upload
   * @throws NOT_FOUND, JOB_CLOSED, FORBIDDEN, BAD_INPUT, RATE_LIMITED, FILE_TYPE, FILE_TOO_LARGE, PROVIDER_UNAVAILABLE
   */
  async apply(actor: Actor, readForm: () => Promise<SentForm>): Promise<Applied> {
    const user = requireUser(actor);
    await this.limits.consume(APPLICATIONS, user.id);
    const { input, file } = await readForm();
    const { jobId, email, existingResume } = parse(applicationTargetSchema, input);
    requireOwn(user, { email });
    const job = await this.jobs.getOpen(actor, jobId);
    const earlier = await this.dataSource.manager.findOneBy(Application, {
      userId: user.id,
      jobId: job.id,
    });
    const fields = earlier ?? parse(applicationSchema, input);
    const resume = await this.resumes.choose(user, file, existingResume, earlier?.resumeId);
    const { id, renewed } = await this.write(user, job, fields, resume);
    this.outbox.nudge();
    return { application: await this.load(id), renewed };
  }

  /** The actor's application to this job (id or code), or null. */
  async findOwn(actor: Actor, jobId: string): Promise<Application | null> {
    const user = requireUser(actor);
    const job = await this.jobs.find(actor, jobId);
    if (!job) return null;
    return this.findOne({ userId: user.id, jobId: job.id });
  }

  /** The actor's newest application, or null. */
  async findLast(actor: Actor): Promise<Application | null> {
    const { id: userId } = requireUser(actor);
    const [newest] = await this.dataSource.manager.find(Application, {
      where: { userId },
      relations: WITH_ALL,
      order: { updatedAt: "DESC", id: "DESC" },
      take: 1,
    });
    return newest ?? null;
  }

  /** @param email when given, must be the session's own. @throws NOT_FOUND, FORBIDDEN, UNAUTHENTICATED */
  async getOwn(actor: Actor, jobId: string, email: string | undefined): Promise<Application> {
    requireOwn(requireUser(actor), { email });
    return orNotFound(await this.findOwn(actor, jobId));
  }

  /** @param email when given, must be the session's own. @throws NOT_FOUND, FORBIDDEN, UNAUTHENTICATED */
  async getLast(actor: Actor, email: string | undefined): Promise<Application> {
    requireOwn(requireUser(actor), { email });
    return orNotFound(await this.findLast(actor));
  }

  /** The actor's applications to these jobs, in their order; visitors and partners have none. */
  async listOwn(actor: Actor, jobIds: readonly string[]): Promise<(Application | null)[]> {
    if (actor.kind !== "user") return jobIds.map(() => null);
    const rows = await this.dataSource.manager.find(Application, {
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
    return this.dataSource.manager.find(Application, { where, relations: WITH_ALL });
  }

  /** For the mail that confirms it; no actor asks. */
  findForMail(id: string): Promise<Application | null> {
    return this.findOne({ id });
  }

  private async write(user: SignedIn, job: Job, fields: ApplicationFields, resume: ChosenResume) {
    try {
      return await this.dataSource.transaction(async (transaction) => {
        await lockPerson(transaction, user.id);
        await this.requireStillOpen(transaction, job);
        await this.resumes.record(transaction, resume);
        const written = await this.insertOrRenew(transaction, user, job, fields, resume);
        const payload = { applicationId: written.id, renewed: written.renewed };
        await this.outbox.enqueue(transaction, { kind: "APPLICATION_RECEIVED", payload });
        return written;
      });
    } catch (error) {
      await this.resumes.takeBack(resume);
      throw error;
    }
  }

  /** It may have been closed while the file was on its way; from here on it cannot be. */
  private async requireStillOpen(transaction: EntityManager, job: Job): Promise<void> {
    const [now] = await transaction.query<Pick<Job, "status" | "validThrough">[]>(
      "SELECT status, validThrough FROM jobs WHERE id = ? LOCK IN SHARE MODE",
      [job.id],
    );
    if (!now || !this.jobs.acceptsApplications(Object.assign(job, now)))
      throw conflict("JOB_CLOSED", applicationTexts.jobClosedText);
  }

  /** Expects the person's row locked. */
  private async insertOrRenew(
    transaction: EntityManager,
    user: SignedIn,
    job: Job,
    { name, phone, countryCode, location, visaType, relocation, linkedin }: ApplicationFields,
    { id: resumeId }: ChosenResume,
  ): Promise<{ id: string; renewed: boolean }> {
    const now = this.clock.now();
    const key = { userId: user.id, jobId: job.id };
    const earlier = await transaction.findOneBy(Application, key);
    if (earlier) {
      await transaction.update(Application, { id: earlier.id }, { resumeId, updatedAt: now });
      return { id: earlier.id, renewed: true };
    }
    const id = newId();
    await transaction.insert(Application, {
      id,
      ...key,
      resumeId,
      status: "SUBMITTED",
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
    return { id, renewed: false };
  }

  private findOne(where: { id: string } | { userId: string; jobId: string }) {
    return this.dataSource.manager.findOne(Application, { where, relations: WITH_ALL });
  }

  private async load(id: string): Promise<Application> {
    return orNotFound(await this.findOne({ id }));
  }
}

/**
 * Two posts of one person queue up here instead of meeting at a unique key. Before any insert: a row that refers to
 * the person takes a shared lock on theirs, and two that both hold one cannot both make it exclusive.
 */
const lockPerson = (transaction: EntityManager, userId: string): Promise<unknown> =>
  transaction.query("SELECT id FROM users WHERE id = ? FOR UPDATE", [userId]);

function orNotFound(application: Application | null): Application {
  if (!application) throw notFound("application");
  return application;
}
