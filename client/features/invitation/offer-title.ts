import { teamTexts } from "#texts/team";
import type { InvitationOfferQuery } from "./Invitation.generated";

export type Offer = NonNullable<InvitationOfferQuery["invitation"]>;

/** "Elena Torres invites you to Acme as a recruiter", as far as it is known. */
export function offerTitle({ invitedBy, company, role, companyRole }: Offer): string {
  const place = company === null ? teamTexts.staff : company.name;
  return teamTexts.offer(invitedBy, place, teamTexts.offerRoles[companyRole ?? role]);
}
