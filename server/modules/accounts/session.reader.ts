import type { DataSource } from "typeorm";
import type { Role } from "../../core/actor.js";
import {
  columnList,
  nullable,
  readFields,
  readOneOf,
  readText,
  readTime,
  type Readers,
} from "../../kit/db/row-readers.js";
import type { Session } from "./session.entity.js";
import { RoleEnum, type User } from "./user.entity.js";

/** What every request needs of a session. */
export type FoundSession = Pick<
  Session,
  "id" | "provenAt" | "codeProvenAt" | "secondFactorAt" | "createdAt" | "lastSeenAt"
>;

/** What every request needs of the person. */
export type FoundUser = Pick<User, "id" | "email" | "disabledAt"> & { role: Role };

const ofSession: Readers<FoundSession> = {
  id: readText,
  provenAt: nullable(readTime),
  codeProvenAt: nullable(readTime),
  secondFactorAt: nullable(readTime),
  createdAt: readTime,
  lastSeenAt: readTime,
};

const ofUser: Readers<FoundUser> = {
  id: readText,
  email: readText,
  disabledAt: nullable(readTime),
  role: readOneOf(RoleEnum),
};

const BY_TOKEN = `SELECT ${columnList("s", Object.keys(ofSession))}, ${columnList("u", Object.keys(ofUser))}
  FROM sessions s JOIN users u ON u.id = s.userId WHERE s.tokenHash = ? AND s.expiresAt > ?`;

/**
 * The session with this token, if it has not expired, and its person. Every request asks for this, so it is one
 * statement, without the ORM: building the same one with it took longer than MySQL needs to answer.
 */
export async function findSession(
  dataSource: DataSource,
  hash: string,
  now: Date,
): Promise<{ session: FoundSession; user: FoundUser } | null> {
  const [row] = await dataSource.query<Record<string, unknown>[]>(BY_TOKEN, [hash, now]);
  return row
    ? { session: readFields(ofSession, row, "s_"), user: readFields(ofUser, row, "u_") }
    : null;
}
