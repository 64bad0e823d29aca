import { errorTexts } from "#texts/errors";
import { forbidden, unauthenticated } from "./errors.js";

export type Role = "CANDIDATE" | "RECRUITER" | "ADMIN";
export type ApiScope = "JOBS_READ" | "JOBS_WRITE";

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
  /** Whether this session was opened with a second factor; always false until that exists. */
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

/** @throws UNAUTHENTICATED or FORBIDDEN. */
export function requireAdmin(actor: Actor): SignedIn {
  const user = requireUser(actor);
  if (user.role !== "ADMIN") throw forbidden();
  return user;
}

export const recruitsFor = (actor: Actor, companyId: string): boolean =>
  actor.kind === "user" &&
  (actor.role === "ADMIN" || (actor.role === "RECRUITER" && actor.companyIds.has(companyId)));
