import { MoreThan, type DataSource } from "typeorm";
import type { Role, SignedIn } from "../../core/actor.js";
import { days, hours, later, minutes, type Clock } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { newToken, tokenHash } from "../../core/secrets.js";
import type { ClientInfo } from "../../core/client-info.js";
import type { CompanyService } from "../companies/company.service.js";
import { Session } from "./session.entity.js";
import { User } from "./user.entity.js";

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

export interface OpenedSession {
  /** Goes into the browser's cookie; never stored. */
  token: string;
  expiresAt: Date;
}

export class SessionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly companies: CompanyService,
    private readonly clock: Clock,
  ) {}

  /** Opens a session with a new token, so that a token planted before sign-in is worthless. */
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

  /** The person that this token currently signs in, or null. */
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
    const companies = user.role === "CANDIDATE" ? [] : await this.companies.idsRecruitedBy(user.id);
    return {
      kind: "user",
      id: user.id,
      email: user.email,
      role: user.role,
      sessionId,
      secondFactor: false,
      companyIds: new Set(companies),
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

/** Uses the current role: a candidate who became staff gets the lifetime for staff. */
const isOver = ({ lastSeenAt, createdAt }: Session, role: Role, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() > LIFETIMES[role].idle ||
  now.getTime() - createdAt.getTime() > LIFETIMES[role].longest;
