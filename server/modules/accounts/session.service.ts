import { MoreThan, type DataSource } from "typeorm";
import type { Role, SignedIn } from "../../core/actor.js";
import { days, hours, later, minutes, type Clock } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { newToken, tokenHash } from "../../core/secrets.js";
import { Session } from "./session.entity.js";
import { User } from "./user.entity.js";

/** How long a session lives unused, and at most. Staff see other people's data, so theirs are short. */
const LIFETIMES: Record<Role, { idle: number; longest: number }> = {
  CANDIDATE: { idle: days(7), longest: days(30) },
  RECRUITER: { idle: minutes(30), longest: hours(12) },
  ADMIN: { idle: minutes(30), longest: hours(12) },
};
/** No session of anybody lives longer unused. */
export const LONGEST_IDLE_MS = Math.max(...Object.values(LIFETIMES).map(({ idle }) => idle));
/** Last use is written at most this often. */
const TOUCH_EVERY_MS = minutes(1);
const MAX_SESSIONS = 10;

export interface ClientInfo {
  ipAddress: string;
  userAgent: string;
  /** Of the session this browser holds now; a new sign-in ends it. */
  sessionToken?: string | undefined;
}

export interface OpenedSession {
  /** Goes into the browser's cookie; never stored. */
  token: string;
  expiresAt: Date;
}

export class SessionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** A new session with a new token: one planted before sign-in is worth nothing. */
  async open(user: User, client: ClientInfo): Promise<OpenedSession> {
    const token = newToken();
    const now = this.clock.now();
    const expiresAt = later(now, LIFETIMES[user.role].longest);
    await this.dataSource.manager.insert(Session, {
      id: newId(),
      tokenHash: tokenHash(token),
      userId: user.id,
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
      ipAddress: client.ipAddress.slice(0, 45),
      userAgent: client.userAgent.slice(0, 512),
    });
    await this.close(client.sessionToken);
    await this.keepNewest(user.id);
    return { token, expiresAt };
  }

  /** Who holds this token now, or null. */
  async find(token: string | undefined): Promise<SignedIn | null> {
    if (!token) return null;
    const now = this.clock.now();
    const session = await this.dataSource.manager.findOneBy(Session, {
      tokenHash: tokenHash(token),
      expiresAt: MoreThan(now),
    });
    if (!session) return null;
    const user = await this.dataSource.manager.findOneBy(User, { id: session.userId });
    if (!user || isOver(session, user.role, now)) return null;
    if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_EVERY_MS)
      await this.dataSource.manager.update(Session, { id: session.id }, { lastSeenAt: now });
    return this.actorOf(user, session.id);
  }

  async close(token: string | undefined): Promise<void> {
    if (token) await this.dataSource.manager.delete(Session, { tokenHash: tokenHash(token) });
  }

  private async actorOf(user: User, sessionId: string): Promise<SignedIn> {
    const rows =
      user.role === "CANDIDATE"
        ? []
        : await this.dataSource.query<{ companyId: string }[]>(
            "SELECT companyId FROM company_recruiters WHERE userId = ?",
            [user.id],
          );
    return {
      kind: "user",
      id: user.id,
      email: user.email,
      role: user.role,
      sessionId,
      secondFactor: false,
      companyIds: new Set(rows.map((row) => row.companyId)),
    };
  }

  private async keepNewest(userId: string): Promise<void> {
    const surplus = await this.dataSource.manager.find(Session, {
      where: { userId },
      order: { lastSeenAt: "DESC", id: "DESC" },
      skip: MAX_SESSIONS,
      take: MAX_SESSIONS,
      select: { id: true },
    });
    for (const { id } of surplus) await this.dataSource.manager.delete(Session, { id });
  }
}

/** By the role of now: somebody who became staff keeps no candidate's month. */
const isOver = ({ lastSeenAt, createdAt }: Session, role: Role, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() > LIFETIMES[role].idle ||
  now.getTime() - createdAt.getTime() > LIFETIMES[role].longest;
