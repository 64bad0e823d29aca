import { IsNull, MoreThan, Not, type DataSource, type EntityManager } from "typeorm";
import { departureTexts } from "#texts/departures";
import type { Backlog } from "../../core/backlog.js";
import { requireFresh, requireUser, type Actor } from "../../core/actor.js";
import { changedFrom, type ClientInfo } from "../../core/client-info.js";
import { days, hours, later, minutes, type Clock } from "../../core/clock.js";
import { AppError, conflict, rateLimited } from "../../core/errors.js";
import { newId } from "../../core/ids.js";
import type { Logger } from "../../core/logger.js";
import { seal } from "../../core/secrets.js";
import { LeasedQueue } from "../../kit/db/leased-queue.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { AccountService } from "../accounts/account.service.js";
import type { User } from "../accounts/user.entity.js";
import type { AuditActor, AuditService } from "../audit/audit.service.js";
import type { PlanEndingService } from "../billing/subscription/plan-ending.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import { ErasureRefused, type Erasure, type ErasureReport } from "../privacy/erasure.js";
import { AccountDeletion } from "./account-deletion.entity.js";
import type { DeletionLinks } from "./deletion.links.js";
import type { PendingDeletions } from "./pending-deletions.js";

/** Time to change one's mind. */
const WAIT_MS = hours(24);
const REQUESTS_A_DAY = 3;
/** Closing pay pages and ending plans at Stripe, then the erasure. */
const LONGEST_WORK_MS = minutes(3);
const TWO_WEEKS_OF_HOURS = 14 * 24;

interface DeletionNeeds {
  dataSource: DataSource;
  accounts: AccountService;
  planEnding: PlanEndingService;
  pending: PendingDeletions;
  erasure: Erasure;
  links: DeletionLinks;
  audit: AuditService;
  outbox: OutboxService;
  clock: Clock;
  logger: Logger;
  secretKey: string;
}

export interface DeletionPreview extends ErasureReport {
  runningPlans: number;
  /** Why it is refused now, in words for the reader. */
  refusals: string[];
}

/** Who asks for a deletion or cancels one. */
export interface Requester {
  actor: AuditActor;
  client: ClientInfo;
  /** An administrator does it, on the person's request. */
  byStaff: boolean;
}

/** A plan is no obstacle: the deletion ends it. */
type Refusals = Partial<Record<ErasureReport["obstacles"][number]["code"], string>>;
const REFUSALS: Refusals = {
  PAYMENT_OPEN: departureTexts.paymentOpen,
  PAYMENT_WAITING: departureTexts.paymentWaiting,
  LAST_ADMIN: departureTexts.lastAdmin,
};
const REFUSALS_FOR_STAFF: Refusals = {
  PAYMENT_OPEN: departureTexts.theirPaymentOpen,
  PAYMENT_WAITING: departureTexts.theirPaymentWaiting,
};

/** What the last mail's address is sealed for. */
export const lastMailOf = (deletionId: string): string => `last mail ${deletionId}`;
/** What the request that the last mail tells of is sealed for. */
export const lastRequestOf = (deletionId: string): string => `last request ${deletionId}`;

/** People delete their own accounts: asked for, undone within a day, and then carried out. */
export class AccountDeletionService {
  private readonly queue: LeasedQueue<AccountDeletion>;

  constructor(private readonly needs: DeletionNeeds) {
    const { dataSource, clock, logger } = needs;
    this.queue = new LeasedQueue(dataSource, clock, logger, {
      entity: AccountDeletion,
      order: { "q.nextAttemptAt": "ASC" },
      batch: 5,
      atOnce: 1,
      longestWorkMs: LONGEST_WORK_MS,
      maxAttempts: TWO_WEEKS_OF_HOURS,
      retry: { firstMs: minutes(1), factor: 3, longestMs: hours(1) },
      work: (row) => this.carryOut(row),
      dueSince: "takesEffectAt",
      tell: {
        failed: "account not deleted",
        givenUp: "deletion of an account given up",
        facts: ({ id }) => ({ deletionId: id }),
      },
    });
  }

