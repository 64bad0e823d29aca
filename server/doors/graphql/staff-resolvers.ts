import { AuditEventsResolver } from "../../modules/accounts/audit-events.resolver.js";
import type { AuditLogService } from "../../modules/audit/audit-log.service.js";
import { AuditResolver } from "../../modules/audit/audit.resolver.js";
import type { ApiKeyRotationService } from "../../modules/partners/api-key-rotation.service.js";
import { ApiKeyResolver } from "../../modules/partners/api-key.resolver.js";
import type { ApiKeyService } from "../../modules/partners/api-key.service.js";
import { SavedViewResolver } from "../../modules/saved-views/saved-view.resolver.js";
import type { SavedViewService } from "../../modules/saved-views/saved-view.service.js";
import type { AcceptanceService } from "../../modules/staff/acceptance.service.js";
import { DoubtfulPhonesResolver } from "../../modules/staff/doubtful-phones.resolver.js";
import type { DoubtfulPhoneService } from "../../modules/staff/doubtful-phones.service.js";
import { InvitationResolver } from "../../modules/staff/invitation.resolver.js";
import type { InvitationService } from "../../modules/staff/invitation.service.js";
import { MemberResolver } from "../../modules/staff/member.resolver.js";
import type { MemberService } from "../../modules/staff/member.service.js";
import { StaffResolver } from "../../modules/staff/staff.resolver.js";
import type { StaffService } from "../../modules/staff/staff.service.js";

/** Who works here, what they may do, and what they did. */
export interface StaffServices {
  acceptances: AcceptanceService;
  apiKeys: ApiKeyService;
  auditLog: AuditLogService;
  doubtfulPhones: DoubtfulPhoneService;
  invitations: InvitationService;
  keyRotations: ApiKeyRotationService;
  members: MemberService;
  savedViews: SavedViewService;
  staff: StaffService;
}

export const staffResolverClasses = [
  ApiKeyResolver,
  AuditEventsResolver,
  AuditResolver,
  DoubtfulPhonesResolver,
  InvitationResolver,
  MemberResolver,
  SavedViewResolver,
  StaffResolver,
] as const;

export const staffResolvers = (services: StaffServices): [unknown, object][] => [
  [ApiKeyResolver, new ApiKeyResolver(services.apiKeys, services.keyRotations)],
  [AuditEventsResolver, new AuditEventsResolver(services.auditLog)],
  [AuditResolver, new AuditResolver(services.auditLog)],
  [DoubtfulPhonesResolver, new DoubtfulPhonesResolver(services.doubtfulPhones)],
  [InvitationResolver, new InvitationResolver(services.invitations, services.acceptances)],
  [MemberResolver, new MemberResolver(services.members)],
  [SavedViewResolver, new SavedViewResolver(services.savedViews)],
  [StaffResolver, new StaffResolver(services.staff)],
];
