import { IsNull, LessThanOrEqual, MoreThan, type DataSource, type EntityManager } from "typeorm";
import { z } from "zod";
import { factorErrorTexts } from "#texts/factors";
import { requireFresh, requireProvenAdmin, requireUser, type Actor } from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import { days, hours, later, type Clock } from "../../core/clock.js";
import { AppError, conflict, notFound, rateLimited } from "../../core/errors.js";
import { isId, newId } from "../../core/ids.js";
import type { Input } from "../../core/input.js";
import type { Logger } from "../../core/logger.js";
import type { Page, PageRequest } from "../../core/paging.js";
import { pageByTime } from "../../kit/db/time-pages.js";
import { parse } from "../../core/validation.js";
import type { Limit, RateLimits } from "../../kit/rate-limits.js";
import type { AccountService } from "../accounts/account.service.js";
import type { SessionService } from "../accounts/session.service.js";
import type { User } from "../accounts/user.entity.js";
import type { AuditActor, AuditService } from "../audit/audit.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import type { FactorChanges } from "./factor-changes.js";
import type { FactorGuard } from "./factor-guard.js";
import { FactorReset } from "./factor-reset.entity.js";
import type { FactorResetLinks } from "./factor-reset.links.js";
import { removeFactors } from "./remove-factors.js";

const WAIT_MS = hours(24);
/** How long before the request a second administrator must have been one. */
const SETTLED_MS = hours(24);
/** Requests about one person, each of which mails them. */
const RESETS_A_DAY = 3;
const RESETS_PER_ADMIN: Limit = { name: "factor-resets", points: 10, seconds: 24 * 3600 };
/** Resets that one run of the worker carries out. */
const BATCH = 100;
const OPEN = { canceledAt: IsNull(), doneAt: IsNull() };

const requestSchema = z.object({ userId: z.string() });
const confirmSchema = z.object({ id: z.string() });
const cancelSchema = z.object({ id: z.string().nullish(), token: z.string().max(200).nullish() });

interface Needs {
  dataSource: DataSource;
  accounts: AccountService;
  sessions: SessionService;
  guard: FactorGuard;
  changes: FactorChanges;
  audit: AuditService;
  outbox: OutboxService;
  resetLinks: FactorResetLinks;
  limits: RateLimits;
  clock: Clock;
  logger: Logger;
}

/** Removing the factors of someone who lost theirs. One administrator alone has to wait, so that the person can object. */
export class FactorResetService {
  constructor(private readonly needs: Needs) {}

  /**
   * Mails the person. Takes effect after 24 hours unless it is canceled.
   * @throws NOT_FOUND; CONFLICT for oneself, without factors, or with another reset waiting; RATE_LIMITED; FORBIDDEN,
   *   SECOND_FACTOR_REQUIRED
   */
  async request(
    actor: Actor,
    input: Input<typeof requestSchema>,
    client: ClientInfo,
  ): Promise<FactorReset> {
    const { guard, accounts, clock, outbox } = this.needs;
    const admin = requireFresh(requireProvenAdmin(actor));
    const { userId } = parse(requestSchema, input);
    if (!isId(userId) || !(await accounts.find(userId))) throw notFound("user");
    if (userId === admin.id) throw conflict("CONFLICT", factorErrorTexts.ownReset);
    await this.needs.limits.consume(RESETS_PER_ADMIN, admin.id);
    const createdAt = clock.now();
    const takesEffectAt = later(createdAt, WAIT_MS);
    const reset = { id: newId(), userId, requestedById: admin.id, createdAt, takesEffectAt };
    await guard.alone(userId, async (transaction) => {
      await this.requireResettable(transaction, userId);
      await this.refuseTooMany(transaction, userId);
      await transaction.insert(FactorReset, reset);
      await this.note(transaction, "FACTOR_RESET_REQUESTED", reset, { actor: admin, client });
      const notice = {
        kind: "FACTOR_RESET_REQUESTED",
        payload: { factorResetId: reset.id },
      } as const;
      await outbox.enqueue(transaction, notice, { priority: "LINK" });
    });
    outbox.nudge();
    return this.get(reset.id);
  }

