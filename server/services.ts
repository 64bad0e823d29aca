import type { DataSource } from "typeorm";
import { systemClock, type Clock } from "./core/clock.js";
import type { Logger } from "./core/logger.js";
import { MySqlRateLimits, type RateLimits } from "./kit/rate-limits.js";
import { poolOf } from "./kit/db/pool.js";
import { createDeskWork, placementMails } from "./placement-services.js";
import { recordListeners, recordMails } from "./record-services.js";
import { createSellerSide, sellerMails } from "./seller-services.js";
import { applicationMails } from "./application-services.js";
import { createBilling } from "./billing-services.js";
import { createBuyerSide } from "./buyer-services.js";
import { createJobExpiry, createJobs, editorNames } from "./job-services.js";
import { createCorrespondence } from "./correspondence-services.js";
import { createFirm } from "./firm-services.js";
import { privacyRules } from "./privacy-rules.js";
import { Housekeeping } from "./modules/privacy/housekeeping.js";
import { Retention } from "./modules/privacy/retention.js";
import type { Env } from "./env.js";
import { ProcessExtractor } from "./integrations/extraction/process-extractor.js";
import type { TextExtractor } from "./integrations/extraction/text-extractor.js";
import { SesMailSender } from "./integrations/mail/mail-sender.js";
import type { ObjectStore } from "./integrations/storage/object-store.js";
import { S3ObjectStore } from "./integrations/storage/s3-object-store.js";
import type { AccountService } from "./modules/accounts/account.service.js";
import type { IdentityService } from "./modules/accounts/identity.service.js";
import { loginCodeMail } from "./modules/accounts/login-code.mail.js";
import type { LoginCodeService } from "./modules/accounts/login-code.service.js";
import type { SessionService } from "./modules/accounts/session.service.js";
import { AuditLogService } from "./modules/audit/audit-log.service.js";
import { AuditRetention } from "./modules/audit/audit-retention.js";
import { AuditSealer } from "./modules/audit/audit-sealer.js";
import { AuditService } from "./modules/audit/audit.service.js";
import { planNewsMail } from "./modules/billing/mails/plan-news.mail.js";
import type { PaymentService } from "./modules/billing/payment.service.js";
import type { PlanNewsService } from "./modules/billing/mails/plan-news.service.js";
import { planStartedMail } from "./modules/billing/plan-started.mail.js";
import { orderReminderMail } from "./modules/billing/orders/order-reminder.mail.js";
import type { OrderReminders } from "./modules/billing/orders/order-reminders.js";
import type { PlanEventService } from "./modules/billing/plan-event.service.js";
import type { PlanMailService } from "./modules/billing/plan-mail.service.js";
import { type SubscriptionService } from "./modules/billing/subscription.service.js";
import { ChangeFeed } from "./modules/changes/change-feed.js";
import { ChangeFollower } from "./modules/changes/change-follower.js";
import { contactMails } from "./modules/contact/contact.mail.js";
import type { ContactInboxService } from "./modules/contact/contact-inbox.service.js";
import type { ContactService } from "./modules/contact/contact.service.js";
import type { ApplicationService } from "./modules/applications/application.service.js";
import type { NewApplicationsService } from "./modules/applications/stages/new-applications.service.js";
import type { StageNewsService } from "./modules/applications/stages/stage-news.service.js";
import { CompanyService } from "./modules/companies/company.service.js";
import { factorMails } from "./modules/factors/factor-mails.js";
import type { FactorResetLinks } from "./modules/factors/factor-reset.links.js";
import type { FactorResetService } from "./modules/factors/factor-reset.service.js";
import { createFactors } from "./modules/factors/create-factors.js";
import { jobExpiringMail } from "./modules/jobs/expiry/job-expiring.mail.js";
import type { StillOpenLinks } from "./modules/jobs/expiry/still-open.links.js";
import type { StillOpenService } from "./modules/jobs/expiry/still-open.service.js";
import type { AccountDeletionService } from "./modules/departures/account-deletion.service.js";
import type { DataExportService } from "./modules/departures/data-export.service.js";
import type { DeletionLinks } from "./modules/departures/deletion.links.js";
import {
  accountDeletedMail,
  deletionAskedMail,
  exportReadyMail,
} from "./modules/departures/departure.mail.js";
import { createAccounts } from "./account-services.js";
import { createDepartures } from "./departure-services.js";
import { createHiring } from "./representation-services.js";
import type { DigestService } from "./modules/newsletter/digest.service.js";
import type { NewsletterLinks } from "./modules/newsletter/newsletter.links.js";
import {
  newsletterConfirmMail,
  newsletterDigestMail,
  newsletterWelcomeMail,
} from "./modules/newsletter/newsletter.mail.js";
import type { NewsletterService } from "./modules/newsletter/newsletter.service.js";
import type { MailSite } from "./modules/outbox/mail-content.js";
import type { InterviewService } from "./modules/placements/interviews/interview.service.js";
import type { PlacementReminders } from "./modules/placements/placement-reminders.js";
import type { AnswerService } from "./modules/representation/answer.service.js";
import { representationMails } from "./modules/representation/representation.mail.js";
import type { SiteSettingsService } from "./modules/settings/site-settings.service.js";
import { MailWorker } from "./modules/outbox/mail-worker.js";
import { OutboxService } from "./modules/outbox/outbox.service.js";
import type { CandidateMailService } from "./modules/records/mails/candidate-mail.service.js";
import type { NoteService } from "./modules/records/notes/note.service.js";
import { ApiKeyService } from "./modules/partners/api-key.service.js";
import { PeopleService } from "./modules/accounts/people.service.js";
import { StaffFactors } from "./modules/factors/staff-factors.service.js";
import { SavedViewService } from "./modules/saved-views/saved-view.service.js";
import { AcceptanceService } from "./modules/staff/acceptance.service.js";
import { InvitationReader } from "./modules/staff/invitation.reader.js";
import { InvitationService } from "./modules/staff/invitation.service.js";
import { MemberService } from "./modules/staff/member.service.js";
import { staffMails } from "./modules/staff/staff.mail.js";
import { StaffService } from "./modules/staff/staff.service.js";
import { type PlanService } from "./modules/plans/plan.service.js";
import type { IndexedPost } from "./modules/posts/post-index.js";
import { PostSearch } from "./modules/posts/post.search.js";