  /** What would be deleted, what stays and why, and what must end first. @throws UNAUTHENTICATED */
  preview(actor: Actor): Promise<DeletionPreview> {
    return this.previewOf(requireUser(actor), { byStaff: false });
  }

  /** The same for any person; without an access check. */
  async previewOf(
    { id, email }: Pick<User, "id" | "email">,
    { byStaff }: Pick<Requester, "byStaff">,
  ): Promise<DeletionPreview> {
    const words = byStaff ? REFUSALS_FOR_STAFF : REFUSALS;
    const report = await this.needs.erasure.preview(email);
    const refusals = report.obstacles.flatMap(({ code }) => words[code] ?? []);
    return { ...report, refusals, runningPlans: await this.needs.planEnding.countRunning(id) };
  }

  /**
   * Requests the deletion. If it is already requested, that request is the answer.
   * @throws UNAUTHENTICATED, FRESH_PROOF_REQUIRED or SECOND_FACTOR_REQUIRED; CONFLICT while something must end first;
   *   RATE_LIMITED after three in 24 hours
   */
  request(actor: Actor, client: ClientInfo): Promise<AccountDeletion> {
    return this.start(requireFresh(requireUser(actor)), { actor, client, byStaff: false });
  }

  /** The same for any person; without an access check. @throws CONFLICT, RATE_LIMITED */
  async start(person: Pick<User, "id" | "email">, by: Requester): Promise<AccountDeletion> {
    const [refusal] = (await this.previewOf(person, by)).refusals;
    if (refusal !== undefined) throw conflict("CONFLICT", refusal);
    const { id: userId } = person;
    const { actor, client, byStaff } = by;
    const requested = await inTransaction(this.needs.dataSource, async (transaction) => {
      await this.needs.accounts.lock(transaction, userId);
      const known = await this.needs.pending.find(userId, transaction);
      if (known) return known;
      await this.refuseTooMany(transaction, userId);
      const id = newId();
      const requestedAt = this.needs.clock.now();
      const takesEffectAt = later(requestedAt, WAIT_MS);
      const times = { requestedAt, takesEffectAt, nextAttemptAt: takesEffectAt };
      const requestedFrom = byStaff ? null : changedFrom(client);
      await transaction.insert(AccountDeletion, { id, userId, byStaff, requestedFrom, ...times });
      const event = { kind: "DELETION_REQUESTED", actor, subjectId: userId, client } as const;
      await this.needs.audit.record(transaction, event);
      const notice = { kind: "DELETION_REQUESTED", payload: { deletionId: id } } as const;
      await this.needs.outbox.enqueue(transaction, notice, { priority: "LINK" });
      return transaction.findOneByOrFail(AccountDeletion, { id });
    });
    this.needs.outbox.nudge();
    return requested;
  }

  /**
   * Keeps the account. Safe to repeat.
   * @param token from the email; without it, the person must be signed in
   * @throws UNAUTHENTICATED, INVALID_LINK, CONFLICT once the deletion has begun
   */
  async cancel(actor: Actor, token: string | null, client: ClientInfo): Promise<void> {
    const deletion = token === null ? await this.pendingOf(actor) : await this.ofToken(token);
    if (!deletion) return;
    // Whoever has the link is taken for the person.
    await this.keep(deletion, { actor: { kind: "person", id: deletion.userId }, client });
  }

  /** Cancels any deletion; without an access check. @throws CONFLICT once it has begun */
  async keep(
    deletion: AccountDeletion,
    { actor, client }: Omit<Requester, "byStaff">,
  ): Promise<void> {
    if (deletion.canceledAt) return;
    const { id, userId } = deletion;
    await inTransaction(this.needs.dataSource, async (transaction) => {
      await this.needs.accounts.lock(transaction, userId);
      const now = this.needs.clock.now();
      if (now >= deletion.takesEffectAt) throw conflict("CONFLICT", departureTexts.tooLate);
      const open = { id, canceledAt: IsNull() };
      const canceled = { canceledAt: now, doneAt: now };
      const { affected } = await transaction.update(AccountDeletion, open, canceled);
      if (affected !== 1) return;
      const event = { kind: "DELETION_CANCELED", actor, subjectId: userId, client } as const;
      await this.needs.audit.record(transaction, event);
    });
  }

