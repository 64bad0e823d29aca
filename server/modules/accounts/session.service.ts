import { Not, type DataSource, type EntityManager } from "typeorm";
import { accountErrorTexts } from "#texts/errors";
import { isStaff, type Role, type SignedIn } from "../../core/actor.js";
import { days, hours, later, minutes, type Clock } from "../../core/clock.js";
import { unauthenticated } from "../../core/errors.js";
import { newId } from "../../core/ids.js";
import { newToken, tokenHash } from "../../core/secrets.js";
import type { ClientInfo } from "../../core/client-info.js";
import { isDeadlock, isLockTimeout, isOutOfTime } from "../../kit/db/errors.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { AuditService } from "../audit/audit.service.js";
import { Session, type SignInMethod } from "./session.entity.js";
import { findSession, type FoundSession, type FoundUser } from "./session.reader.js";
import { isErased, User } from "./user.entity.js";

/** Maximum idle time and lifetime of a session. Staff see other people's data, so their sessions are shorter. */
const LIFETIMES: Record<Role, { idle: number; longest: number }> = {
  CANDIDATE: { idle: days(7), longest: days(30) },
  RECRUITER: { idle: minutes(30), longest: hours(12) },
  ADMIN: { idle: minutes(30), longest: hours(12) },
};
/** The longest idle time of any role. */
export const LONGEST_IDLE_MS = Math.max(...Object.values(LIFETIMES).map(({ idle }) => idle));
/** The last use is written at most this often. */
const TOUCH_EVERY_MS = minutes(1);
const MAX_SESSIONS = 10;
/** A second factor is asked for again after this time, and before sensitive steps after the shorter one. */
const SECOND_FACTOR_LASTS_MS = hours(12);
export const FRESH_FOR_MS = minutes(10);
/** Staff add their first factor within this time after a code by email: an unattended browser must not get one. */
const LATELY_MS = minutes(30);

/** How a person proved who they are. */
export interface SignInProof {
  /** A code by email unless another way is named. */
  by?: SignInMethod;
  /** A passkey that checked its user proves both factors at once. */
  secondFactor?: boolean;
}

export interface OpenedSession {
  /** Goes into the browser's cookie; never stored. */
  token: string;
  expiresAt: Date;
}

