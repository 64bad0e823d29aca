import { MainJob1763700000000 } from "./migrations/1763700000000-main-job.js";
import { ContactNewsletter1763900000000 } from "./migrations/1763900000000-contact-newsletter.js";
import { JobIndustry1764100000000 } from "./migrations/1764100000000-job-industry.js";
import { JobTerms1764300000000 } from "./migrations/1764300000000-job-terms.js";
import { Retention1764400000000 } from "./migrations/1764400000000-retention.js";
import { JobExpiry1764600000000 } from "./migrations/1764600000000-job-expiry.js";
import { FillJobTerms1764700000000 } from "./migrations/1764700000000-fill-job-terms.js";
import { PaymentStatus1765000000000 } from "./migrations/1765000000000-payment-status.js";
import { DropJobSkills1764500000000 } from "./migrations/1764500000000-drop-job-skills.js";
import { JobSearchVersion1764800000000 } from "./migrations/1764800000000-job-search-version.js";
import { ForgetSearchVersions1764900000000 } from "./migrations/1764900000000-forget-search-versions.js";
import { KnownBrowsers1765100000000 } from "./migrations/1765100000000-known-browsers.js";
import { JobSecurityClearance1765200000000 } from "./migrations/1765200000000-job-security-clearance.js";
import { JobRoleFamily1765300000000 } from "./migrations/1765300000000-job-role-family.js";
import { Accounts1765400000000 } from "./migrations/1765400000000-accounts.js";
import { FactorHardening1765500000000 } from "./migrations/1765500000000-factor-hardening.js";
import { ApplicationStages1765600000000 } from "./migrations/1765600000000-application-stages.js";
import { Representation1765620000000 } from "./migrations/1765620000000-representation.js";
import { ResumeTexts1765630000000 } from "./migrations/1765630000000-resume-texts.js";
import { JobWorkspace1765640000000 } from "./migrations/1765640000000-job-workspace.js";
import { Records1765650000000 } from "./migrations/1765650000000-records.js";
import { FirstMonthDue1765890000000 } from "./migrations/1765890000000-first-month-due.js";
import { AlertFilters1765900000000 } from "./migrations/1765900000000-alert-filters.js";
import { JobTextsVersion1765910000000 } from "./migrations/1765910000000-job-texts-version.js";
import { EventsByTime1765920000000 } from "./migrations/1765920000000-events-by-time.js";
import { MailsHandedOver1765930000000 } from "./migrations/1765930000000-mails-handed-over.js";
import { NewestWithResumes1765940000000 } from "./migrations/1765940000000-newest-with-resumes.js";
import { LongAlerts1765950000000 } from "./migrations/1765950000000-long-alerts.js";
import { ResumeBlocks1765960000000 } from "./migrations/1765960000000-resume-blocks.js";
import { InterviewOrganizers1765968000000 } from "./migrations/1765968000000-interview-organizers.js";
import { HeldApplications1766010000000 } from "./migrations/1766010000000-held-applications.js";
import { ReplicaHeartbeat1766012000000 } from "./migrations/1766012000000-replica-heartbeat.js";
import { FewerApplicationKeys1766013000000 } from "./migrations/1766013000000-fewer-application-keys.js";
import { MailFeedback1765985000000 } from "./migrations/1765985000000-mail-feedback.js";
import { JobEmployerFacts1765988000000 } from "./migrations/1765988000000-job-employer-facts.js";
import { GivenNames1766003000000 } from "./migrations/1766003000000-given-names.js";
import { OptionalRelocation1766004000000 } from "./migrations/1766004000000-optional-relocation.js";
import { CodeIdentities1766005000000 } from "./migrations/1766005000000-code-identities.js";
import { StatusSheets1766006000000 } from "./migrations/1766006000000-status-sheets.js";
import { PlanIntakes1766000000000 } from "./migrations/1766000000000-plan-intakes.js";
import { SavedJobs1765870000000 } from "./migrations/1765870000000-saved-jobs.js";
import { SavedViews1765680000000 } from "./migrations/1765680000000-saved-views.js";
import { FirmDesk1765660000000 } from "./migrations/1765660000000-firm-desk.js";
import { CompanyVersions1765690200000 } from "./migrations/1765690200000-company-versions.js";
import { DeletionsByStaff1765700000000 } from "./migrations/1765700000000-deletions-by-staff.js";
import { Placements1765690000000 } from "./migrations/1765690000000-placements.js";
import { AccountFacts1765720000000 } from "./migrations/1765720000000-account-facts.js";
import { BillingReconcile1765740000000 } from "./migrations/1765740000000-billing-reconcile.js";
import { PlanLife1765730000000 } from "./migrations/1765730000000-plan-life.js";
import { Deliveries1765760000000 } from "./migrations/1765760000000-deliveries.js";
import { ApplicationNames1765780000000 } from "./migrations/1765780000000-application-names.js";
import { PlanRecords1765850000000 } from "./migrations/1765850000000-plan-records.js";
import { Changes1765810000000 } from "./migrations/1765810000000-changes.js";
import { UnreadSearchText1765820000000 } from "./migrations/1765820000000-unread-search-text.js";
import { DropJobTerms1765821000000 } from "./migrations/1765821000000-drop-job-terms.js";
import { JobSponsorship1765830000000 } from "./migrations/1765830000000-job-sponsorship.js";
import { TermsTexts1765750000000 } from "./migrations/1765750000000-terms-texts.js";
import { StripeEventsOfObject1765790000000 } from "./migrations/1765790000000-stripe-events-of-object.js";
import { IdempotencyKeys1766021000000 } from "./migrations/1766021000000-idempotency-keys.js";
import { BoardImports1766024000000 } from "./migrations/1766024000000-board-imports.js";
import { JobSources1766020000000 } from "./migrations/1766020000000-job-sources.js";
import { RequestedFrom1766014000000 } from "./migrations/1766014000000-requested-from.js";
import { ToldChanges1766030000000 } from "./migrations/1766030000000-told-changes.js";