  /**
   * Carries a reset out at once, as a second administrator.
   * @throws NOT_FOUND; CONFLICT for the one who asked and for the person, or if it is over; FORBIDDEN, SECOND_FACTOR_REQUIRED
   */
  async confirm(
    actor: Actor,
    input: Input<typeof confirmSchema>,
    client: ClientInfo,
  ): Promise<FactorReset> {
    const admin = requireFresh(requireProvenAdmin(actor));
    const { id } = parse(confirmSchema, input);
    const reset = await this.get(id);
    if (!isOpen(reset)) throw conflict("CONFLICT", factorErrorTexts.resetOver);
    if (!mayConfirm(await this.needs.accounts.get(admin.id), reset))
      throw conflict("CONFLICT", factorErrorTexts.needsSecondAdmin);
    if (!(await this.carryOut(reset, { actor: admin, client }, admin.id)))
      throw conflict("CONFLICT", factorErrorTexts.resetOver);
    return this.get(id);
  }

  /**
   * By the link in the email, by the person, or by an administrator. Safe to repeat.
   * @throws INVALID_LINK, NOT_FOUND; CONFLICT if the factors are already gone
   */
  async cancel(actor: Actor, input: Input<typeof cancelSchema>, client: ClientInfo): Promise<void> {
    const { dataSource, clock } = this.needs;
    const reset = await this.cancelable(actor, parse(cancelSchema, input));
    await this.needs.guard.alone(reset.userId, async (transaction) => {
      const open = { id: reset.id, ...OPEN };
      const { affected } = await transaction.update(FactorReset, open, { canceledAt: clock.now() });
      if (affected) await this.note(transaction, "FACTOR_RESET_CANCELED", reset, { actor, client });
    });
    const { doneAt } = await dataSource.manager.findOneByOrFail(FactorReset, { id: reset.id });
    if (doneAt) throw conflict("CONFLICT", factorErrorTexts.resetDone);
  }

  /** Newest first. @throws FORBIDDEN except for administrators, SECOND_FACTOR_REQUIRED, BAD_INPUT */
  async list(actor: Actor, page: PageRequest): Promise<Page<FactorReset>> {
    requireProvenAdmin(actor);
    const all = () => this.needs.dataSource.manager.createQueryBuilder(FactorReset, "r");
    return pageByTime(all, page, { by: "createdAt", direction: "DESC" });
  }

  /** The reset that waits for the person signed in, if any. */
  async findOwn(actor: Actor): Promise<FactorReset | null> {
    const { id: userId } = requireUser(actor);
    return this.needs.dataSource.manager.findOneBy(FactorReset, { userId, ...OPEN });
  }

  /** For mails; without an access check. */
  find(id: string): Promise<FactorReset | null> {
    return this.needs.dataSource.manager.findOneBy(FactorReset, { id });
  }

  /** Carries out resets whose time has come; any number of instances may do so at once. @returns how many */
  async runDue(): Promise<number> {
    const due = await this.needs.dataSource.manager.find(FactorReset, {
      where: { ...OPEN, takesEffectAt: LessThanOrEqual(this.needs.clock.now()) },
      // Those that keep failing come last, so that they never fill the batch.
      order: { takesEffectAt: "DESC" },
      take: BATCH,
    });
    let done = 0;
    for (const reset of due) if (await this.runOne(reset)) done += 1;
    return done;
  }

  /** One that fails is tried again in the next run, and does not keep others waiting. */
  private async runOne(reset: FactorReset): Promise<boolean> {
    try {
      return await this.carryOut(reset, { actor: { kind: "system" } }, null);
    } catch (error) {
      this.needs.logger.error({ err: error, resetId: reset.id }, "factors not reset");
      return false;
    }
  }

