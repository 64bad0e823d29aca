import DataLoader from "dataloader";
import { In, type DataSource, type EntityManager } from "typeorm";
import { interviewErrorTexts as texts } from "#texts/interviews";
import { requireUser, type Actor } from "../../../core/actor.js";
import { days, later, minutes, type Clock } from "../../../core/clock.js";
import { badInput, conflict, notFound } from "../../../core/errors.js";
import { isId, newId } from "../../../core/ids.js";
import type { Input } from "../../../core/input.js";
import { parse } from "../../../core/validation.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import type { RateLimits, Limit } from "../../../kit/rate-limits.js";
import type { AccountService } from "../../accounts/account.service.js";
import type { User } from "../../accounts/user.entity.js";
import type { Application } from "../../applications/application.entity.js";
import { joinApplication } from "../../applications/application.joins.js";
import type { StaffAccess, StaffView } from "../../applications/stages/staff-access.service.js";
import { OPEN_STAGES, requireParty } from "../../applications/stages/stage.policy.js";
import type { OutboxService } from "../../outbox/outbox.service.js";
import { Interview } from "./interview.entity.js";
import type { InterviewView } from "./interview.types.js";
import {
  cancelSchema,
  changeSchema,
  scheduleSchema,
  type Details,
} from "./interview.validation.js";
import { localTime, momentOf } from "./zoned-time.js";

/** Invitations, changes, and cancelations, by the person who sends them. */
const INTERVIEW_MAILS: Limit = {
  name: "interview-notices",
  points: 200,
  seconds: 24 * 3600,
};

const MAX_AHEAD_MS = days(366);
const MAX_PLANNED = 10;
const SHOWN = 50;
/** Longer than a move can be undone. */
const SETTLED_MS = minutes(2);
const CANCEL_AT_ONCE = 50;

interface InterviewNeeds {
  dataSource: DataSource;
  access: StaffAccess;
  accounts: Pick<AccountService, "find" | "findMany">;
  limits: RateLimits;
  outbox: OutboxService;
  clock: Clock;
}

const OF_CLOSED = `SELECT i.id, i.sequence FROM interviews i ${joinApplication("i.applicationId")}
  WHERE i.canceledAt IS NULL AND i.startsAt > ? AND a.status IN ('REJECTED', 'WITHDRAWN')
  AND a.stageChangedAt < ? LIMIT ? FOR UPDATE SKIP LOCKED`;

/** What the email tells. */
export interface Invitation {
  interview: Interview;
  candidate: User;
  /** Null once that account is deleted or turned off. */
  recruiter: User | null;
  application: Application;
}

/** Interviews that candidates are invited to: the emails, and the event in their calendars. */
export class InterviewService {
  /** Loads those of many applications at once; caches nothing. */
  private readonly ofApplications: DataLoader<string, Interview[]>;

  constructor(private readonly needs: InterviewNeeds) {
    this.ofApplications = new DataLoader((ids) => this.rowsOf(ids), { cache: false });
  }

  /**
   * Those of an application, the latest first, for its candidate and the staff of its company.
   * @throws as `requireParty`
   */
  async list(actor: Actor, application: Application): Promise<InterviewView[]> {
    const { id: applicationId, userId, job } = application;
    requireParty(actor, { userId, companyId: job.companyId });
    const rows = await this.ofApplications.load(applicationId);
    return this.present(rows, this.needs.access.canWorkOn(actor, application));
  }

  private async rowsOf(applicationIds: readonly string[]): Promise<Interview[][]> {
    const rows = await this.needs.dataSource.manager.find(Interview, {
      where: { applicationId: In(applicationIds) },
      order: { startsAt: "DESC", id: "DESC" },
    });
    return applicationIds.map((id) =>
      rows.filter(({ applicationId }) => applicationId === id).slice(0, SHOWN),
    );
  }

