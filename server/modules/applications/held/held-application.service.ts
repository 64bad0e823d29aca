import { MoreThan, type DataSource, type EntityManager } from "typeorm";
import { z } from "zod";
import { UNDO_MARGIN_SECONDS, UNDO_SECONDS } from "#site/undo-seconds";
import { applicationErrorTexts } from "#texts/errors";
import type { Backlog } from "../../../core/backlog.js";
import { requireUser, type Actor, type SignedIn } from "../../../core/actor.js";
import { later, minutes, seconds, type Clock } from "../../../core/clock.js";
import { AppError, conflict, notFound } from "../../../core/errors.js";
import { newId } from "../../../core/ids.js";
import type { Input } from "../../../core/input.js";
import type { Logger } from "../../../core/logger.js";
import { parse } from "../../../core/validation.js";
import { LeasedQueue } from "../../../kit/db/leased-queue.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import type { RateLimits } from "../../../kit/rate-limits.js";
import type { AccountService } from "../../accounts/account.service.js";
import type { Job } from "../../jobs/record/job.entity.js";
import type { JobService } from "../../jobs/record/job.service.js";
import type { OutboxService } from "../../outbox/outbox.service.js";
import { Application } from "../application.entity.js";
import { APPLICATIONS } from "../application.limits.js";
import type { ApplicationService, PreparedApplication, ReadForm } from "../application.service.js";
import type { ResumeService } from "../resume.service.js";
import { withSpool } from "../spooled-file.js";
import type { WhyNotSent } from "./application-not-sent.mail.js";
import { HeldApplication } from "./held-application.entity.js";

/** How long a candidate may take an application back: a little longer than the page offers it. */
export const HELD_MS = seconds(UNDO_SECONDS + UNDO_MARGIN_SECONDS);
/** In about 40 minutes; then the candidate is told that it was not sent. */
export const MAX_ATTEMPTS = 12;

const GIVEN_UP = "application given up";

const undoSchema = z.object({ id: z.string() });

interface Sender {
  user: Pick<SignedIn, "id" | "email">;
  job: Pick<Job, "id" | "companyId">;
}

interface HeldApplicationNeeds {
  dataSource: DataSource;
  applications: Pick<ApplicationService, "prepare" | "send" | "nudge">;
  resumes: Pick<ResumeService, "record" | "keeping">;
  accounts: Pick<AccountService, "lock" | "get" | "isDisabled">;
  jobs: Pick<JobService, "companiesOf">;
  limits: RateLimits;
  outbox: Pick<OutboxService, "enqueue">;
  clock: Clock;
  logger: Logger;
}

/**
 * Applications that wait for ten seconds, and a little longer, before they are sent. They wait here and not in the browser: they are sent even if it is
 * closed. Taking one back removes its row; sending one moves it to `applications` in one transaction, so that it is done once.
 */
export class HeldApplicationService {
  private readonly queue: LeasedQueue<HeldApplication>;

  constructor(private readonly needs: HeldApplicationNeeds) {
    const { dataSource, clock, logger } = needs;
    this.queue = new LeasedQueue(dataSource, clock, logger, {
      entity: HeldApplication,
      order: { "q.nextAttemptAt": "ASC" },
      batch: 20,
      atOnce: 4,
      longestWorkMs: seconds(30),
      maxAttempts: MAX_ATTEMPTS,
      retry: { firstMs: seconds(2), factor: 2, longestMs: minutes(10) },
      work: (held) => this.release(held),
      dueSince: "sendsAt",
      tell: {
        failed: "application not sent",
        givenUp: GIVEN_UP,
        facts: ({ id }) => ({ applicationId: id }),
      },
    });
  }

  /**
   * Applies, but sends the application only after ten seconds. Applying to the same job again within that time replaces it, under the
   * same id: a page in another tab can still take it back.
   * @throws as `ApplicationService.apply`
   */
  async hold(actor: Actor, readForm: ReadForm): Promise<HeldApplication> {
    const user = requireUser(actor);
    await this.needs.limits.consume(APPLICATIONS, user.id);
    return withSpool(async (spool) => {
      const input = await readForm(spool);
      return this.store(user, await this.needs.applications.prepare(user, input, spool.file));
    });
  }

  /**
   * Takes back the actor's own application before it is sent. Nothing is left of it.
   * @returns its id
   * @throws UNAUTHENTICATED; NOT_FOUND; CONFLICT once it is sent: then it can be withdrawn
   */
  async undo(actor: Actor, input: Input<typeof undoSchema>): Promise<string> {
    const user = requireUser(actor);
    const { id } = parse(undoSchema, input);
    return inTransaction(this.needs.dataSource, async (transaction) => {
      await this.needs.accounts.lock(transaction, user.id);
      const own = { id, userId: user.id };
      const sendsAt = MoreThan(this.needs.clock.now());
      const { affected } = await transaction.delete(HeldApplication, { ...own, sendsAt });
      if (affected === 1) return id;
      const isTooLate =
        (await transaction.existsBy(HeldApplication, own)) ||
        (await transaction.existsBy(Application, own));
      throw isTooLate
        ? conflict("CONFLICT", applicationErrorTexts.alreadySent)
        : notFound("application");
    });
  }

