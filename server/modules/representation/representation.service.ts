import { createHash } from "node:crypto";
import { In, IsNull, LessThan, MoreThan, type DataSource, type EntityManager } from "typeorm";
import { rateText } from "#texts/rates";
import { consentText, dayText, representationErrorTexts as texts } from "#texts/representation";
import {
  recruitsFor,
  requireSecondFactor,
  requireStaff,
  requireUser,
  type Actor,
  type SignedIn,
} from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import { days, later, type Clock } from "../../core/clock.js";
import { badInput, conflict, forbidden, notFound } from "../../core/errors.js";
import { newId } from "../../core/ids.js";
import type { Input } from "../../core/input.js";
import type { Page, PageRequest } from "../../core/paging.js";
import { parse } from "../../core/validation.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { RateLimits, Limit } from "../../kit/rate-limits.js";
import type { AccountService } from "../accounts/account.service.js";
import type { Application } from "../applications/application.entity.js";
import type { ApplicationService } from "../applications/application.service.js";
import { partyOf } from "../applications/stages/stage.policy.js";
import type { AuditService } from "../audit/audit.service.js";
import type { CompanyService } from "../companies/company.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import { Representation, stateOf } from "./representation.entity.js";
import type { RepresentationReader } from "./representation.reader.js";
import type { SubmissionView } from "./client-submission.types.js";
import type { RepresentationView } from "./representation.types.js";
import { requestSchema } from "./representation.validation.js";
import { clientKey, requisitionKey } from "./spellings.js";
import type { SubmissionGate } from "./submission.gate.js";

/** Requests for consent, by the person who sends them and by the candidate who gets them. */
const REQUESTS_PER_SENDER: Limit = { name: "consent-sender", points: 120, seconds: 3600 };
const REQUESTS_PER_CANDIDATE: Limit = {
  name: "consent-candidate",
  points: 30,
  seconds: 24 * 3600,
};

/** How long a request can be answered. */
const ANSWER_DAYS = 14;
const REMIND_AFTER_DAYS = 2;
const MAX_MONTHS = 12;
const MAX_VALID_DAYS = 366;
const REMIND_AT_ONCE = 100;

export interface RepresentationNeeds {
  dataSource: DataSource;
  accounts: AccountService;
  applications: Pick<ApplicationService, "get">;
  companies: Pick<CompanyService, "find">;
  gate: SubmissionGate;
  reader: RepresentationReader;
  audit: AuditService;
  outbox: OutboxService;
  limits: RateLimits;
  clock: Clock;
  /** Name of the firm in the text that candidates agree to. */
  firm: string;
}

type Wish = ReturnType<typeof parseWish>;
const parseWish = (input: Input<typeof requestSchema>) => parse(requestSchema, input);

/** Asks candidates whether they may be submitted to a client, and shows their answers. */
export class RepresentationService {
  constructor(private readonly needs: RepresentationNeeds) {}

  /**
   * Mails a request for consent. It replaces one that still waits for an answer.
   * @throws UNAUTHENTICATED; NOT_FOUND for others than the candidate and the company's staff; SECOND_FACTOR_REQUIRED;
   *   FORBIDDEN for those who may only view; BAD_INPUT; CONFLICT if the application is closed or a consent is valid;
   *   ALREADY_SUBMITTED; RATE_LIMITED
   */
  async request(
    actor: Actor,
    input: Input<typeof requestSchema>,
    client: ClientInfo,
  ): Promise<RepresentationView> {
    const user = requireUser(actor);
    const wish = parseWish(input);
    const application = await this.askable(user, wish.applicationId);
    this.checkUntil(wish.validUntil);
    const clientName = await this.clientOf(wish, application);
    await this.needs.limits.consume(REQUESTS_PER_SENDER, user.id);
    await this.needs.limits.consume(REQUESTS_PER_CANDIDATE, application.userId);
    const row = this.rowOf(user, application, wish, clientName);
    await inTransaction(this.needs.dataSource, async (transaction) => {
      // Requests of the same person wait here for each other.
      await this.needs.accounts.lock(transaction, row.userId);
      await this.refuseSecond(transaction, user, row);
      await transaction.insert(Representation, row);
      await this.needs.audit.record(transaction, {
        kind: "REPRESENTATION_REQUESTED",
        actor,
        subjectId: row.userId,
        target: { kind: "REPRESENTATION", id: row.id },
        details: { companyId: row.companyId, client: row.clientName },
        client,
      });
      await this.mail(transaction, row.id, false);
    });
    this.needs.outbox.nudge();
    return this.needs.reader.one(row.id, "STAFF");
  }

  /** All requests about an application, for its candidate and for staff of the company. @throws as `ApplicationService.get` */
  async listOf(
    actor: Actor,
    { id, userId, job }: Pick<Application, "id" | "userId" | "job">,
  ): Promise<RepresentationView[]> {
    const party = partyOf(requireUser(actor), { userId, companyId: job.companyId });
    if (party === null) throw notFound("application");
    if (party === "STAFF") requireSecondFactor(requireUser(actor));
    return this.needs.reader.ofApplication(id, party);
  }

  /**
   * One candidate's requests, newest first, for jobs of the actor's companies; administrators see all.
   * @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED; BAD_INPUT for a bad size or cursor
   */
  listOfPerson(actor: Actor, userId: string, page: PageRequest): Promise<Page<RepresentationView>> {
    const user = requireSecondFactor(requireStaff(actor));
    const companyIds = user.role === "ADMIN" ? null : [...user.companyRoles.keys()];
    // Staff who applied see their own as other candidates do: without names of colleagues.
    const viewing = user.id === userId ? "CANDIDATE" : "STAFF";
    return this.needs.reader.page({ userId, companyIds }, page, viewing);
  }