  /**
   * Plans an interview, and mails the candidate.
   * @throws as `StaffAccess.getToWorkOn`; BAD_INPUT; CONFLICT unless the application is in INTERVIEW; RATE_LIMITED
   */
  async schedule(actor: Actor, input: Input<typeof scheduleSchema>): Promise<InterviewView> {
    const { applicationId, ...details } = parse(scheduleSchema, input);
    const { user, application } = await this.needs.access.getToWorkOn(actor, applicationId);
    if (application.status !== "INTERVIEW") throw conflict("CONFLICT", texts.notInInterview);
    const columns = this.columnsOf(details);
    await this.needs.limits.consume(INTERVIEW_MAILS, user.id);
    const [id, now] = [newId(), this.needs.clock.now()];
    const organizer = await this.organizerOf(user.id);
    await inTransaction(this.needs.dataSource, async (transaction) => {
      await this.needs.access.hold(transaction, applicationId);
      await this.checkRoom(transaction, applicationId);
      await transaction.insert(Interview, {
        id,
        applicationId,
        userId: application.userId,
        ...columns,
        recruiterId: user.id,
        ...organizer,
        sequence: 0,
        createdAt: now,
        updatedAt: now,
      });
      await this.mail(transaction, id, 0);
    });
    this.needs.outbox.nudge();
    return this.load(id);
  }

  /** Changes an interview, and mails the candidate. @throws as `schedule`; NOT_FOUND; CONFLICT if it was changed since, or is over */
  async change(actor: Actor, input: Input<typeof changeSchema>): Promise<InterviewView> {
    const { id, expectedVersion, ...details } = parse(changeSchema, input);
    const { user, application } = await this.find(actor, id);
    if (!OPEN_STAGES.includes(application.status)) throw conflict("CONFLICT", texts.notOpen);
    const columns = { ...this.columnsOf(details), recruiterId: user.id };
    await this.needs.limits.consume(INTERVIEW_MAILS, user.id);
    await this.write(id, expectedVersion, columns);
    return this.load(id);
  }

  /** Cancels an interview, and mails the candidate. @throws as `StaffAccess.getToWorkOn`; NOT_FOUND; CONFLICT as `change` */
  async cancel(actor: Actor, input: Input<typeof cancelSchema>): Promise<InterviewView> {
    const { id, expectedVersion } = parse(cancelSchema, input);
    const { user } = await this.find(actor, id);
    await this.needs.limits.consume(INTERVIEW_MAILS, user.id);
    const columns = { canceledAt: this.needs.clock.now(), recruiterId: user.id };
    await this.write(id, expectedVersion, columns);
    return this.load(id);
  }

  /**
   * Cancels what is planned for applications that were rejected or withdrawn, once that can't be undone anymore. Safe to run
   * on several instances at once. @returns how many
   */
  async cancelOfClosed(): Promise<number> {
    const canceled = await inTransaction(this.needs.dataSource, async (transaction) => {
      const now = this.needs.clock.now();
      const rows = await transaction.query<{ id: string; sequence: number }[]>(OF_CLOSED, [
        ...[now, later(now, -SETTLED_MS), CANCEL_AT_ONCE],
      ]);
      for (const { id, sequence } of rows) {
        const change = { canceledAt: now, updatedAt: now, sequence: sequence + 1 };
        await transaction.update(Interview, { id }, change);
        await this.mail(transaction, id, sequence + 1);
      }
      return rows.length;
    });
    if (canceled > 0) this.needs.outbox.nudge();
    return canceled;
  }

  /** For the mail worker; null if there is a newer email about it, or no one to send it to. */
  async findForMail(id: string, sequence: number): Promise<Invitation | null> {
    const interview = await this.needs.dataSource.manager.findOneBy(Interview, { id });
    if (interview?.sequence !== sequence || isOver(interview, this.needs.clock.now())) return null;
    const [application] = await this.needs.access.findMany([interview.applicationId]);
    const candidate = await this.needs.accounts.find(interview.userId);
    if (!application || !candidate || candidate.disabledAt) return null;
    const { recruiterId } = interview;
    const found = recruiterId === null ? null : await this.needs.accounts.find(recruiterId);
    return { interview, candidate, application, recruiter: found?.disabledAt ? null : found };
  }