export interface Foundations {
  env: Env;
  dataSource: DataSource;
  logger: Logger;
  /** Tests pass a clock they can move. */
  clock?: Clock;
  /** Blog posts of the client build, newest first; without them, the search in posts finds nothing. */
  posts?: readonly IndexedPost[];
  /** Tests pass one that starts the built program: their own code is not built. */
  extractor?: TextExtractor;
  /** The built program of the thread of the job index; tests pass its path for the same reason. */
  indexProgram?: string;
}

/** What services are made from, with what has a standard. */
type Grounds = Required<Omit<Foundations, "indexProgram">> & Pick<Foundations, "indexProgram">;

/** The composition root: creates every service, each after those it depends on. */
export function createServices(foundations: Foundations) {
  const defaults = { clock: systemClock, posts: [], extractor: new ProcessExtractor() };
  const grounds = { ...defaults, ...foundations };
  const { env, dataSource, clock, posts } = grounds;
  const limits = new MySqlRateLimits(poolOf(dataSource), databaseName(env.DATABASE_URL));
  const outbox = new OutboxService(clock);
  const audit = new AuditService(clock);
  const companies = new CompanyService(dataSource);
  const store = createObjectStore(env);
  const changes = new ChangeFeed(dataSource, clock);
  const changeFollower = new ChangeFollower(changes, grounds.logger);
  const posting = createJobs(grounds, { companies, changes, changeFollower });
  const apiKeys = new ApiKeyService(dataSource, companies, audit, clock);

  const { jobs } = posting;
  const common = { limits, outbox, audit, companies, changes, changeFollower };
  const people = createAccounts(grounds, common);
  const { accounts, sessions } = people;
  const factors = createFactors(env, { ...grounds, limits, audit, outbox, accounts, sessions });
  const hiring = createHiring(grounds, { ...common, accounts, jobs, store });
  const billing = createBilling(grounds, { limits, outbox, accounts });
  const staff = createStaff(grounds, { ...people, ...common });
  const expiry = createJobExpiry(grounds, { ...posting, companies, accounts, outbox });
  const work = { ...hiring, ...staff, ...common, accounts, jobs };
  const records = createDeskWork(grounds, { ...work, site: mailSite(env) });
  const firm = createFirm(grounds, { ...posting, ...common, store });
  const correspondence = createCorrespondence(grounds, { ...common, jobs, ...staff, ...firm });
  const departures = createDepartures(grounds, { audit, outbox, accounts, store, ...billing });
  const auditLog = new AuditLogService(dataSource, accounts, companies);
  const sellers = createSellerSide(grounds, { ...billing, accounts, audit, auditLog });
  const buying = { ...common, ...billing, ...correspondence, ...sellers, accounts };
  const buyers = createBuyerSide(grounds, buying);
  const rest = {
    ...departures,
    ...correspondence,
    ...billing,
    ...buyers,
    ...sellers,
    ...hiring,
    ...staff,
    ...factors,
    ...expiry,
    ...records,
    ...firm,
    ...people,
  };
  return {
    clock,
    dataSource,
    ...common,
    auditLog,
    mailWorker: createMailWorker(grounds, rest),
    ...posting,
    editorNames: editorNames(accounts, apiKeys),
    apiKeys,
    posts: new PostSearch(posts),
    ...createCleanup(grounds),
    ...rest,
  };
}