export class SessionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Opens a session with a new token, so that a token planted before sign-in is worthless. */
  async open(user: User, client: ClientInfo, proof: SignInProof = {}): Promise<OpenedSession> {
    const token = newToken();
    const now = this.clock.now();
    const expiresAt = later(now, LIFETIMES[user.role].longest);
    const session = {
      id: newId(),
      tokenHash: tokenHash(token),
      userId: user.id,
      signedInBy: proof.by ?? "CODE",
      provenAt: now,
      codeProvenAt: (proof.by ?? "CODE") === "CODE" ? now : null,
      secondFactorAt: proof.secondFactor ? now : null,
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
      ipAddress: client.ipAddress.slice(0, 45),
      userAgent: client.userAgent.slice(0, 512),
    };
    await inTransaction(this.dataSource, async (transaction) => {
      const account = await this.lockAccount(transaction, user.id);
      // The factor was removed if the person became staff meanwhile.
      if (account.role !== user.role) session.secondFactorAt = null;
      await transaction.insert(Session, session);
      const event = { kind: "SIGNED_IN", details: { by: session.signedInBy }, client } as const;
      await this.audit.record(transaction, { ...event, ...partiesOf(session) });
      if (client.sessionToken)
        await transaction.delete(Session, { tokenHash: tokenHash(client.sessionToken) });
      await this.keepNewest(transaction, user.id);
    });
    return { token, expiresAt };
  }

  /** The person that this token currently signs in, or null. */
  async find(token: string | undefined): Promise<SignedIn | null> {
    if (!token) return null;
    const now = this.clock.now();
    const found = await findSession(this.dataSource, tokenHash(token), now);
    if (!found) return null;
    const { session, user } = found;
    if (user.disabledAt || isOver(session, user.role, now)) return null;
    const isSeenLately = now.getTime() - session.lastSeenAt.getTime() <= TOUCH_EVERY_MS;
    if (!isSeenLately) await this.touch(session.id, now);
    return actorOf(user, session, now);
  }

  /** Ends the browser's session, if it has one. */
  async signOut(client: ClientInfo): Promise<void> {
    if (!client.sessionToken) return;
    const own = { tokenHash: tokenHash(client.sessionToken) };
    await inTransaction(this.dataSource, async (transaction) => {
      const session = await transaction.findOneBy(Session, own);
      if (!session || !(await transaction.delete(Session, own)).affected) return;
      const event = { kind: "SIGNED_OUT", client, ...partiesOf(session) } as const;
      await this.audit.record(transaction, event);
    });
  }

  /** Notes that the person proved who they are again, by a second factor or by a code from their mailbox. */
  async prove(
    sessionId: string,
    by: "SECOND_FACTOR" | "CODE",
    manager = this.dataSource.manager,
  ): Promise<void> {
    const now = this.clock.now();
    const proof = by === "SECOND_FACTOR" ? { secondFactorAt: now } : { codeProvenAt: now };
    await manager.update(Session, { id: sessionId }, { provenAt: now, ...proof });
  }

  /**
   * Gives a session a new token and ends the person's other ones, since what they may do has changed. It is as old as before,
   * and ends when a session of the new role does. A new role asks for a second factor of its own.
   * @throws UNAUTHENTICATED if the session has ended meanwhile
   */
  async renew(
    transaction: EntityManager,
    { id: userId, sessionId: id, role: roleBefore }: SignedIn,
    role: Role,
  ): Promise<OpenedSession> {
    const token = newToken();
    const session = await transaction.findOneBy(Session, { id });
    if (!session) throw unauthenticated();
    const longest = later(session.createdAt, LIFETIMES[role].longest);
    const expiresAt = longest < session.expiresAt ? longest : session.expiresAt;
    const factor = role === roleBefore ? {} : { secondFactorAt: null };
    const change = { tokenHash: tokenHash(token), expiresAt, ...factor };
    const { affected } = await transaction.update(Session, { id }, change);
    if (!affected) throw unauthenticated();
    await this.closeAll(transaction, userId, id);
    return { token, expiresAt };
  }

  /** Until when the second factor of this session counts as proven; null if it does not. */
  async secondFactorUntil(sessionId: string): Promise<Date | null> {
    const session = await this.dataSource.manager.findOneBy(Session, { id: sessionId });
    const at = session?.secondFactorAt ?? null;
    return at && isWithin(SECOND_FACTOR_LASTS_MS, at, this.clock.now())
      ? later(at, SECOND_FACTOR_LASTS_MS)
      : null;
  }

  /** Ends all sessions of a person. @param except the session that stays */
  async closeAll(manager: EntityManager, userId: string, except = ""): Promise<void> {
    await manager.delete(Session, { userId, id: Not(except) });
  }

  /** One statement, since this may be any request. Where it meets the deletion of the account, the next request notes it. */
  private async touch(id: string, lastSeenAt: Date): Promise<void> {
    try {
      await this.dataSource.manager.update(Session, { id }, { lastSeenAt });
    } catch (error) {
      // MariaDB may end a wait for a lock as a statement that took too long.
      const hadToWait = isDeadlock(error) || isLockTimeout(error) || isOutOfTime(error);
      if (!hadToWait) throw error;
    }
  }

  /** Waits for a deletion of the account that is under way. @throws UNAUTHENTICATED if it was deleted */
  private async lockAccount(transaction: EntityManager, id: string): Promise<Pick<User, "role">> {
    const lock = { mode: "pessimistic_write" } as const;
    const select = { id: true, email: true, role: true } as const;
    const account = await transaction.findOne(User, { where: { id }, select, lock });
    if (!account || isErased(account)) throw unauthenticated(accountErrorTexts.deleted);
    return account;
  }

  private async keepNewest(transaction: EntityManager, userId: string): Promise<void> {
    const surplus = await transaction.find(Session, {
      where: { userId },
      order: { lastSeenAt: "DESC", id: "DESC" },
      skip: MAX_SESSIONS,
      take: MAX_SESSIONS,
      select: { id: true },
    });
    for (const { id } of surplus) await transaction.delete(Session, { id });
  }
}

function actorOf(user: FoundUser, session: FoundSession, now: Date): SignedIn {
  const { provenAt, codeProvenAt, createdAt, secondFactorAt } = session;
  const lastProof = isStaff(user) ? secondFactorAt : (provenAt ?? createdAt);
  return {
    kind: "user",
    id: user.id,
    email: user.email,
    role: user.role,
    sessionId: session.id,
    secondFactor: isWithin(SECOND_FACTOR_LASTS_MS, secondFactorAt, now),
    isFresh: isWithin(FRESH_FOR_MS, lastProof, now),
    provenByCodeLately: isWithin(LATELY_MS, codeProvenAt, now),
    companyRoles: user.companyRoles,
  };
}

/** The person and the session that an event of the audit log is about. */
const partiesOf = ({ id, userId }: Pick<Session, "id" | "userId">) => ({
  actor: { kind: "person", id: userId } as const,
  target: { kind: "SESSION", id } as const,
});

const isWithin = (milliseconds: number, time: Date | null, now: Date): boolean =>
  time !== null && now.getTime() - time.getTime() <= milliseconds;

/** Uses the current role: a candidate who became staff gets the lifetime for staff. */
export const isOver = (
  { lastSeenAt, createdAt }: Pick<Session, "lastSeenAt" | "createdAt">,
  role: Role,
  now: Date,
): boolean =>
  now.getTime() - lastSeenAt.getTime() > LIFETIMES[role].idle ||
  now.getTime() - createdAt.getTime() > LIFETIMES[role].longest;