  private columnsOf({ startsAt: local, ...details }: Details) {
    const refuse = (message: string) => badInput(message, { startsAt: message });
    const startsAt = momentOf(local, details.timeZone);
    if (startsAt === null) throw refuse(texts.noSuchTime);
    const now = this.needs.clock.now();
    if (startsAt <= now) throw refuse(texts.past);
    if (startsAt > later(now, MAX_AHEAD_MS)) throw refuse(texts.tooFar);
    return { ...details, startsAt };
  }

  private async checkRoom(transaction: EntityManager, applicationId: string): Promise<void> {
    const rows = await transaction.findBy(Interview, { applicationId });
    const now = this.needs.clock.now();
    const planned = rows.filter((row) => stateOf(row, now) === "PLANNED");
    if (planned.length >= MAX_PLANNED) throw conflict("CONFLICT", texts.tooMany(MAX_PLANNED));
  }

  private async write(
    id: string,
    expectedVersion: number,
    columns: Partial<Interview>,
  ): Promise<void> {
    await inTransaction(this.needs.dataSource, async (transaction) => {
      const lock = { mode: "pessimistic_write" } as const;
      const row = await transaction.findOne(Interview, { where: { id }, lock });
      if (!row) throw notFound("interview");
      if (row.sequence !== expectedVersion) throw conflict("CONFLICT", texts.changed);
      const now = this.needs.clock.now();
      if (stateOf(row, now) !== "PLANNED") throw conflict("CONFLICT", texts.notPlanned);
      const sequence = row.sequence + 1;
      const organizer = row.organizerEmail === null && (await this.organizerOf(row.recruiterId));
      const change = { ...columns, ...organizer, sequence, updatedAt: now };
      await transaction.update(Interview, { id }, change);
      await this.mail(transaction, id, sequence);
    });
    this.needs.outbox.nudge();
  }

  /** Who the event in the candidate's calendar names. */
  private async organizerOf(userId: string | null) {
    const user = userId === null ? null : await this.needs.accounts.find(userId);
    return { organizerEmail: user?.email ?? null, organizerName: user?.name || null };
  }

  private mail(transaction: EntityManager, interviewId: string, sequence: number): Promise<void> {
    const notice = { kind: "INTERVIEW", payload: { interviewId, sequence } } as const;
    return this.needs.outbox.enqueue(transaction, notice, {
      dedupeKey: `interview:${interviewId}:${sequence}`,
    });
  }

  private async find(actor: Actor, id: string): Promise<StaffView> {
    requireUser(actor);
    const { manager } = this.needs.dataSource;
    const row = isId(id) ? await manager.findOneBy(Interview, { id }) : null;
    if (!row) throw notFound("interview");
    return this.needs.access.getToWorkOn(actor, row.applicationId);
  }

  /** For someone who may change it. */
  private async load(id: string): Promise<InterviewView> {
    const rows = await this.needs.dataSource.manager.findBy(Interview, { id: In([id]) });
    const [view] = await this.present(rows, true);
    if (!view) throw notFound("interview");
    return view;
  }

  private async present(rows: readonly Interview[], canChange: boolean): Promise<InterviewView[]> {
    const ids = [...new Set(rows.flatMap(({ recruiterId }) => recruiterId ?? []))];
    const people = ids.length === 0 ? [] : await this.needs.accounts.findMany(ids);
    const names = new Map(people.map(({ id, name }) => [id, name]));
    const now = this.needs.clock.now();
    return rows.map((row) => {
      const { id, applicationId, startsAt, timeZone, place, callUrl, interviewer, message } = row;
      const state = stateOf(row, now);
      return {
        id,
        applicationId,
        startsAt,
        timeZone,
        minutes: row.minutes,
        place,
        callUrl,
        interviewer,
        message,
        state,
        version: row.sequence,
        startsAtLocal: localTime(startsAt, timeZone),
        recruiterName: names.get(row.recruiterId ?? "") || null,
        viewerCanChange: canChange && state === "PLANNED",
      };
    });
  }
}

const isOver = ({ startsAt, minutes: length }: Interview, now: Date): boolean =>
  later(startsAt, minutes(length)) <= now;

function stateOf(interview: Interview, now: Date) {
  if (interview.canceledAt) return "CANCELED";
  return isOver(interview, now) ? "OVER" : "PLANNED";
}
