import { errorTexts } from "#texts/errors";
import { forbidden, unauthenticated } from "./errors.js";

export type Role = "CANDIDATE" | "RECRUITER" | "ADMIN";
export type ApiScope = "JOBS_READ" | "JOBS_WRITE";

/** Nobody we know. */
export interface Visitor {
  kind: "visitor";
}
/** A person with a session. Identity comes from here only, never from a payload. */
export interface SignedIn {
  kind: "user";
  id: string;
  email: string;
  role: Role;
  sessionId: string;
  /** Whether this session was opened with a second factor too; none can be yet. */
  secondFactor: boolean;
  /** Companies this person recruits for. */
  companyIds: ReadonlySet<string>;
}
/** A partner system with an API key. */
export interface Partner {
  kind: "partner";
  keyId: string;
  scopes: ReadonlySet<ApiScope>;
  /** Companies the key may post for. */
  companyIds: ReadonlySet<string>;
}
export type Actor = Visitor | SignedIn | Partner;

export const visitor: Visitor = { kind: "visitor" };

/** @throws UNAUTHENTICATED for visitors; keys never open what belongs to a person. */
export function requireUser(actor: Actor): SignedIn {
  if (actor.kind === "user") return actor;
  if (actor.kind === "partner") throw forbidden(errorTexts.notForKeys);
  throw unauthenticated();
}

/** @throws UNAUTHENTICATED or FORBIDDEN. */
export function requireAdmin(actor: Actor): SignedIn {
  const user = requireUser(actor);
  if (user.role !== "ADMIN") throw forbidden();
  return user;
}

export const recruitsFor = (actor: Actor, companyId: string): boolean =>
  actor.kind === "user" &&
  (actor.role === "ADMIN" || (actor.role === "RECRUITER" && actor.companyIds.has(companyId)));
