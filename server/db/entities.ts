import { KnownBrowser } from "../modules/accounts/known-browser.entity.js";
import { LoginCode } from "../modules/accounts/login-code.entity.js";
import { SignInFlow } from "../modules/accounts/sign-in-flow.entity.js";
import { Session } from "../modules/accounts/session.entity.js";
import { Identity } from "../modules/accounts/identity.entity.js";
import { User } from "../modules/accounts/user.entity.js";
import { AuditAnchor, AuditEvent, AuditSeal } from "../modules/audit/audit.entity.js";
import { BillingCursor } from "../modules/billing/sync/billing-cursor.entity.js";
import { CheckoutSession } from "../modules/billing/checkout/checkout-session.entity.js";
import { Dispute } from "../modules/billing/money/dispute.entity.js";
import { Invoice } from "../modules/billing/money/invoice.entity.js";
import { Payment } from "../modules/billing/money/payment.entity.js";
import { PlanAcceptance } from "../modules/billing/own/plan-acceptance.entity.js";
import { PlanEvent } from "../modules/billing/subscription/plan-event.entity.js";
import { Refund } from "../modules/billing/money/refund.entity.js";
import { StripeEvent } from "../modules/billing/sync/stripe-event.entity.js";
import { SubscriptionCheck } from "../modules/billing/sync/subscription-check.entity.js";
import { Subscription } from "../modules/billing/subscription/subscription.entity.js";
import { CartItem } from "../modules/cart/cart-item.entity.js";
import { Application } from "../modules/applications/application.entity.js";
import { ApplicationEvent } from "../modules/applications/stages/application-event.entity.js";
import { JobClosing } from "../modules/applications/stages/job-closing.entity.js";
import { HeldApplication } from "../modules/applications/held/held-application.entity.js";
import { Resume } from "../modules/applications/resume.entity.js";
import { ClientSubmission } from "../modules/representation/client-submission.entity.js";
import { Representation } from "../modules/representation/representation.entity.js";
import { ResumeTextRow } from "../modules/applications/texts/resume-text.entity.js";
import { ContactAnswer } from "../modules/contact/contact-answer.entity.js";
import { ContactMessage } from "../modules/contact/contact-message.entity.js";
import { CompanyContact } from "../modules/companies/company-contact.entity.js";
import { CompanyMerge } from "../modules/companies/company-merge.entity.js";
import { Company, CompanyRecruiter } from "../modules/companies/company.entity.js";
import { AccountDeletion } from "../modules/departures/account-deletion.entity.js";
import { PlanMail } from "../modules/billing/desk/plan-mail.entity.js";
import { Delivery } from "../modules/deliveries/delivery.entity.js";
import { ImportRun } from "../modules/boards/desk/import-run.entity.js";
import { DataExport } from "../modules/departures/data-export.entity.js";
import { PlanIntake } from "../modules/intakes/plan-intake.entity.js";
import { FactorReset } from "../modules/factors/factor-reset.entity.js";
import { Passkey, PasskeyChallenge } from "../modules/factors/passkey.entity.js";
import { RecoveryCode } from "../modules/factors/recovery-code.entity.js";
import { FactorTries, TotpFactor } from "../modules/factors/totp-factor.entity.js";
import { IdempotencyKey } from "../modules/idempotency/idempotency-key.entity.js";
import { Job } from "../modules/jobs/record/job.entity.js";
import {
  NewsletterRequest,
  NewsletterSubscriber,
  NewsletterSubscription,
} from "../modules/newsletter/newsletter.entity.js";
import { OutboxMessage } from "../modules/outbox/outbox.entity.js";
import { Interview } from "../modules/placements/interviews/interview.entity.js";
import { Placement } from "../modules/placements/placement.entity.js";
import { ApiKey } from "../modules/partners/api-key.entity.js";
import { CandidateMailRow } from "../modules/records/mails/candidate-mail.entity.js";
import { MailTemplateRow } from "../modules/records/mails/mail-template.entity.js";
import { NextStepRow } from "../modules/records/next-steps/next-step.entity.js";
import { Note, NoteMention } from "../modules/records/notes/note.entity.js";
import { RatingRow, RatingSheetRow } from "../modules/records/ratings/rating.entity.js";
import { ApplicationTag, Tag } from "../modules/records/tags/tag.entity.js";
import { SavedJob } from "../modules/saved-jobs/saved-job.entity.js";
import { SavedView } from "../modules/saved-views/saved-view.entity.js";
import { SiteSetting } from "../modules/settings/site-setting.entity.js";
import { Invitation } from "../modules/staff/invitation.entity.js";
import { StatusSheetRow } from "../modules/status-sheets/status-sheet.entity.js";
import { TermsAcceptance } from "../modules/terms/terms-acceptance.entity.js";
import { TermsText } from "../modules/terms/terms-text.entity.js";
import { MailFeedback } from "../modules/suppressions/mail-feedback.entity.js";
import { MailSuppression } from "../modules/suppressions/suppression.entity.js";

export const entities = [
  ApplicationTag,
  CandidateMailRow,
  MailTemplateRow,
  NextStepRow,
  Note,
  NoteMention,
  RatingRow,
  RatingSheetRow,
  Tag,
  AccountDeletion,
  ApiKey,
  Application,
  ApplicationEvent,
  AuditAnchor,
  AuditEvent,
  AuditSeal,
  CartItem,
  BillingCursor,
  CheckoutSession,
  ClientSubmission,
  Company,
  CompanyContact,
  CompanyMerge,
  CompanyRecruiter,
  ContactAnswer,
  ContactMessage,
  DataExport,
  ImportRun,
  Delivery,
  Dispute,
  FactorReset,
  FactorTries,
  Identity,
  Interview,
  Placement,
  Invitation,
  Invoice,
  Job,
  HeldApplication,
  IdempotencyKey,
  JobClosing,
  KnownBrowser,
  LoginCode,
  MailFeedback,
  MailSuppression,
  NewsletterRequest,
  NewsletterSubscriber,
  NewsletterSubscription,
  OutboxMessage,
  Passkey,
  PasskeyChallenge,
  PlanEvent,
  PlanIntake,
  RecoveryCode,
  Refund,
  Representation,
  Resume,
  ResumeTextRow,
  Payment,
  PlanAcceptance,
  PlanMail,
  SavedJob,
  SavedView,
  Session,
  SignInFlow,
  SiteSetting,
  StatusSheetRow,
  StripeEvent,
  Subscription,
  SubscriptionCheck,
  TermsAcceptance,
  TermsText,
  TotpFactor,
  User,
];
