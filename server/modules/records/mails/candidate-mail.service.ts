import { In, type DataSource, type EntityManager } from "typeorm";
import { z } from "zod";
import { candidateMailTexts as texts } from "#texts/candidate-mails";
import { requireUser, type Actor, type SignedIn } from "../../../core/actor.js";
import type { Clock } from "../../../core/clock.js";
import { badInput, conflict, notFound, type AppError } from "../../../core/errors.js";
import { isId, newId } from "../../../core/ids.js";
import type { Input } from "../../../core/input.js";
import { mapPage, nodesOf, type Page, type PageRequest } from "../../../core/paging.js";
import { pageByTime } from "../../../kit/db/time-pages.js";
import { refusalOf } from "../../../core/refusal-of.js";
import { parse } from "../../../core/validation.js";
import type { Mail } from "../../../integrations/mail/mail.js";
import { insertOnce } from "../../../kit/db/insert-once.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import type { RateLimits, Limit } from "../../../kit/rate-limits.js";
import type { AccountService } from "../../accounts/account.service.js";
import type { User } from "../../accounts/user.entity.js";
import type { Application } from "../../applications/application.entity.js";
import type { StaffAccess, StaffView } from "../../applications/stages/staff-access.service.js";
import type { MailSite } from "../../outbox/mail-content.js";
import type { OutboxService } from "../../outbox/outbox.service.js";
import type { ColleagueService } from "../colleague.service.js";
import { inScope, type RecordScope } from "../record-scope.js";
import { CandidateMailRow } from "./candidate-mail.entity.js";
import type { CandidateMail, CandidateMailState } from "./candidate-mail.types.js";
import { renderLetter, type Letter } from "./letter.js";
import { letterFields } from "./mail-template.service.js";
import { fillIn, type MergeValues } from "./merge-fields.js";

/** Emails to candidates, by the recruiter who sends them: two of the largest bulk a day, and some more. */
const MAILS_PER_SENDER: Limit = {
  name: "candidate-mail",
  points: 500,
  seconds: 24 * 3600,
};

const MAX_MAILS = 200;
/** What the columns can store. */
const MAX_FILLED = { subject: 300, body: 15_000 };

const applicationId = z.string();
const sendId = z.string().refine(isId, texts.badSendId);
const previewSchema = z.object({ applicationId, ...letterFields });
const sendSchema = previewSchema.extend({ sendId });
const sendAllSchema = z.object({
  sendId,
  ...letterFields,
  applicationIds: z
    .array(applicationId, { error: texts.chooseApplications(MAX_MAILS) })
    .min(1, texts.chooseApplications(MAX_MAILS))
    .max(MAX_MAILS, texts.chooseApplications(MAX_MAILS)),
});

type Draft = z.output<typeof sendSchema>;

/** Result for one of several emails. */
export interface SendResult {
  applicationId: string;
  mail: CandidateMail | null;
  /** Null if it is queued. */
  refusal: AppError | null;
}

interface CandidateMailNeeds {
  dataSource: DataSource;
  access: StaffAccess;
  accounts: Pick<AccountService, "find" | "get">;
  colleagues: ColleagueService;
  outbox: Pick<OutboxService, "enqueue" | "nudge" | "progressOf">;
  limits: RateLimits;
  site: MailSite;
  clock: Clock;
}

const outboxKey = (id: string): string => `candidate-mail:${id}`;

/**
 * Emails that recruiters write to candidates. They are personal, so they also reach those who turned off the automatic
 * ones about applications.
 */
export class CandidateMailService {
  constructor(private readonly needs: CandidateMailNeeds) {}

  /** Newest first. The caller has checked who may see them. */
  async list(scope: RecordScope, request: PageRequest): Promise<Page<CandidateMail>> {
    const { manager } = this.needs.dataSource;
    const all = () => inScope(manager.createQueryBuilder(CandidateMailRow, "m"), "m", scope);
    const page = await pageByTime(all, request, { by: "createdAt", direction: "DESC" });
    const shown = await this.present(nodesOf(page));
    return mapPage(page, ({ id }) => shown.get(id));
  }

  /** The email exactly as it would be sent now. @throws as `StaffAccess.getToWorkOn`; BAD_INPUT for unknown fields and empty lines */
  async preview(actor: Actor, input: Input<typeof previewSchema>): Promise<Mail> {
    const draft = parse(previewSchema, input);
    const view = await this.needs.access.getToWorkOn(actor, draft.applicationId);
    const sender = await this.needs.accounts.get(view.user.id);
    const to = await this.addressOf(view.application);
    const filled = this.fill(draft, view.application, sender);
    const jobRole = view.application.job.role;
    return renderLetter(this.needs.site, { to, sender, jobRole, ...filled });
  }

  /** Queues one email. @throws as `preview`; RATE_LIMITED beyond 500 a day */
  async send(actor: Actor, input: Input<typeof sendSchema>): Promise<CandidateMail> {
    const draft = parse(sendSchema, input);
    const sender = await this.needs.accounts.get(requireUser(actor).id);
    const id = await this.sendOne(actor, sender, draft);
    this.needs.outbox.nudge();
    return this.load(id);
  }

  /**
   * Queues the same email for several applications, each in a transaction of its own; no one gets it twice.
   * @throws UNAUTHENTICATED; FORBIDDEN for API keys; BAD_INPUT for unknown fields, empty lines, and none or more than 200
   */
  async sendAll(actor: Actor, input: Input<typeof sendAllSchema>): Promise<SendResult[]> {
    const user = requireUser(actor);
    const { applicationIds, ...draft } = parse(sendAllSchema, input);
    const sender = await this.needs.accounts.get(user.id);
    const ids = new Map<string, string>();
    const refusals = new Map<string, AppError | null>();
    for (const id of new Set(applicationIds)) {
      const refusal = await refusalOf(async () => {
        ids.set(id, await this.sendOne(actor, sender, { ...draft, applicationId: id }));
      });
      refusals.set(id, refusal);
    }
    this.needs.outbox.nudge();
    const mails = await this.byIds([...ids.values()]);
    return applicationIds.map((id) => ({
      applicationId: id,
      mail: mails.get(ids.get(id) ?? "") ?? null,
      refusal: refusals.get(id) ?? null,
    }));
  }