  /** @returns false if someone else ended it first, or the administrator who asked is none anymore, which cancels it */
  private async carryOut(
    reset: FactorReset,
    by: { actor: AuditActor; client?: ClientInfo },
    confirmedById: string | null,
  ): Promise<boolean> {
    const { guard, sessions, accounts, clock, outbox } = this.needs;
    const { id, userId, requestedById } = reset;
    const asker = await accounts.find(requestedById);
    const isTrusted = asker?.role === "ADMIN" && asker.disabledAt === null;
    const end = isTrusted ? { doneAt: clock.now(), confirmedById } : { canceledAt: clock.now() };
    const isDone = await guard.alone(userId, async (transaction) => {
      const { affected } = await transaction.update(FactorReset, { id, ...OPEN }, end);
      if (!affected) return false;
      const kind = isTrusted ? "FACTOR_RESET_DONE" : "FACTOR_RESET_CANCELED";
      await this.note(transaction, kind, reset, by);
      if (!isTrusted) return false;
      await removeFactors(transaction, userId);
      await sessions.closeAll(transaction, userId);
      const payload = { factorResetId: id };
      await outbox.enqueue(transaction, { kind: "FACTOR_RESET_DONE", payload });
      return true;
    });
    outbox.nudge();
    return isDone;
  }

  private async requireResettable(transaction: EntityManager, userId: string): Promise<void> {
    const { hasTotp, passkeyCount } = await this.needs.changes.countsOf(transaction, userId);
    if (!hasTotp && passkeyCount === 0) throw conflict("CONFLICT", factorErrorTexts.nothingToReset);
    if (await transaction.existsBy(FactorReset, { userId, ...OPEN }))
      throw conflict("CONFLICT", factorErrorTexts.resetWaiting);
  }

  /** Each request sends an email. The person's row must be locked. */
  private async refuseTooMany(transaction: EntityManager, userId: string): Promise<void> {
    const now = this.needs.clock.now();
    const recent = await transaction.find(FactorReset, {
      where: { userId, createdAt: MoreThan(later(now, -days(1))) },
      order: { createdAt: "DESC" },
      take: RESETS_A_DAY,
    });
    const oldest = recent[RESETS_A_DAY - 1];
    if (!oldest) return;
    const freeAt = later(oldest.createdAt, days(1)).getTime();
    throw rateLimited(Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)));
  }

  private async cancelable(
    actor: Actor,
    { id, token }: z.output<typeof cancelSchema>,
  ): Promise<FactorReset> {
    if (token) {
      const reset = await this.find(this.needs.resetLinks.resetOf(token) ?? "");
      if (!reset) throw new AppError("INVALID_LINK", factorErrorTexts.badLink);
      return reset;
    }
    const user = requireUser(actor);
    const reset = await this.get(id ?? "");
    if (reset.userId === user.id) return reset;
    if (user.role !== "ADMIN") throw notFound("factorReset");
    requireProvenAdmin(user);
    return reset;
  }

  private async get(id: string): Promise<FactorReset> {
    const reset = isId(id) ? await this.find(id) : null;
    if (!reset) throw notFound("factorReset");
    return reset;
  }

  private note(
    transaction: EntityManager,
    kind: "FACTOR_RESET_REQUESTED" | "FACTOR_RESET_CANCELED" | "FACTOR_RESET_DONE",
    { userId: subjectId }: Pick<FactorReset, "userId">,
    by: { actor: AuditActor; client?: ClientInfo },
  ): Promise<void> {
    return this.needs.audit.record(transaction, { kind, subjectId, ...by });
  }
}

export const isOpen = ({ canceledAt, doneAt }: FactorReset): boolean => !canceledAt && !doneAt;

/**
 * Two different people decide, and neither is the one whose factors go. The second was an administrator a day before the
 * request, so that a stolen administrator's account can't make the one who confirms, or turn one on again.
 */
export const mayConfirm = (
  { id, role, powersSince }: Pick<User, "id" | "role" | "powersSince">,
  { requestedById, userId, createdAt }: FactorReset,
): boolean =>
  role === "ADMIN" &&
  id !== requestedById &&
  id !== userId &&
  (powersSince === null || powersSince <= later(createdAt, -SETTLED_MS));
