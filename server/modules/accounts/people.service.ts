import { In, IsNull, MoreThan, Not, type DataSource, type EntityManager } from "typeorm";
import type { Role } from "../../core/actor.js";
import type { Clock } from "../../core/clock.js";
import { isId, newId } from "../../core/ids.js";
import {
  decodeCursor,
  encodeCursor,
  MAX_TOTAL,
  pageSize,
  toPage,
  type Page,
  type PageRequest,
} from "../../core/paging.js";
import { insertOnce } from "../../kit/db/insert-once.js";
import type { DisableReason } from "./disable-reason.types.js";
import { Session } from "./session.entity.js";
import { User } from "./user.entity.js";

const LOCK = { mode: "pessimistic_write" } as const;

/** Which accounts to list: those with these roles, or these accounts. */
export type PeopleFilter = { roles: readonly Role[] } | { ids: readonly string[] };

/** The phone number in a person's details; empty until given. */
export type PersonPhone = Pick<User, "id" | "name" | "email" | "countryCode" | "phone">;

/** Accounts as the staff manage them. Callers check who may. */
export class PeopleService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** By name. */
  async list(filter: PeopleFilter, { first, after }: PageRequest): Promise<Page<User>> {
    const limit = pageSize(first);
    const where = "roles" in filter ? { role: In([...filter.roles]) } : { id: In([...filter.ids]) };
    const query = this.dataSource.manager.createQueryBuilder(User, "u").where(where);
    if (after) {
      const [name, id] = decodeCursor(after, 2);
      query.andWhere("(u.name > :name OR (u.name = :name AND u.id > :id))", { name, id });
    }
    const rows = await query
      .orderBy({ "u.name": "ASC", "u.id": "ASC" })
      .limit(limit + 1)
      .getMany();
    const cursorOf = ({ name, id }: User) => encodeCursor(name, id);
    const countAll = async () =>
      Math.min(await this.dataSource.manager.countBy(User, where), MAX_TOTAL);
    return toPage(rows, limit, cursorOf, Boolean(after), countAll);
  }

  /** Up to `limit` accounts after this id, in the order of their ids, with what is needed to check their phone numbers. */
  async listPhones(afterId: string, limit: number): Promise<PersonPhone[]> {
    return this.dataSource.manager.find(User, {
      where: { id: MoreThan(afterId) },
      select: { id: true, name: true, email: true, countryCode: true, phone: true },
      order: { id: "ASC" },
      take: limit,
    });
  }

  async find(id: string): Promise<User | null> {
    return isId(id) ? this.dataSource.manager.findOneBy(User, { id }) : null;
  }

  findMany(ids: readonly string[]): Promise<User[]> {
    return this.dataSource.manager.findBy(User, { id: In([...ids]) });
  }

  /** When each person last used a session that is still open, by id. */
  async lastSeen(ids: readonly string[]): Promise<Map<string, Date>> {
    const rows = await this.dataSource.manager.find(Session, {
      where: { userId: In([...ids]) },
      order: { lastSeenAt: "ASC" },
      select: { userId: true, lastSeenAt: true },
    });
    return new Map(rows.map(({ userId, lastSeenAt }) => [userId, lastSeenAt]));
  }

  /** How many administrators can sign in. */
  countAdmins(): Promise<number> {
    return this.dataSource.manager.countBy(User, { role: "ADMIN", disabledAt: IsNull() });
  }

  /**
   * Locks every administrator who can sign in until the transaction ends, so that two administrators cannot remove each
   * other at once.
   * @returns their ids
   */
  async lockAdmins(transaction: EntityManager): Promise<Set<string>> {
    const rows = await transaction.find(User, {
      where: { role: "ADMIN", disabledAt: IsNull() },
      order: { id: "ASC" },
      select: { id: true },
      lock: LOCK,
    });
    return new Set(rows.map(({ id }) => id));
  }

  /** Locks these accounts, in the order of their ids, until the transaction ends. @returns them by id */
  async lock(transaction: EntityManager, ids: readonly string[]): Promise<Map<string, User>> {
    const rows = await transaction.find(User, {
      where: { id: In(ids.filter(isId)) },
      order: { id: "ASC" },
      lock: LOCK,
    });
    return new Map(rows.map((user) => [user.id, user]));
  }

  /** The account of this address, locked; made without a profile if there is none. */
  async lockOrCreate(transaction: EntityManager, email: string, name: string): Promise<User> {
    const now = this.clock.now();
    const blank = { location: "", phone: "", countryCode: "+1", role: "CANDIDATE" } as const;
    const dates = { createdAt: now, updatedAt: now };
    await insertOnce(transaction, User, { id: newId(), email, name, ...blank, ...dates });
    return transaction.findOneOrFail(User, { where: { email }, lock: LOCK });
  }

  /** @param invalidatesInvitations false if the role comes from an invitation: others that are on their way stay valid */
  async setRole(
    transaction: EntityManager,
    id: string,
    role: Role,
    invalidatesInvitations = true,
  ): Promise<void> {
    const now = this.clock.now();
    const change = invalidatesInvitations ? { roleChangedAt: now } : {};
    await transaction.update(User, { id }, { role, ...change, powersSince: now, updatedAt: now });
  }

  async setName(transaction: EntityManager, id: string, name: string): Promise<void> {
    await transaction.update(User, { id }, { name, updatedAt: this.clock.now() });
  }

  async disable(transaction: EntityManager, id: string, reason: DisableReason): Promise<void> {
    const now = this.clock.now();
    const off = { disabledAt: now, disabledReason: reason };
    await transaction.update(User, { id }, { ...off, updatedAt: now });
  }

  async enable(transaction: EntityManager, id: string): Promise<void> {
    const now = this.clock.now();
    const on = { disabledAt: null, disabledReason: null };
    await transaction.update(User, { id }, { ...on, updatedAt: now });
    const staff = { id, role: Not("CANDIDATE" as const) };
    await transaction.update(User, staff, { powersSince: now });
  }
}
