import { RateLimiterMemory, RateLimiterQueue } from "rate-limiter-flexible";
import type { Grounds } from "./billing-services.js";
import { placementMails } from "./placement-services.js";
import { recordListeners, recordMails } from "./record-services.js";
import { sellerMails } from "./seller-services.js";
import { applicationMails } from "./application-services.js";
import type { Patience } from "./core/patience.js";
import type { Env } from "./env.js";
import type { Breakers } from "./integrations/breaker/breakers.js";
import { SesMailSender, type MailSender } from "./integrations/mail/mail-sender.js";
import type { FetchText } from "./integrations/sns/fetch-text.js";
import { SnsTopic } from "./integrations/sns/sns-topic.js";
import type { ClockGuard } from "./kit/db/clock-guard.js";
import type { AccountService } from "./modules/accounts/account.service.js";
import type { IdentityService } from "./modules/accounts/identity.service.js";
import { loginCodeMail } from "./modules/accounts/login-code.mail.js";
import type { LoginCodeService } from "./modules/accounts/login-code.service.js";
import { planNewsMail } from "./modules/billing/mails/plan-news.mail.js";
import type { PaymentService } from "./modules/billing/payment.service.js";
import { BUYER_NOTICES } from "./modules/billing/plan-notices.js";
import type { PlanNewsService } from "./modules/billing/mails/plan-news.service.js";
import { planStartedMail } from "./modules/billing/plan-started.mail.js";
import { orderReminderMail } from "./modules/billing/orders/order-reminder.mail.js";
import type { OrderReminders } from "./modules/billing/orders/order-reminders.js";
import type { PlanEventService } from "./modules/billing/plan-event.service.js";
import type { PlanMailService } from "./modules/billing/plan-mail.service.js";
import type { SubscriptionService } from "./modules/billing/subscription.service.js";
import { contactMails } from "./modules/contact/contact.mail.js";
import type { ContactInboxService } from "./modules/contact/contact-inbox.service.js";
import type { ContactService } from "./modules/contact/contact.service.js";
import type { ApplicationService } from "./modules/applications/application.service.js";
import type { LateAnswerService } from "./modules/applications/stages/late-answers.service.js";
import type { NewApplicationsService } from "./modules/applications/stages/new-applications.service.js";
import type { StageNewsService } from "./modules/applications/stages/stage-news.service.js";
import { factorMails } from "./modules/factors/factor-mails.js";
import type { FactorResetLinks } from "./modules/factors/factor-reset.links.js";
import type { NotMeLinks } from "./modules/factors/not-me.links.js";
import type { FactorResetService } from "./modules/factors/factor-reset.service.js";
import type { IntakeReminders } from "./modules/intakes/intake-reminders.js";
import { intakeReminderMail } from "./modules/intakes/intake-reminder.mail.js";
import type { IntakeService } from "./modules/intakes/intake.service.js";
import type { PlanTrackService } from "./modules/intakes/plan-track.service.js";
import { jobExpiringMail } from "./modules/jobs/expiry/job-expiring.mail.js";
import type { JobService } from "./modules/jobs/job.service.js";
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
import type { DigestService } from "./modules/newsletter/digest.service.js";
import type { NewsletterLinks } from "./modules/newsletter/newsletter.links.js";
import {
  newsletterConfirmMail,
  newsletterDigestMail,
  newsletterWelcomeMail,
} from "./modules/newsletter/newsletter.mail.js";
import type { NewsletterService } from "./modules/newsletter/newsletter.service.js";
import type { SubscriberService } from "./modules/newsletter/subscriber.service.js";
import type { MailSite } from "./modules/outbox/mail-content.js";
import type { InterviewService } from "./modules/placements/interviews/interview.service.js";
import type { PlacementReminders } from "./modules/placements/placement-reminders.js";
import type { AnswerService } from "./modules/representation/answer.service.js";
import { representationMails } from "./modules/representation/representation.mail.js";
import { MailFeedbackService } from "./modules/suppressions/mail-feedback.service.js";
import type { SuppressionService } from "./modules/suppressions/suppression.service.js";
import type { SiteSettingsService } from "./modules/settings/site-settings.service.js";
import type { MailPause } from "./modules/outbox/mail-pause.js";
import { MailWorker } from "./modules/outbox/mail-worker.js";
import type { CandidateMailService } from "./modules/records/mails/candidate-mail.service.js";
import type { NoteService } from "./modules/records/notes/note.service.js";
import type { PeopleService } from "./modules/accounts/people.service.js";
import type { InvitationService } from "./modules/staff/invitation.service.js";
import { staffMails } from "./modules/staff/staff.mail.js";
import type { PlanService } from "./modules/plans/plan.service.js";

/** What every mail says about the site. */
export const mailSite = (env: Env): MailSite => ({
  name: env.SITE_NAME,
  origin: env.PUBLIC_BASE_URL,
  email: env.SITE_EMAIL,
  address: env.SITE_ADDRESS ?? null,
});

