import {
  requireAdmin,
  requireFresh,
  type Actor,
  type CompanyRole,
  type Role,
  type SignedIn,
} from "../../core/actor.js";
import { requireManager } from "../companies/company.policy.js";

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

/** Accepts those who may make this offer. @throws as `requireManager` */
export function requireInviter(actor: Actor, offer: Offer): SignedIn {
  const user =
    offer.companyId !== null && ownersMayOffer(offer)
      ? requireManager(actor, offer.companyId)
      : requireAdmin(actor);
  return requireFresh(user);
}
