import type { DataSource, EntityManager } from "typeorm";
import { requireUser, type Actor, type SignedIn } from "../../core/actor.js";
import type { Clock } from "../../core/clock.js";
import { isId, newId } from "../../core/ids.js";
import { countApplication } from "../../core/metrics/counts.js";
import { onceWritten } from "../../kit/db/transactions.js";
import type { RateLimits } from "../../kit/rate-limits.js";
import { requireOwn } from "../../core/own.js";
import { parse } from "../../core/validation.js";
import type { AccountService } from "../accounts/account.service.js";
import type { ProfileService } from "../accounts/profile.service.js";
import type { Job } from "../jobs/record/job.entity.js";
import type { JobService } from "../jobs/record/job.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import { Application } from "./application.entity.js";
import { WITH_JOB_AND_RESUME, orNotFound } from "./application.rows.js";
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
import { withSpool, type Spool, type SpooledFile } from "./spooled-file.js";

/**
 * Reads a form to its end; its file, if any, goes to the spool.
 * @returns jobId (id or code), name, email (the session's own), location, visaType, relocation (boolean, or null), linkedin,
 *   phone, countryCode, existingResume (id or stored name). Role and company come from the job.
 */
export type ReadForm = (spool: Spool) => Promise<ApplicationInput>;

export interface Applied {
  application: Application;
  /** An application existed; only its resume was replaced. */
  renewed: boolean;
}

/** An application that was checked, and whose file is stored. */
export interface PreparedApplication {
  job: Job;
  /** Id of the person's earlier application to this job, which this one renews; null if there is none. */
  earlierId: string | null;
  fields: ApplicationFields;
  resume: ChosenResume;
}

/** The answers of an application, and the resume that goes with them. */
export type SentFields = ApplicationFields & { resumeId: string };
type Applicant = Pick<SignedIn, "id" | "email">;

interface ApplicationNeeds {
  dataSource: DataSource;
  accounts: AccountService;
  profiles: Pick<ProfileService, "fillIn">;
  jobs: JobService;
  resumes: ResumeService;
  texts: Pick<ResumeTextService, "enqueue" | "nudge">;
  log: StageLog;
  limits: RateLimits;
  outbox: OutboxService;
  clock: Clock;
}

/** Applying to jobs. A person has at most one application per job; what they read of theirs is in `OwnApplicationService`. */
export class ApplicationService {
  constructor(private readonly needs: ApplicationNeeds) {}

  /**
   * Applies, or replaces the resume of an earlier application (its other fields stay as first sent).
   * The file is stored first; then its row, the application and the email are written in one transaction. In it, the answers of a
   * first application fill in what the person's profile lacks.
   * @param readForm called only if the person's limit allows it, since reading a form may include an upload
   * @throws NOT_FOUND, JOB_CLOSED, FORBIDDEN, BAD_INPUT, RATE_LIMITED, FILE_TYPE, FILE_TOO_LARGE, UNAVAILABLE
   */
  async apply(actor: Actor, readForm: ReadForm): Promise<Applied> {
    const user = requireUser(actor);
    await this.needs.limits.consume(APPLICATIONS, user.id);
    return withSpool(async (spool) => this.applyWith(user, await readForm(spool), spool.file));
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

  /** For the confirmation email; without an access check. */
  findForMail(id: string): Promise<Application | null> {
    return this.findOne({ id });
  }

  private async applyWith(
    user: SignedIn,
    input: ApplicationInput,
    file: SpooledFile | null,
  ): Promise<Applied> {
    const { job, fields, resume } = await this.prepare(user, input, file);
    const { id, renewed } = await this.write(user, job, fields, resume);
    this.nudge();
    return { application: await this.load(id), renewed };
  }

  /**
   * Checks an application and stores its file; nothing is written to the database yet.
   * @throws as `apply`
   */
  async prepare(
    user: SignedIn,
    input: ApplicationInput,
    file: SpooledFile | null,
  ): Promise<PreparedApplication> {
    const { jobId, email, existingResume } = parse(applicationTargetSchema, input);
    requireOwn(user, { email });
    const job = await this.needs.jobs.getOpen(user, jobId);
    const earlier = await this.needs.dataSource.manager.findOneBy(Application, {
      userId: user.id,
      jobId: job.id,
    });
    const fields = earlier ?? parse(applicationSchema, input);
    const resume = await this.needs.resumes.choose(user, file, existingResume, earlier?.resumeId);
    return { job, earlierId: earlier?.id ?? null, fields, resume };
  }

  /** Call after the commit of `send`. */
  nudge(): void {
    this.needs.outbox.nudge();
    this.needs.texts.nudge();
  }

  private write(user: SignedIn, job: Job, fields: ApplicationFields, resume: ChosenResume) {
    return this.needs.resumes.keeping(resume, async (transaction) => {
      // Before any insert: concurrent requests of one person wait here instead of colliding at a unique key.
      await this.needs.accounts.lock(transaction, user.id);
      await this.needs.resumes.record(transaction, resume);
      return this.send(transaction, user, job, { ...fields, resumeId: resume.id });
    });
  }

  /**
   * Writes an application and its notice in the caller's transaction, which has locked the person's row.
   * @param id of the application, if it is a new one
   * @throws JOB_CLOSED: the job may have been closed in the meantime
   */
  async send(
    transaction: EntityManager,
    user: Applicant,
    job: Pick<Job, "id" | "companyId">,
    fields: SentFields,
    id = newId(),
  ): Promise<{ id: string; renewed: boolean }> {
    await this.needs.jobs.holdOpen(transaction, job.id);
    const written = await this.insertOrRenew(transaction, user, job, fields, id);
    if (!written.renewed) await this.needs.profiles.fillIn(transaction, user.id, fields);
    await this.needs.texts.enqueue(transaction, fields.resumeId, user.id);
    const payload = { applicationId: written.id, renewed: written.renewed };
    await this.needs.outbox.enqueue(transaction, { kind: "APPLICATION_RECEIVED", payload });
    onceWritten(transaction, () => countApplication(written.renewed));
    return written;
  }

  private async insertOrRenew(
    transaction: EntityManager,
    user: Applicant,
    job: Pick<Job, "id" | "companyId">,
    { resumeId, ...answers }: SentFields,
    id: string,
  ): Promise<{ id: string; renewed: boolean }> {
    const { name, phone, countryCode, location, visaType, relocation, linkedin } = answers;
    const now = this.needs.clock.now();
    const key = { userId: user.id, jobId: job.id };
    const lock = { mode: "pessimistic_write" } as const;
    const earlier = await transaction.findOne(Application, { where: key, lock });
    if (earlier) return this.renew(transaction, user, earlier, resumeId);
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
    { id: actorId }: Applicant,
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
    return this.needs.dataSource.manager.findOne(Application, {
      where,
      relations: WITH_JOB_AND_RESUME,
    });
  }

  private async load(id: string): Promise<Application> {
    return orNotFound(await this.findOne({ id }));
  }
}
