import type { DataSource } from "typeorm";
import type { Clock } from "./core/clock.js";
import type { Patience } from "./core/patience.js";
import type { Env } from "./env.js";
import { SharpPictureMaker } from "./integrations/images/picture-maker.js";
import type { ObjectStore } from "./integrations/storage/object-store.js";
import type { RateLimits } from "./kit/rate-limits.js";
import { companyApplications } from "./modules/applications/application-companies.js";
import type { AuditService } from "./modules/audit/audit.service.js";
import type { ChangeFeed } from "./modules/changes/change-feed.js";
import type { ChangeFollower } from "./modules/changes/change-follower.js";
import { CompanyContactService } from "./modules/companies/company-contact.service.js";
import { CompanyDeskService } from "./modules/companies/company-desk.service.js";
import { CompanyLogoService } from "./modules/companies/company-logo.service.js";
import { CompanyLogos } from "./modules/companies/company-logos.js";
import { companyMembers } from "./modules/companies/company-members.part.js";
import { CompanyMergeService } from "./modules/companies/company-merge.service.js";
import type { CompanyPart } from "./modules/companies/company-parts.types.js";
import type { CompanyService } from "./modules/companies/company.service.js";
import type { JobCompanies } from "./modules/jobs/job-companies.js";
import { MailDecisionService } from "./modules/outbox/mail-decision.service.js";
import type { MailPause } from "./modules/outbox/mail-pause.js";
import { MailQueueService } from "./modules/outbox/mail-queue.service.js";
import type { OutboxService } from "./modules/outbox/outbox.service.js";
import { ApiKeyRotationService } from "./modules/partners/api-key-rotation.service.js";
import { companyKeys } from "./modules/partners/key-companies.js";
import { companyPlacements } from "./modules/placements/placement-companies.js";
import { companyTags, companyTemplates } from "./modules/records/record-companies.js";
import { companyRepresentations } from "./modules/representation/representation-companies.js";
import { SiteSettingsService } from "./modules/settings/site-settings.service.js";
import { companyInvitations } from "./modules/staff/invitation-companies.js";

interface Grounds {
  env: Pick<Env, "STAFF_MAIL">;
  dataSource: DataSource;
  clock: Clock;
  patience: Patience;
}

interface FirmNeeds {
  limits: RateLimits;
  outbox: OutboxService;
  mailPause: MailPause;
  audit: AuditService;
  store: ObjectStore;
  companies: CompanyService;
  jobCompanies: JobCompanies;
  changes: ChangeFeed;
  changeFollower: ChangeFollower;
}

/** What the staff keep about the firm and its clients: companies, keys, settings, and the mail queue. */
export function createFirm({ env, dataSource, clock, patience }: Grounds, needs: FirmNeeds) {
  const { audit, outbox, mailPause, store, jobCompanies: follower } = needs;
  const logos = new CompanyLogos(store);
  const shared = { ...needs, dataSource, clock, logos, follower };
  const companyContacts = new CompanyContactService(shared);
  // Whatever else belongs to a company must be added here: a test compares the tables.
  const parts: CompanyPart[] = [
    follower,
    companyApplications,
    companyRepresentations,
    companyPlacements,
    companyTags,
    companyTemplates,
    companyMembers,
    companyContacts,
    companyKeys,
    companyInvitations,
  ];
  return {
    logos,
    companyContacts,
    companyDesk: new CompanyDeskService(shared),
    companyLogos: new CompanyLogoService({
      ...shared,
      pictures: new SharpPictureMaker(patience.fileMs),
    }),
    companyMerges: new CompanyMergeService({ ...shared, parts }),
    companyParts: parts,
    keyRotations: new ApiKeyRotationService(dataSource, audit, clock),
    mailDecisions: new MailDecisionService({ dataSource, outbox, audit, clock }),
    mailQueue: new MailQueueService({ dataSource, pause: mailPause, clock }),
    settings: new SiteSettingsService({ ...shared, staffMail: env.STAFF_MAIL }),
  };
}
