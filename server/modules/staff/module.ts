import type { IdentityService } from "../accounts/identity.service.js";
import type { PeopleService } from "../accounts/people.service.js";
import type { SessionService } from "../accounts/session.service.js";
import type { ApplicantPhoneService } from "../applications/applicant-phones.service.js";
import type { AuditLogService } from "../audit/audit-log.service.js";
import type { AuditService } from "../audit/audit.service.js";
import type { Base, Parts } from "../base.js";
import type { SubscriptionService } from "../billing/subscription/subscription.service.js";
import type { CompanyService } from "../companies/company.service.js";
import type { StaffFactors } from "../factors/staff-factors.service.js";
import type { BuyerPhoneService } from "../intakes/buyer-phones.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import { AcceptanceService } from "./acceptance.service.js";
import { AuditEventsResolver } from "./audit-events.resolver.js";
import { DoubtfulPhonesResolver } from "./doubtful-phones.resolver.js";
import { DoubtfulPhoneService } from "./doubtful-phones.service.js";
import { companyInvitations } from "./invitation-companies.js";
import { InvitationReader } from "./invitation.reader.js";
import { InvitationResolver } from "./invitation.resolver.js";
import { InvitationService } from "./invitation.service.js";
import { MemberResolver } from "./member.resolver.js";
import { MemberService } from "./member.service.js";
import { PersonPlansResolver } from "./person-plans.resolver.js";
import { staffMails } from "./staff.mail.js";
import { StaffResolver } from "./staff.resolver.js";
import { StaffService } from "./staff.service.js";

interface StaffUses {
  accounts: { identities: IdentityService; people: PeopleService; sessions: SessionService };
  applications: { applicantPhones: ApplicantPhoneService };
  audit: { audit: AuditService };
  auditLog: { auditLog: AuditLogService };
  billing: { subscriptions: SubscriptionService };
  companies: { companies: CompanyService };
  factors: { staffFactors: StaffFactors };
  intakes: { buyerPhones: BuyerPhoneService };
  outbox: { outbox: OutboxService };
}

/** Who works here, what they may do, and what they did: invitations, roles, and members of companies. */
export function createStaff(base: Base, uses: StaffUses) {
  const { dataSource, clock, limits, site } = base;
  const { identities, people, sessions } = uses.accounts;
  const { applicantPhones } = uses.applications;
  const { audit } = uses.audit;
  const { companies } = uses.companies;
  const { staffFactors: factors } = uses.factors;
  const { buyerPhones } = uses.intakes;
  const { outbox } = uses.outbox;
  const reader = new InvitationReader(dataSource, companies, people, clock);
  const inviting = { dataSource, companies, reader, audit, outbox, limits, clock };
  const invitations = new InvitationService(inviting);
  const members = new MemberService({ dataSource, people, companies, invitations, audit });
  const hiring = { dataSource, people, companies, sessions, factors, outbox, audit, clock };
  const acceptances = new AcceptanceService(hiring);
  const staff = new StaffService(hiring);
  const doubtfulPhones = new DoubtfulPhoneService({ people, applicantPhones, buyerPhones });
  const parts = {
    resolvers: [
      new AuditEventsResolver(uses.auditLog.auditLog),
      new DoubtfulPhonesResolver(doubtfulPhones),
      new InvitationResolver(invitations, acceptances),
      new MemberResolver(members),
      new PersonPlansResolver(uses.billing.subscriptions),
      new StaffResolver(staff),
    ],
    notices: staffMails(site, { people, identities, invitations }),
    companyParts: [companyInvitations],
  } satisfies Parts;
  return { invitations, acceptances, members, staff, doubtfulPhones, parts };
}