  /** The person's request that was neither canceled nor given up; null if there is none. */
  findPending(userId: string): Promise<AccountDeletion | null> {
    return this.needs.pending.find(userId);
  }

  /** For the email about it; without an access check. */
  find(id: string): Promise<AccountDeletion | null> {
    return this.needs.dataSource.manager.findOneBy(AccountDeletion, { id });
  }

  /** Carries out the deletions that are due. @returns how many it took */
  drain(): Promise<number> {
    return this.queue.drain();
  }

  /** What waits in the queue, and what was given up. */
  backlog(): Promise<Backlog> {
    return this.queue.backlog();
  }

  /** Each request sends an email. The person's row must be locked. */
  private async refuseTooMany(transaction: EntityManager, userId: string): Promise<void> {
    const now = this.needs.clock.now();
    const recent = await transaction.find(AccountDeletion, {
      where: { userId, requestedAt: MoreThan(later(now, -days(1))) },
      order: { requestedAt: "DESC" },
      take: REQUESTS_A_DAY,
    });
    const oldest = recent[REQUESTS_A_DAY - 1];
    if (!oldest) return;
    const freeAt = later(oldest.requestedAt, days(1)).getTime();
    throw rateLimited(Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)));
  }

  private pendingOf(actor: Actor): Promise<AccountDeletion | null> {
    return this.findPending(requireUser(actor).id);
  }

  private async ofToken(token: string): Promise<AccountDeletion> {
    const id = this.needs.links.deletionOf(token);
    const deletion = id === null ? null : await this.find(id);
    if (!deletion) throw new AppError("INVALID_LINK", departureTexts.linkInvalid);
    return deletion;
  }

  /** Stripe comes first and the account last, so that a failure anywhere leaves an account that can be deleted again. */
  private async carryOut(deletion: AccountDeletion): Promise<void> {
    const { accounts, planEnding, erasure } = this.needs;
    const { id, userId } = deletion;
    const user = await accounts.find(userId);
    if (!user || (await this.find(id))?.canceledAt !== null) return;
    await this.refuseLastAdmin(user);
    await planEnding.endAll(userId);
    await erasure.erase(user.email, (transaction) =>
      this.recordErasure(transaction, deletion, user),
    );
    this.needs.outbox.nudge();
  }

  /** Before anything ends: the person may have become the last administrator since they asked. */
  private async refuseLastAdmin({ email }: User): Promise<void> {
    const { obstacles } = await this.needs.erasure.preview(email);
    const lastAdmin = obstacles.find(({ code }) => code === "LAST_ADMIN");
    if (lastAdmin) throw new ErasureRefused(lastAdmin.advice);
  }

  /** What the notice says of the person is sealed, and the housekeeping deletes the notice once it is sent. */
  private async recordErasure(
    transaction: EntityManager,
    { id, requestedAt: at, requestedFrom: from }: AccountDeletion,
    { id: subjectId, email }: User,
  ) {
    const { secretKey } = this.needs;
    const kept = await transaction.existsBy(AccountDeletion, { id, canceledAt: Not(IsNull()) });
    if (kept) throw new ErasureRefused("canceled");
    const sealedAddress = seal(secretKey, lastMailOf(id), email);
    const sealedRequest = seal(secretKey, lastRequestOf(id), JSON.stringify({ at, from }));
    const payload = { deletionId: id, sealedAddress, sealedRequest };
    await this.needs.outbox.enqueue(transaction, { kind: "ACCOUNT_DELETED", payload });
    const actor = { kind: "system" } as const;
    await this.needs.audit.record(transaction, { kind: "ERASED", actor, subjectId });
  }
}