/**
 * In order of time; append only. Each is frozen once released and imports nothing from the product. They only add, so that
 * the previous release keeps working next to the new one.
 */
export const migrations = [
  MainJob1763700000000,
  ContactNewsletter1763900000000,
  JobIndustry1764100000000,
  JobTerms1764300000000,
  Retention1764400000000,
  JobExpiry1764600000000,
  FillJobTerms1764700000000,
  JobSearchVersion1764800000000,
  PaymentStatus1765000000000,
  KnownBrowsers1765100000000,
  JobSecurityClearance1765200000000,
  JobRoleFamily1765300000000,
  Accounts1765400000000,
  FactorHardening1765500000000,
  ApplicationStages1765600000000,
  Representation1765620000000,
  ResumeTexts1765630000000,
  JobWorkspace1765640000000,
  Records1765650000000,
  SavedViews1765680000000,
  FirmDesk1765660000000,
  CompanyVersions1765690200000,
  DeletionsByStaff1765700000000,
  Placements1765690000000,
  AccountFacts1765720000000,
  PlanLife1765730000000,
  BillingReconcile1765740000000,
  Deliveries1765760000000,
  TermsTexts1765750000000,
  ApplicationNames1765780000000,
  StripeEventsOfObject1765790000000,
  Changes1765810000000,
  UnreadSearchText1765820000000,
  JobSponsorship1765830000000,
  PlanRecords1765850000000,
  SavedJobs1765870000000,
  FirstMonthDue1765890000000,
  AlertFilters1765900000000,
  JobTextsVersion1765910000000,
  EventsByTime1765920000000,
  MailsHandedOver1765930000000,
  NewestWithResumes1765940000000,
  LongAlerts1765950000000,
  ResumeBlocks1765960000000,
  InterviewOrganizers1765968000000,
  MailFeedback1765985000000,
  JobEmployerFacts1765988000000,
  GivenNames1766003000000,
  OptionalRelocation1766004000000,
  CodeIdentities1766005000000,
  StatusSheets1766006000000,
  PlanIntakes1766000000000,
  HeldApplications1766010000000,
  ReplicaHeartbeat1766012000000,
  RequestedFrom1766014000000,
  JobSources1766020000000,
  IdempotencyKeys1766021000000,
  BoardImports1766024000000,
  ToldChanges1766030000000,
];

/** Remove what only earlier releases use: `npm run migrate -- --contract`, once no instance of those is running. */
export const contractions = [
  DropJobSkills1764500000000,
  ForgetSearchVersions1764900000000,
  DropJobTerms1765821000000,
  FewerApplicationKeys1766013000000,
];