  /** For the mail worker; null if the email is gone. */
  async findLetter(id: string): Promise<Letter | null> {
    const { manager } = this.needs.dataSource;
    const row = await manager.findOneBy(CandidateMailRow, { id });
    if (!row) return null;
    const [application] = await this.needs.access.findMany([row.applicationId]);
    const candidate = await this.needs.accounts.find(row.userId);
    if (!application || !candidate) return null;
    const sender = row.senderId === null ? null : await this.needs.accounts.find(row.senderId);
    const { subject, body } = row;
    return { to: candidate.email, sender, jobRole: application.job.role, subject, body };
  }

  /** The mail server has taken it. */
  async markSent(id: string): Promise<void> {
    const sentAt = this.needs.clock.now();
    await this.needs.dataSource.manager.update(CandidateMailRow, { id }, { sentAt });
  }

  /** @returns the email's id; the first one's if it is a repetition */
  private async sendOne(actor: Actor, sender: User, draft: Draft): Promise<string> {
    const { user, application }: StaffView = await this.needs.access.getToWorkOn(
      actor,
      draft.applicationId,
    );
    const key = { sendId: draft.sendId, userId: application.userId, senderId: user.id };
    const { manager } = this.needs.dataSource;
    const earlier = await manager.findOneBy(CandidateMailRow, key);
    if (earlier) return sameOne(earlier, application);
    const filled = this.fill(draft, application, sender);
    await this.needs.limits.consume(MAILS_PER_SENDER, user.id);
    return inTransaction(this.needs.dataSource, async (transaction) => {
      await this.needs.access.hold(transaction, application.id);
      return this.write(transaction, user, application, { ...filled, sendId: draft.sendId });
    });
  }

  private async write(
    transaction: EntityManager,
    { id: senderId }: SignedIn,
    application: Application,
    { sendId: send, subject, body }: Pick<Draft, "sendId" | "subject" | "body">,
  ): Promise<string> {
    const id = newId();
    const key = { sendId: send, userId: application.userId, senderId };
    const createdAt = this.needs.clock.now();
    const row = { id, ...key, applicationId: application.id, subject, body, createdAt };
    if (!(await insertOnce(transaction, CandidateMailRow, row)))
      return sameOne(await transaction.findOneByOrFail(CandidateMailRow, key), application);
    const notice = { kind: "CANDIDATE_MAIL", payload: { candidateMailId: id } } as const;
    await this.needs.outbox.enqueue(transaction, notice, { dedupeKey: outboxKey(id) });
    return id;
  }

  private fill(
    { subject, body }: Pick<Draft, "subject" | "body">,
    { name, job }: Application,
    sender: User,
  ): Pick<Draft, "subject" | "body"> {
    const values: MergeValues = {
      firstName: name.split(" ")[0] ?? name,
      fullName: name,
      jobRole: job.role,
      jobId: job.code,
      jobLocation: job.companyLocation,
      company: job.company.name,
      recruiterName: sender.name || this.needs.site.name,
      siteName: this.needs.site.name,
    };
    const filled = { subject: fillIn(subject, values), body: fillIn(body, values) };
    for (const field of ["subject", "body"] as const)
      if (filled[field].length > MAX_FILLED[field])
        throw badInput(texts.filledTooLong, { [field]: texts.filledTooLong });
    return filled;
  }

  private async addressOf({ userId }: Application): Promise<string> {
    return (await this.needs.accounts.get(userId)).email;
  }

  private async load(id: string): Promise<CandidateMail> {
    const mail = (await this.byIds([id])).get(id);
    if (!mail) throw notFound("application");
    return mail;
  }

  private async byIds(ids: readonly string[]): Promise<Map<string, CandidateMail>> {
    if (ids.length === 0) return new Map();
    const { manager } = this.needs.dataSource;
    return this.present(await manager.findBy(CandidateMailRow, { id: In([...ids]) }));
  }

  private async present(rows: readonly CandidateMailRow[]): Promise<Map<string, CandidateMail>> {
    const { manager } = this.needs.dataSource;
    const waiting = rows.filter(({ sentAt }) => sentAt === null).map(({ id }) => outboxKey(id));
    const progress = await this.needs.outbox.progressOf(manager, waiting);
    const people = await this.needs.colleagues.byIds(rows.map(({ senderId }) => senderId));
    const shown = rows.map((row): CandidateMail => {
      const { id, applicationId, subject, body, createdAt } = row;
      const found = progress.get(outboxKey(id));
      const sentAt = row.sentAt ?? found?.doneAt ?? null;
      // Notices that were given up are forgotten after a while; those that wait are not.
      const state: CandidateMailState =
        sentAt !== null ? "SENT" : found && !found.deadAt ? "QUEUED" : "FAILED";
      const sender = people.get(row.senderId ?? "") ?? null;
      return { id, applicationId, subject, body, createdAt, sentAt, state, sender };
    });
    return new Map(shown.map((mail) => [mail.id, mail]));
  }
}

/** A repeated request gets the email that was queued before. @throws CONFLICT if the person gets it for another application */
function sameOne(earlier: CandidateMailRow, { id }: Application): string {
  if (earlier.applicationId !== id) throw conflict("CONFLICT", texts.samePerson);
  return earlier.id;
}
