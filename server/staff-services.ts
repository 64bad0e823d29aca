import type { Grounds } from "./billing-services.js";
import type { RateLimits } from "./kit/rate-limits.js";
import type { SessionService } from "./modules/accounts/session.service.js";
import type { AuditService } from "./modules/audit/audit.service.js";
import type { CompanyService } from "./modules/companies/company.service.js";
import type { OutboxService } from "./modules/outbox/outbox.service.js";
import { PeopleService } from "./modules/accounts/people.service.js";
import { StaffFactors } from "./modules/factors/staff-factors.service.js";
import { SavedViewService } from "./modules/saved-views/saved-view.service.js";
import type { ApplicantPhoneService } from "./modules/applications/applicant-phones.service.js";
import { BuyerPhoneService } from "./modules/intakes/buyer-phones.service.js";
import { AcceptanceService } from "./modules/staff/acceptance.service.js";
import { DoubtfulPhoneService } from "./modules/staff/doubtful-phones.service.js";
import { InvitationReader } from "./modules/staff/invitation.reader.js";
import { InvitationService } from "./modules/staff/invitation.service.js";
import { MemberService } from "./modules/staff/member.service.js";
import { StaffService } from "./modules/staff/staff.service.js";

/** Who works here: invitations, roles, the members of companies, and what they set up for themselves. */
export function createStaff(
  { dataSource, clock }: Grounds,
  needs: {
    sessions: SessionService;
    companies: CompanyService;
    limits: RateLimits;
    outbox: OutboxService;
    audit: AuditService;
    applicantPhones: ApplicantPhoneService;
  },
) {
  const people = new PeopleService(dataSource, clock);
  const factors = new StaffFactors(dataSource);
  const shared = { ...needs, dataSource, people, factors, clock };
  const reader = new InvitationReader(dataSource, needs.companies, people, clock);
  const invitations = new InvitationService({ ...shared, reader });
  const members = new MemberService({ ...shared, invitations });
  const acceptances = new AcceptanceService(shared);
  const savedViews = new SavedViewService(dataSource, clock);
  const staff = new StaffService(shared);
  const doubtfulPhones = new DoubtfulPhoneService({
    ...shared,
    buyerPhones: new BuyerPhoneService(dataSource),
  });
  return { people, invitations, acceptances, members, staff, savedViews, doubtfulPhones };
}
