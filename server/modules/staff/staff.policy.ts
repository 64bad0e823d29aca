import {
  owns,
  requireAdmin,
  requireFresh,
  requireSecondFactor,
  requireUser,
  worksAt,
  type Actor,
  type CompanyRole,
  type Role,
  type SignedIn,
} from "../../core/actor.js";
import { forbidden, notFound } from "../../core/errors.js";

/** Who is being invited to do what. */
export interface Offer {
  role: Exclude<Role, "CANDIDATE">;
  companyId: string | null;
  companyRole: CompanyRole | null;
}

const ROLES: readonly Role[] = ["CANDIDATE", "RECRUITER", "ADMIN"];
const COMPANY_ROLES: readonly CompanyRole[] = ["VIEWER", "RECRUITER", "OWNER"];

/** An invitation never lowers what a person may do. */
export const higherRole = (a: Role, b: Role): Role => (ROLES.indexOf(a) > ROLES.indexOf(b) ? a : b);
export const higherCompanyRole = (a: CompanyRole | null, b: CompanyRole): CompanyRole =>
  a !== null && COMPANY_ROLES.indexOf(a) > COMPANY_ROLES.indexOf(b) ? a : b;

/** Owners of a company invite its recruiters and viewers; administrators invite everyone. */
export const ownersMayOffer = ({ role, companyRole }: Omit<Offer, "companyId">): boolean =>
  role === "RECRUITER" && companyRole !== "OWNER";

/** Accepts the company's members. To others, the company's staff does not exist. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND or SECOND_FACTOR_REQUIRED */
export function requireMember(actor: Actor, companyId: string): SignedIn {
  const user = requireUser(actor);
  if (!worksAt(user, companyId)) throw notFound("company");
  return requireSecondFactor(user);
}

/** Accepts administrators and the company's owners. @throws as `requireMember`, and FORBIDDEN */
export function requireManager(actor: Actor, companyId: string): SignedIn {
  const user = requireUser(actor);
  if (!worksAt(user, companyId)) throw notFound("company");
  if (!owns(user, companyId)) throw forbidden();
  return requireSecondFactor(user);
}

/** Accepts those who may make this offer. @throws as `requireManager` */
export function requireInviter(actor: Actor, offer: Offer): SignedIn {
  const user =
    offer.companyId !== null && ownersMayOffer(offer)
      ? requireManager(actor, offer.companyId)
      : requireAdmin(actor);
  return requireFresh(user);
}
