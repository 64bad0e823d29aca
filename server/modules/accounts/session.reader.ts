import type { DataSource } from "typeorm";
import { isStaff, type CompanyRole, type Role } from "../../core/actor.js";
import {
  columnList,
  nullable,
  readFields,
  readOneOf,
  readText,
  readTime,
  type Readers,
} from "../../kit/db/row-readers.js";
import { joinMemberships } from "../companies/company.joins.js";
import { CompanyRoleEnum } from "../companies/company.types.js";
import type { Session } from "./session.entity.js";
import { RoleEnum, type User } from "./user.entity.js";

/** What every request needs of a session. */
export type FoundSession = Pick<
  Session,
  "id" | "provenAt" | "codeProvenAt" | "secondFactorAt" | "createdAt" | "lastSeenAt"
>;

/** What every request needs of the person. */
export type FoundUser = Pick<User, "id" | "email" | "disabledAt"> & {
  role: Role;
  /** What they may do for companies, by id; nothing unless they are staff. */
  companyRoles: Map<string, CompanyRole>;
};

const ofSession: Readers<FoundSession> = {
  id: readText,
  provenAt: nullable(readTime),
  codeProvenAt: nullable(readTime),
  secondFactorAt: nullable(readTime),
  createdAt: readTime,
  lastSeenAt: readTime,
};

const ofUser: Readers<Omit<FoundUser, "companyRoles">> = {
  id: readText,
  email: readText,
  disabledAt: nullable(readTime),
  role: readOneOf(RoleEnum),
};

const ofMembership: Readers<{ companyId: string | null; role: CompanyRole | null }> = {
  companyId: nullable(readText),
  role: nullable(readOneOf(CompanyRoleEnum)),
};

const BY_TOKEN = `SELECT ${columnList("s", Object.keys(ofSession))}, ${columnList("u", Object.keys(ofUser))},
    ${columnList("m", Object.keys(ofMembership))}
  FROM sessions s JOIN users u ON u.id = s.userId ${joinMemberships("u.id")}
  WHERE s.tokenHash = ? AND s.expiresAt > ?`;

type Row = Record<string, unknown>;

/**
 * The session with this token, if it has not expired, and its person with their companies. Every request asks for this, so it is one
 * statement, without the ORM: building the same one with it took longer than MySQL needs to answer.
 */
export async function findSession(
  dataSource: DataSource,
  hash: string,
  now: Date,
): Promise<{ session: FoundSession; user: FoundUser } | null> {
  const rows = await dataSource.query<Row[]>(BY_TOKEN, [hash, now]);
  const [row] = rows;
  if (!row) return null;
  const user = readFields(ofUser, row, "u_");
  const companyRoles = isStaff(user) ? rolesIn(rows) : new Map<string, CompanyRole>();
  return { session: readFields(ofSession, row, "s_"), user: { ...user, companyRoles } };
}

function rolesIn(rows: readonly Row[]): Map<string, CompanyRole> {
  const memberships = rows.map((row) => readFields(ofMembership, row, "m_"));
  return new Map(
    memberships.flatMap(({ companyId, role }) => (companyId && role ? [[companyId, role]] : [])),
  );
}
