import { MoreThan, Not, type DataSource, type EntityManager, type FindOptionsWhere } from "typeorm";
import { requireUser, type Actor, type SignedIn } from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import type { Clock } from "../../core/clock.js";
import { notFound } from "../../core/errors.js";
import { isId } from "../../core/ids.js";
import { requireOwn } from "../../core/own.js";
import {
  decodeTimeCursor,
  encodeTimeCursor,
  pageSize,
  toPage,
  type Page,
  type PageRequest,
} from "../../core/paging.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { AuditService } from "../audit/audit.service.js";
import { Session, type SignInMethod } from "./session.entity.js";
import { isOver } from "./session.service.js";

type Person = SignedIn | { kind: "person"; id: string };

/** The devices that a person is signed in on. */
export class DeviceService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** The actor's own, the last used first. @throws UNAUTHENTICATED, FORBIDDEN, BAD_INPUT for a bad size or cursor */
  async list(actor: Actor, userId: string, { first, after }: PageRequest): Promise<Page<Session>> {
    const user = requireUser(actor);
    requireOwn(user, { userId });
    const limit = pageSize(first);
    const all = await this.open(user);
    const rest = after ? all.filter(isAfter(decodeTimeCursor(after))) : all;
    const cursorOf = ({ lastSeenAt, id }: Session) => encodeTimeCursor(lastSeenAt, id);
    return toPage(
      rest.slice(0, limit + 1),
      limit,
      cursorOf,
      Boolean(after),
      async () => all.length,
    );
  }

  /**
   * Ends one of the actor's own sessions.
   * @returns whether it was the actor's current one
   * @throws UNAUTHENTICATED, NOT_FOUND also for other people's
   */
  async end(actor: Actor, id: string, client: ClientInfo): Promise<boolean> {
    const user = requireUser(actor);
    if (!isId(id)) throw notFound("session");
    await inTransaction(this.dataSource, async (transaction) => {
      const { affected } = await transaction.delete(Session, { id, userId: user.id });
      if (affected !== 1) throw notFound("session");
      await this.audit.record(transaction, ended(user, id, client));
    });
    return id === user.sessionId;
  }

  /** Ends all sessions of the actor except the current one. @returns how many. @throws UNAUTHENTICATED */
  async endOthers(actor: Actor, client: ClientInfo): Promise<number> {
    const user = requireUser(actor);
    return inTransaction(this.dataSource, (transaction) =>
      this.endMany(transaction, user, { id: Not(user.sessionId) }, client),
    );
  }

  /** Ends the person's sessions that began in this way, except the current one. */
  async endOthersBy(
    transaction: EntityManager,
    user: SignedIn,
    signedInBy: SignInMethod,
    client: ClientInfo,
  ): Promise<void> {
    await this.endMany(transaction, user, { id: Not(user.sessionId), signedInBy }, client);
  }

  /** Ends all sessions of a person, who may not be signed in here. */
  async endAll(transaction: EntityManager, userId: string, client: ClientInfo): Promise<void> {
    await this.endMany(transaction, { kind: "person", id: userId }, {}, client);
  }

  private async endMany(
    transaction: EntityManager,
    user: Person,
    which: FindOptionsWhere<Session>,
    client: ClientInfo,
  ): Promise<number> {
    const sessions = await transaction.find(Session, {
      where: { ...which, userId: user.id },
      lock: { mode: "pessimistic_write" },
    });
    for (const { id } of sessions) {
      await transaction.delete(Session, { id });
      await this.audit.record(transaction, ended(user, id, client));
    }
    return sessions.length;
  }

  /** A person has few sessions, so all are read at once. */
  private async open({ id: userId, role }: SignedIn): Promise<Session[]> {
    const now = this.clock.now();
    const sessions = await this.dataSource.manager.find(Session, {
      where: { userId, expiresAt: MoreThan(now) },
      order: { lastSeenAt: "DESC", id: "DESC" },
    });
    return sessions.filter((session) => !isOver(session, role, now));
  }
}

const ended = (actor: Person, id: string, client: ClientInfo) =>
  ({ kind: "SESSION_ENDED", actor, target: { kind: "SESSION", id }, client }) as const;

const isAfter =
  ({ time, id }: { time: Date; id: string }) =>
  (session: Session): boolean =>
    session.lastSeenAt < time ||
    (session.lastSeenAt.getTime() === time.getTime() && session.id < id);
