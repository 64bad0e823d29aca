import { errorTexts } from "#texts/errors";
import { AppError, forbidden, unauthenticated } from "./errors.js";

export type Role = "CANDIDATE" | "RECRUITER" | "ADMIN";
export type ApiScope = "JOBS_READ" | "JOBS_WRITE" | "ALL_JOBS";
/** What a member of a company may do for it: manage its members and its jobs, work on its jobs, or only look. */
export type CompanyRole = "OWNER" | "RECRUITER" | "VIEWER";

/** An anonymous visitor. */
export interface Visitor {
  kind: "visitor";
}
/** A person with a session. Identity comes only from the session, never from a payload. */
export interface SignedIn {
  kind: "user";
  id: string;
  email: string;
  role: Role;
  sessionId: string;
  /** Whether a second factor was proven in this session within the last 12 hours. */
  secondFactor: boolean;
  /** Whether the person proved who they are in this session within the last 10 minutes; staff by their second factor. */
  isFresh: boolean;
  /** Whether the person entered a code from their mailbox within the last 30 minutes in this session. */
  provenByCodeLately: boolean;
  /** The companies this person is a member of, by id. */
  companyRoles: ReadonlyMap<string, CompanyRole>;
}
/** A partner system with an API key. */
export interface Partner {
  kind: "partner";
  keyId: string;
  /** Name of the system that posts with the key. The keys that replace it have the same. */
  source: string;
  scopes: ReadonlySet<ApiScope>;
  /** Companies the key may post for. */
  companyIds: ReadonlySet<string>;
}
export type Actor = Visitor | SignedIn | Partner;

export const visitor: Visitor = { kind: "visitor" };

/** @throws UNAUTHENTICATED for visitors; FORBIDDEN for API keys, which never reach personal data */
export function requireUser(actor: Actor): SignedIn {
  if (actor.kind === "user") return actor;
  if (actor.kind === "partner") throw forbidden(errorTexts.notForKeys);
  throw unauthenticated();
}

/** Accepts a person or a partner system. @throws UNAUTHENTICATED for visitors */
export function requireKnown(actor: Actor): SignedIn | Partner {
  if (actor.kind === "visitor") throw unauthenticated();
  return actor;
}

/** Accepts an administrator, whether or not a second factor was proven. @throws UNAUTHENTICATED or FORBIDDEN */
export function requireAdmin(actor: Actor): SignedIn {
  const user = requireUser(actor);
  if (user.role !== "ADMIN") throw forbidden();
  return user;
}

export const isStaff = ({ role }: { role: Role }): boolean => role !== "CANDIDATE";

/** Accepts recruiters and administrators, whether or not a second factor was proven. @throws UNAUTHENTICATED or FORBIDDEN */
export function requireStaff(actor: Actor): SignedIn {
  const user = requireUser(actor);
  if (!isStaff(user)) throw forbidden();
  return user;
}

/** Accepts an administrator with a second factor. @throws UNAUTHENTICATED, FORBIDDEN or SECOND_FACTOR_REQUIRED */
export const requireProvenAdmin = (actor: Actor): SignedIn =>
  requireSecondFactor(requireAdmin(actor));

/** @throws SECOND_FACTOR_REQUIRED */
export function requireSecondFactor(user: SignedIn): SignedIn {
  if (!user.secondFactor)
    throw new AppError("SECOND_FACTOR_REQUIRED", errorTexts.secondFactorRequired);
  return user;
}

/**
 * For steps that an unattended browser must not take: keys, roles, exports, deletions.
 * @throws SECOND_FACTOR_REQUIRED for staff, FRESH_PROOF_REQUIRED for candidates
 */
export function requireFresh(user: SignedIn): SignedIn {
  if (user.isFresh) return user;
  throw isStaff(user)
    ? new AppError("SECOND_FACTOR_REQUIRED", errorTexts.secondFactorAgain)
    : new AppError("FRESH_PROOF_REQUIRED", errorTexts.freshProofRequired);
}

/** What this actor may do for the company; administrators may do what an owner may. Null for anyone else. */
export const roleAt = (actor: Actor, companyId: string): CompanyRole | null => {
  if (actor.kind !== "user" || actor.role === "CANDIDATE") return null;
  return actor.role === "ADMIN" ? "OWNER" : (actor.companyRoles.get(companyId) ?? null);
};

/** Whether this actor may see what belongs to the company: its applications and drafts. */
export const worksAt = (actor: Actor, companyId: string): boolean =>
  roleAt(actor, companyId) !== null;

/** Whether this actor may post jobs for the company and work on them. */
export function recruitsFor(actor: Actor, companyId: string): boolean {
  const role = roleAt(actor, companyId);
  return role === "OWNER" || role === "RECRUITER";
}

/** Whether this actor may manage the company's members. */
export const owns = (actor: Actor, companyId: string): boolean =>
  roleAt(actor, companyId) === "OWNER";