const senderOf = (env: Env, { mailMs }: Patience, { ses }: Breakers): MailSender =>
  new SesMailSender({
    region: env.SES_REGION,
    endpoint: env.SES_ENDPOINT,
    from: env.MAIL_FROM,
    configurationSet: env.SES_CONFIGURATION_SET,
    timeoutMs: mailMs,
    breaker: ses,
  });

/** Mails of one second may go at once, as SES allows. */
function paceOf({ SES_SEND_RATE: points }: Env): () => Promise<unknown> {
  const queue = new RateLimiterQueue(new RateLimiterMemory({ points, duration: 1 }));
  return () => queue.removeTokens(1);
}

/** All others are services: they tell of what the person did, or must know. */
const MAIL_CLASSES = {
  LOGIN_CODE: "CODE",
  NEWSLETTER_CONFIRM: "MAILING",
  NEWSLETTER_DIGEST: "MAILING",
  NEWSLETTER_WELCOME: "MAILING",
  ORDER_REMINDER: "MAILING",
} as const;

/** What the emails tell about. */
interface MailSources {
  accounts: AccountService;
  breakers: Breakers;
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
  notMeLinks: NotMeLinks;
  identities: IdentityService;
  payments: PaymentService;
  stageNews: StageNewsService;
  invitations: InvitationService;
  lateAnswers: LateAnswerService;
  newApplications: NewApplicationsService;
  newsletter: NewsletterService;
  subscribers: SubscriberService;
  newsletterLinks: NewsletterLinks;
  candidateMails: CandidateMailService;
  clockGuard: ClockGuard;
  mailPause: MailPause;
  notes: NoteService;
  people: PeopleService;
  intakeReminders: IntakeReminders;
  intakes: IntakeService;
  interviews: InterviewService;
  jobs: JobService;
  placementReminders: PlacementReminders;
  planEvents: PlanEventService;
  planMails: PlanMailService;
  planTracks: PlanTrackService;
  planNews: PlanNewsService;
  plans: PlanService;
  stillOpen: StillOpenService;
  stillOpenLinks: StillOpenLinks;
  orderReminders: OrderReminders;
  representationAnswers: AnswerService;
  settings: SiteSettingsService;
  subscriptions: SubscriptionService;
  suppressions: SuppressionService;
}

/** Sends every mail of the product. It reads data through the services; no service depends on it. */
function createMailWorker(
  { env, dataSource, logger, clock, patience }: MailGrounds,
  services: MailSources,
): MailWorker {
  const { accounts, codes, digests, newsletter, plans } = services;
  const { newsletterLinks: links, subscribers, subscriptions } = services;
  const { dataExports, deletions, deletionLinks, notMeLinks } = services;
  const site = mailSite(env);
  const renderers = {
    ACCOUNT_DELETED: accountDeletedMail(site, env.SECRET_KEY),
    ...applicationMails(site, services),
    DATA_EXPORT_READY: exportReadyMail(site, dataExports, accounts, notMeLinks),
    DELETION_REQUESTED: deletionAskedMail(site, deletions, accounts, deletionLinks, notMeLinks),
    JOB_EXPIRING: jobExpiringMail(site, services.stillOpen, services.stillOpenLinks),
    LOGIN_CODE: loginCodeMail(site, codes, accounts),
    NEWSLETTER_CONFIRM: newsletterConfirmMail(site, newsletter, links),
    NEWSLETTER_DIGEST: newsletterDigestMail(site, digests, links),
    NEWSLETTER_WELCOME: newsletterWelcomeMail(site, subscribers, links),
    ORDER_REMINDER: orderReminderMail(site, services.orderReminders, links),
    PLAN_NEWS: planNewsMail(site, services.planNews),
    PLAN_STARTED: planStartedMail(site, subscriptions, accounts, plans, services),
    INTAKE_REMINDER: intakeReminderMail(site, services.intakeReminders, plans),
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
    mailSender: senderOf(env, patience, services.breakers),
    clock,
    logger,
    renderers,
    listeners,
    pause: services.mailPause,
    pace: paceOf(env),
    clockGuard: services.clockGuard,
    suppressions: services.suppressions,
    classes: MAIL_CLASSES,
    isOwnMailbox: async (address) => address === (await services.settings.staffMail()),
    once: new Set([...Object.values(BUYER_NOTICES), "ORDER_REMINDER", "INTAKE_REMINDER"]),
  });
}

type MailGrounds = Grounds & { fetchText: FetchText; patience: Patience };

/** Mail that is sent, and what becomes of it. */
export const createMail = (grounds: MailGrounds, services: MailSources) => ({
  mailWorker: createMailWorker(grounds, services),
  mailFeedback: createMailFeedback(grounds, services),
});

function createMailFeedback(
  { env, dataSource, logger, clock, fetchText }: MailGrounds,
  { subscribers, suppressions }: Pick<MailSources, "subscribers" | "suppressions">,
): MailFeedbackService {
  const { SES_TOPIC_ARN: topicArn, SNS_ENDPOINT: endpoint } = env;
  const topic = topicArn ? new SnsTopic({ topicArn, endpoint }, { clock, fetchText }) : null;
  const needs = { dataSource, topic, suppressions, mailings: subscribers };
  return new MailFeedbackService({ ...needs, clock, logger });
}