/** What deletes data after its time, and seals the audit log. */
function createCleanup({ dataSource, clock, logger }: Grounds) {
  const expired = privacyRules.flatMap(({ housekeeping = [] }) => housekeeping);
  const outdated = privacyRules.flatMap(({ retention = [] }) => retention);
  return {
    auditSealer: new AuditSealer(dataSource, clock, logger),
    auditRetention: new AuditRetention(dataSource, clock, logger),
    housekeeping: new Housekeeping(dataSource, clock, expired),
    retention: new Retention(dataSource, clock, logger, outdated),
  };
}

/** Who works here: invitations, roles, the members of companies, and what they set up for themselves. */
function createStaff(
  { dataSource, clock }: Grounds,
  needs: {
    sessions: SessionService;
    companies: CompanyService;
    limits: RateLimits;
    outbox: OutboxService;
    audit: AuditService;
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
  return { people, invitations, acceptances, members, staff, savedViews };
}

const mailSite = (env: Env): MailSite => ({
  name: env.SITE_NAME,
  origin: env.PUBLIC_BASE_URL,
  email: env.SITE_EMAIL,
  address: env.SITE_ADDRESS ?? null,
});

const senderOf = ({ SES_REGION: region, SES_ENDPOINT: endpoint, MAIL_FROM: from }: Env) =>
  new SesMailSender({ region, endpoint, from });

/** What the emails tell about. */
interface MailSources {
  accounts: AccountService;
  applications: ApplicationService;
  codes: LoginCodeService;
  contact: ContactService;
  contactInbox: ContactInboxService;
  dataExports: DataExportService;
  deletionLinks: DeletionLinks;
  deletions: AccountDeletionService;
  digests: DigestService;
  factorResets: FactorResetService;
  resetLinks: FactorResetLinks;
  identities: IdentityService;
  payments: PaymentService;
  stageNews: StageNewsService;
  invitations: InvitationService;
  newApplications: NewApplicationsService;
  newsletter: NewsletterService;
  newsletterLinks: NewsletterLinks;
  candidateMails: CandidateMailService;
  notes: NoteService;
  people: PeopleService;
  interviews: InterviewService;
  placementReminders: PlacementReminders;
  planEvents: PlanEventService;
  planMails: PlanMailService;
  planNews: PlanNewsService;
  plans: PlanService;
  stillOpen: StillOpenService;
  stillOpenLinks: StillOpenLinks;
  orderReminders: OrderReminders;
  representationAnswers: AnswerService;
  settings: SiteSettingsService;
  subscriptions: SubscriptionService;
}

/** Sends every mail of the product. It reads data through the services; no service depends on it. */
function createMailWorker(
  { env, dataSource, logger, clock }: Grounds,
  services: MailSources,
): MailWorker {
  const { accounts, codes, digests, newsletter, plans } = services;
  const { newsletterLinks: links, subscriptions } = services;
  const { dataExports, deletions, deletionLinks } = services;
  const site = mailSite(env);
  const renderers = {
    ACCOUNT_DELETED: accountDeletedMail(site, env.SECRET_KEY),
    ...applicationMails(site, services),
    DATA_EXPORT_READY: exportReadyMail(site, dataExports, accounts),
    DELETION_REQUESTED: deletionAskedMail(site, deletions, accounts, deletionLinks),
    JOB_EXPIRING: jobExpiringMail(site, services.stillOpen, services.stillOpenLinks),
    LOGIN_CODE: loginCodeMail(site, codes, accounts),
    NEWSLETTER_CONFIRM: newsletterConfirmMail(site, newsletter, links),
    NEWSLETTER_DIGEST: newsletterDigestMail(site, digests, links),
    NEWSLETTER_WELCOME: newsletterWelcomeMail(site, newsletter, links),
    ORDER_REMINDER: orderReminderMail(site, services.orderReminders, links),
    PLAN_NEWS: planNewsMail(site, services.planNews),
    PLAN_STARTED: planStartedMail(site, subscriptions, accounts, plans),
    ...contactMails(site, services),
    ...factorMails(site, services),
    ...representationMails(site, services),
    ...staffMails(site, services),
    ...recordMails(site, services),
    ...placementMails(site, services),
    ...sellerMails(site, services),
  };
  const listeners = { ...recordListeners(services), ...services.planMails.listeners() };
  return new MailWorker({
    dataSource,
    mailSender: senderOf(env),
    clock,
    logger,
    renderers,
    listeners,
  });
}

export type Services = ReturnType<typeof createServices>;

type StoreSettings = Pick<Env, "S3_BUCKET" | "S3_REGION" | "S3_ENDPOINT">;
export const createObjectStore = (env: StoreSettings): ObjectStore =>
  new S3ObjectStore({ bucket: env.S3_BUCKET, region: env.S3_REGION, endpoint: env.S3_ENDPOINT });

const databaseName = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));