  /** The actor's own requests, newest first. @throws UNAUTHENTICATED; BAD_INPUT for a bad size or cursor */
  listOwn(actor: Actor, page: PageRequest): Promise<Page<RepresentationView>> {
    const { id: userId } = requireUser(actor);
    return this.needs.reader.page({ userId, companyIds: null }, page, "CANDIDATE");
  }

  /** Where the actor's resumes went, newest first. @throws UNAUTHENTICATED; BAD_INPUT for a bad size or cursor */
  listOwnSubmissions(actor: Actor, page: PageRequest): Promise<Page<SubmissionView>> {
    return this.needs.reader.submissions(requireUser(actor).id, page);
  }

  /** Reminds candidates who have not answered for two days, once. @returns how many */
  async remindDue(): Promise<number> {
    const now = this.needs.clock.now();
    const due = await this.needs.dataSource.manager.find(Representation, {
      where: {
        state: "PENDING",
        remindedAt: IsNull(),
        requestedAt: LessThan(later(now, -days(REMIND_AFTER_DAYS))),
        answerBy: MoreThan(now),
      },
      select: { id: true },
      take: REMIND_AT_ONCE,
    });
    for (const { id } of due)
      await inTransaction(this.needs.dataSource, async (transaction) => {
        const open = { id, state: "PENDING" as const, remindedAt: IsNull() };
        const { affected } = await transaction.update(Representation, open, { remindedAt: now });
        if (affected) await this.mail(transaction, id, true);
      });
    if (due.length > 0) this.needs.outbox.nudge();
    return due.length;
  }

  /** An open application that this person recruits for. */
  private async askable(user: SignedIn, applicationId: string): Promise<Application> {
    const application = await this.needs.applications.get(user, applicationId);
    if (application.userId === user.id) throw forbidden(texts.notYourself);
    if (!recruitsFor(user, application.job.companyId)) throw forbidden();
    if (["WITHDRAWN", "REJECTED", "HIRED"].includes(application.status))
      throw conflict("CONFLICT", texts.notOpen);
    return application;
  }

  private checkUntil(validUntil: Date): void {
    const now = this.needs.clock.now();
    const refuse = (message: string) => badInput(message, { validUntil: message });
    if (validUntil <= now) throw refuse(texts.untilPast);
    if (validUntil > later(now, days(MAX_VALID_DAYS))) throw refuse(texts.untilTooLate(MAX_MONTHS));
  }

  /** @throws NOT_FOUND for an unknown company */
  private async clientOf({ clientName, companyId }: Wish, { job }: Application): Promise<string> {
    if (clientName !== null) return clientName;
    if (!companyId) return job.company.name;
    const company = await this.needs.companies.find(companyId);
    if (!company) throw notFound("company");
    return company.name;
  }

  private rowOf(user: SignedIn, application: Application, wish: Wish, clientName: string) {
    const { id: applicationId, userId, jobId, job, name: candidateName } = application;
    const { requisition, rate, validUntil, message } = wish;
    const now = this.needs.clock.now();
    const text = consentText({
      candidate: candidateName,
      firm: this.needs.firm,
      client: clientName,
      role: job.role,
      jobCode: job.code,
      requisition,
      rate: rateText(rate.amount, rate.currency, rate.period),
      until: dayText(validUntil),
    });
    const answerBy = new Date(
      Math.min(later(now, days(ANSWER_DAYS)).getTime(), validUntil.getTime()),
    );
    return {
      id: newId(),
      applicationId,
      userId,
      jobId,
      companyId: job.companyId,
      clientName,
      clientKey: clientKey(clientName),
      requisition,
      rateAmount: rate.amount,
      rateCurrency: rate.currency,
      ratePeriod: rate.period,
      validUntil,
      message,
      candidateName,
      text,
      textSha256: sha256(text),
      state: "PENDING" as const,
      requestedById: user.id,
      requestedAt: now,
      answerBy,
    };
  }

  /** @throws ALREADY_SUBMITTED; CONFLICT if a consent is valid */
  private async refuseSecond(
    transaction: EntityManager,
    user: SignedIn,
    row: ReturnType<RepresentationService["rowOf"]>,
  ): Promise<void> {
    const { userId, jobId, applicationId, requisition } = row;
    const key = requisition === null ? null : requisitionKey(requisition);
    const job = { userId, jobId, clientKey: row.clientKey, requisitionKey: key };
    const earlier = await this.needs.gate.findEarlier(transaction, job);
    if (earlier) throw await this.needs.gate.refusal(earlier, user.id);
    const open = await transaction.find(Representation, {
      where: { applicationId, state: In(["PENDING", "GRANTED"]) },
      lock: { mode: "pessimistic_write" },
    });
    const now = this.needs.clock.now();
    const granted = open.find((each) => stateOf(each, now) === "GRANTED");
    if (granted) {
      const { candidateName, clientName, validUntil } = granted;
      throw conflict("CONFLICT", texts.granted(candidateName, clientName, validUntil));
    }
    const change = { state: "REPLACED" as const, closedAt: now };
    for (const { id, state } of open)
      if (state === "PENDING") await transaction.update(Representation, { id }, change);
  }

  private async mail(
    transaction: EntityManager,
    representationId: string,
    reminder: boolean,
  ): Promise<void> {
    const payload = { representationId, reminder };
    const notice = { kind: "REPRESENTATION_REQUESTED", payload } as const;
    await this.needs.outbox.enqueue(transaction, notice, { priority: "LINK" });
  }
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