  onNudge(listener: () => void): void {
    this.queue.onNudge(listener);
  }

  /** Sends those whose time has come. @returns how many */
  drain(): Promise<number> {
    return this.queue.drain();
  }

  /** What waits in the queue, and what was given up. */
  backlog(): Promise<Backlog> {
    return this.queue.backlog();
  }

  private store(user: SignedIn, prepared: PreparedApplication): Promise<HeldApplication> {
    const { resumes, accounts } = this.needs;
    const { resume } = prepared;
    const held = this.rowOf(user, prepared);
    const { userId, jobId } = held;
    return resumes.keeping(resume, async (transaction) => {
      await accounts.lock(transaction, user.id);
      await resumes.record(transaction, resume);
      const replaced = await transaction.findOneBy(HeldApplication, { userId, jobId });
      const id = prepared.earlierId ?? replaced?.id ?? newId();
      await transaction.delete(HeldApplication, { userId, jobId });
      await transaction.insert(HeldApplication, { ...held, id });
      return transaction.findOneByOrFail(HeldApplication, { id });
    });
  }

  private rowOf({ id: userId }: SignedIn, { job, fields, resume }: PreparedApplication) {
    const now = this.needs.clock.now();
    const sendsAt = later(now, HELD_MS);
    const { name, phone, countryCode, location, visaType, relocation, linkedin } = fields;
    return {
      userId,
      jobId: job.id,
      resumeId: resume.id,
      answers: { name, phone, countryCode, location, visaType, relocation, linkedin },
      sendsAt,
      nextAttemptAt: sendsAt,
      createdAt: now,
    };
  }

  private async release(held: HeldApplication): Promise<void> {
    const { dataSource, applications } = this.needs;
    try {
      const sender = await this.senderOf(held);
      await inTransaction(dataSource, (transaction) => this.sendIn(transaction, held, sender));
    } catch (error) {
      const why = this.whyNeverSent(error, held);
      if (!why) throw error;
      await inTransaction(dataSource, (transaction) => this.drop(transaction, held, why));
    }
    applications.nudge();
  }

  /** Whose application it is and which company gets it. Read before the transaction, which has one connection. */
  private async senderOf({ userId, jobId }: HeldApplication): Promise<Sender> {
    const { email } = await this.needs.accounts.get(userId);
    const companyId = (await this.needs.jobs.companiesOf([jobId])).get(jobId);
    if (companyId === undefined) throw notFound("job");
    return { user: { id: userId, email }, job: { id: jobId, companyId } };
  }

  /** Waits at the person's row for an undo that came first; then there is nothing to send. */
  private async sendIn(
    transaction: EntityManager,
    { id }: HeldApplication,
    { user, job }: Sender,
  ): Promise<void> {
    await this.needs.accounts.lock(transaction, user.id);
    const held = await transaction.findOneBy(HeldApplication, { id });
    if (!held || held.sendsAt > this.needs.clock.now()) return;
    // Nothing is sent in the name of an account that was disabled in these seconds.
    if (!(await this.needs.accounts.isDisabled(transaction, user.id))) {
      const fields = { ...held.answers, resumeId: held.resumeId };
      await this.needs.applications.send(transaction, user, job, fields, id);
    }
    await transaction.delete(HeldApplication, { id });
  }

  /** Null if it is tried again. */
  private whyNeverSent(error: unknown, { id, attempts }: HeldApplication): WhyNotSent | null {
    if (error instanceof AppError && error.code === "JOB_CLOSED") return "JOB_CLOSED";
    if (attempts + 1 < MAX_ATTEMPTS) return null;
    this.needs.logger.error({ err: error, applicationId: id, attempts: attempts + 1 }, GIVEN_UP);
    return "FAILED";
  }

  /** Nothing is left that could be sent later, and an email tells the person, whose page may be closed. */
  private async drop(
    transaction: EntityManager,
    { id, userId, jobId, sendsAt }: HeldApplication,
    why: WhyNotSent,
  ): Promise<void> {
    // One that was held again under this id has another time.
    const { affected } = await transaction.delete(HeldApplication, { id, sendsAt });
    if (affected !== 1) return;
    const payload = { userId, jobId, why };
    await this.needs.outbox.enqueue(transaction, { kind: "APPLICATION_NOT_SENT", payload });
  }
}
