import {
  owns,
  recruitsFor,
  requireSecondFactor,
  requireUser,
  worksAt,
  type Actor,
  type SignedIn,
} from "../../core/actor.js";
import { forbidden, notFound } from "../../core/errors.js";

/** Accepts the company's members. To others, what its staff keeps does not exist. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND or SECOND_FACTOR_REQUIRED */
export const requireMember = (actor: Actor, companyId: string): SignedIn =>
  requireSecondFactor(memberOf(actor, companyId));

/** Accepts members who work for the company, and not only look. @throws as `requireMember`, and FORBIDDEN */
export function requireRecruiter(actor: Actor, companyId: string): SignedIn {
  const user = memberOf(actor, companyId);
  if (!recruitsFor(user, companyId)) throw forbidden();
  return requireSecondFactor(user);
}

/** Accepts administrators and the company's owners. @throws as `requireMember`, and FORBIDDEN */
export function requireManager(actor: Actor, companyId: string): SignedIn {
  const user = memberOf(actor, companyId);
  if (!owns(user, companyId)) throw forbidden();
  return requireSecondFactor(user);
}

function memberOf(actor: Actor, companyId: string): SignedIn {
  const user = requireUser(actor);
  if (!worksAt(user, companyId)) throw notFound("company");
  return user;
}
