import type { Clock } from "../../core/clock.js";
import { AccountResolver } from "../../modules/accounts/account.resolver.js";
import type { AccountService } from "../../modules/accounts/account.service.js";
import { ProfileResolver } from "../../modules/accounts/profile.resolver.js";
import type { ProfileService } from "../../modules/accounts/profile.service.js";
import type { DeviceService } from "../../modules/accounts/device.service.js";
import { SessionResolver, UserSessionsResolver } from "../../modules/accounts/session.resolver.js";
import type { IdentityService } from "../../modules/accounts/identity.service.js";
import type { ProviderSignInService } from "../../modules/accounts/provider-sign-in.service.js";
import { ProviderResolver } from "../../modules/accounts/provider.resolver.js";
import type { SignInCookies } from "../../modules/accounts/sign-in.cookies.js";
import type { AuditLogService } from "../../modules/audit/audit-log.service.js";
import { AuditResolver } from "../../modules/audit/audit.resolver.js";
import type { BillingPortalService } from "../../modules/billing/billing-portal.service.js";
import type { CheckoutService } from "../../modules/billing/checkout.service.js";
import type { DemoCheckoutService } from "../../modules/billing/demo-checkout.service.js";
import type { AcceptedTermsService } from "../../modules/billing/own/accepted-terms.service.js";
import {
  InvoiceFileResolver,
  OwnPlanResolver,
} from "../../modules/billing/own/own-plan.resolver.js";
import type { OwnPlanService } from "../../modules/billing/own/own-plan.service.js";
import { OpenOrderResolver } from "../../modules/billing/orders/open-order.resolver.js";
import type { OpenOrderService } from "../../modules/billing/orders/open-order.service.js";
import type { PaymentService } from "../../modules/billing/payment.service.js";
import type { SubscriptionService } from "../../modules/billing/subscription.service.js";
import type { PostSearch } from "../../modules/posts/post.search.js";
import { BillingResolver } from "../../modules/billing/billing.resolver.js";
import {
  PaymentResolver,
  SubscriptionResolver,
} from "../../modules/billing/subscription.resolver.js";
import { CartResolver } from "../../modules/cart/cart.resolver.js";
import type { CartService } from "../../modules/cart/cart.service.js";
import { ApplicationResolver } from "../../modules/applications/application.resolver.js";
import type { ApplicationService } from "../../modules/applications/application.service.js";
import type { ApplicationHistoryService } from "../../modules/applications/stages/application-history.service.js";
import { ApplicationListResolver } from "../../modules/applications/stages/application-list.resolver.js";
import type { ApplicationListService } from "../../modules/applications/stages/application-list.service.js";
import { ApplicationStatisticsResolver } from "../../modules/applications/statistics/application-statistics.resolver.js";
import type { ApplicationStatisticsService } from "../../modules/applications/statistics/application-statistics.service.js";
import { ApplicationStageResolver } from "../../modules/applications/stages/application-stage.resolver.js";
import { JobApplicationsResolver } from "../../modules/applications/stages/job-applications.resolver.js";
import type { WithdrawalService } from "../../modules/applications/stages/withdrawal.service.js";
import { StageResolver } from "../../modules/applications/stages/stage.resolver.js";
import type { StageService } from "../../modules/applications/stages/stage.service.js";
import type { AnswerService } from "../../modules/representation/answer.service.js";
import {
  ApplicationConsentResolver,
  RepresentationResolver,
  SubmissionResolver,
} from "../../modules/representation/representation.resolver.js";
import type { RepresentationService } from "../../modules/representation/representation.service.js";
import { SavedViewResolver } from "../../modules/saved-views/saved-view.resolver.js";
import type { SavedViewService } from "../../modules/saved-views/saved-view.service.js";
import { ContactResolver } from "../../modules/contact/contact.resolver.js";
import type { ContactService } from "../../modules/contact/contact.service.js";
import { CompanyResolver } from "../../modules/companies/company.resolver.js";
import type { CompanyService } from "../../modules/companies/company.service.js";
import { FreshProofResolver } from "../../modules/accounts/fresh-proof.resolver.js";
import type { FreshProofService } from "../../modules/accounts/fresh-proof.service.js";
import { FactorResetResolver } from "../../modules/factors/factor-reset.resolver.js";
import type { FactorResetService } from "../../modules/factors/factor-reset.service.js";
import { FactorResolver } from "../../modules/factors/factor.resolver.js";
import { PasskeyResolver } from "../../modules/factors/passkey.resolver.js";
import type { PasskeyService } from "../../modules/factors/passkey.service.js";
import type { PasskeySignInService } from "../../modules/factors/passkey-sign-in.service.js";
import type { SecondFactorService } from "../../modules/factors/second-factor.service.js";
import type { AccountDeletionService } from "../../modules/departures/account-deletion.service.js";
import type { DataExportService } from "../../modules/departures/data-export.service.js";
import { DepartureResolver } from "../../modules/departures/departure.resolver.js";
import { CompanyJobsResolver } from "../../modules/jobs/company-jobs.resolver.js";
import { JobResolver } from "../../modules/jobs/job.resolver.js";
import type { JobService } from "../../modules/jobs/job.service.js";
import type { EditorNames } from "../../modules/jobs/job-editor.js";
import type { JobLinks } from "../../modules/jobs/job.links.js";
import { PostingResolver } from "../../modules/jobs/posting/posting.resolver.js";
import type { CompanyJobList } from "../../modules/jobs/workspace/company-jobs.list.js";
import { JobRecordResolver } from "../../modules/jobs/workspace/job-record.resolver.js";
import type { JobViews } from "../../modules/jobs/workspace/job-views.js";
import { JobWorkspaceResolver } from "../../modules/jobs/workspace/job-workspace.resolver.js";
import type { JobWorkspaceService } from "../../modules/jobs/workspace/job-workspace.service.js";
import { PayContextResolver } from "../../modules/jobs/pay-context.resolver.js";
import type { PayContextService } from "../../modules/jobs/pay-context.service.js";
import { NewsletterResolver } from "../../modules/newsletter/newsletter.resolver.js";
import type { NewsletterService } from "../../modules/newsletter/newsletter.service.js";
import { ApiKeyResolver } from "../../modules/partners/api-key.resolver.js";
import type { ApiKeyRotationService } from "../../modules/partners/api-key-rotation.service.js";
import type { ApiKeyService } from "../../modules/partners/api-key.service.js";
import { PlanResolver } from "../../modules/plans/plan.resolver.js";
import type { PlanService } from "../../modules/plans/plan.service.js";
import { PostResolver } from "../../modules/posts/post.resolver.js";
import type { AcceptanceService } from "../../modules/staff/acceptance.service.js";
import { InvitationResolver } from "../../modules/staff/invitation.resolver.js";
import type { InvitationService } from "../../modules/staff/invitation.service.js";
import { MemberResolver } from "../../modules/staff/member.resolver.js";
import type { MemberService } from "../../modules/staff/member.service.js";
import { StaffResolver } from "../../modules/staff/staff.resolver.js";
import type { StaffService } from "../../modules/staff/staff.service.js";
import { TermsResolver } from "../../modules/terms/terms.resolver.js";
import type { TermsService } from "../../modules/terms/terms.service.js";
import {
  createRecordResolvers,
  recordResolverClasses,
  type RecordServices,
} from "./record-resolvers.js";

import { firmResolverClasses, firmResolvers, type FirmServices } from "./firm-resolvers.js";
import { peopleResolverClasses, peopleResolvers, type PeopleServices } from "./people-resolvers.js";

/** The services behind the schema. */
interface GraphQLServices extends FirmServices, PeopleServices, RecordServices {
  acceptances: AcceptanceService;
  accounts: AccountService;
  apiKeys: ApiKeyService;
  applications: ApplicationService;
  applicationHistories: ApplicationHistoryService;
  applicationLists: ApplicationListService;
  applicationStatistics: ApplicationStatisticsService;
  auditLog: AuditLogService;
  billingPortal: BillingPortalService;
  cart: CartService;
  checkouts: CheckoutService;
  clock: Clock;
  companies: CompanyService;
  contact: ContactService;
  dataExports: DataExportService;
  deletions: AccountDeletionService;
  demoCheckouts: DemoCheckoutService;
  devices: DeviceService;
  factorResets: FactorResetService;
  freshProofs: FreshProofService;
  invitations: InvitationService;
  identities: IdentityService;
  jobs: JobService;
  keyRotations: ApiKeyRotationService;
  companyJobLists: CompanyJobList;
  editorNames: EditorNames;
  jobLinks: JobLinks;
  jobViews: JobViews;
  jobWorkspace: JobWorkspaceService;
  members: MemberService;
  newsletter: NewsletterService;
  acceptedTerms: AcceptedTermsService;
  openOrders: OpenOrderService;
  ownPlans: OwnPlanService;
  payContexts: PayContextService;
  payments: PaymentService;
  passkeys: PasskeyService;
  passkeySignIn: PasskeySignInService;
  plans: PlanService;
  secondFactor: SecondFactorService;
  posts: PostSearch;
  profiles: ProfileService;
  providers: ProviderSignInService;
  representations: RepresentationService;
  representationAnswers: AnswerService;
  signInCookies: SignInCookies;
  savedViews: SavedViewService;
  staff: StaffService;
  stages: StageService;
  subscriptions: SubscriptionService;
  terms: TermsService;
  withdrawals: WithdrawalService;
}

/** Every resolver class. The schema is built from the classes alone, so printing it needs no database. */
export const resolverClasses = [
  AccountResolver,
  ApiKeyResolver,
  ApplicationConsentResolver,
  ApplicationListResolver,
  ApplicationResolver,
  ApplicationStageResolver,
  ApplicationStatisticsResolver,
  AuditResolver,
  BillingResolver,
  CartResolver,
  CompanyJobsResolver,
  CompanyResolver,
  ContactResolver,
  FactorResetResolver,
  FactorResolver,
  FreshProofResolver,
  InvitationResolver,
  DepartureResolver,
  JobApplicationsResolver,
  JobRecordResolver,
  JobResolver,
  JobWorkspaceResolver,
  MemberResolver,
  NewsletterResolver,
  InvoiceFileResolver,
  OpenOrderResolver,
  OwnPlanResolver,
  PasskeyResolver,
  PayContextResolver,
  PaymentResolver,
  PlanResolver,
  PostingResolver,
  PostResolver,
  ProfileResolver,
  RepresentationResolver,
  SavedViewResolver,
  StaffResolver,
  SessionResolver,
  StageResolver,
  ProviderResolver,
  SubmissionResolver,
  SubscriptionResolver,
  TermsResolver,
  UserSessionsResolver,
  ...recordResolverClasses,
  ...firmResolverClasses,
  ...peopleResolverClasses,
] as const;

/** The resolvers of a running server, by class. */
export function createResolvers(services: GraphQLServices): Map<unknown, object> {
  const { accounts, companies, jobs, apiKeys, signInCookies, identities } = services;
  const { plans, terms, subscriptions, cart } = services;
  const { checkouts, payments, demoCheckouts, billingPortal } = services;
  return new Map<unknown, object>([
    [AccountResolver, new AccountResolver(accounts, companies, services.providers, signInCookies)],
    [ApiKeyResolver, new ApiKeyResolver(apiKeys, services.keyRotations)],
    ...applicationResolvers(services),
    [AuditResolver, new AuditResolver(services.auditLog)],
    [CompanyJobsResolver, new CompanyJobsResolver(jobs)],
    [CompanyResolver, new CompanyResolver(companies)],
    [ContactResolver, new ContactResolver(services.contact)],
    [FactorResetResolver, new FactorResetResolver(services.factorResets, accounts)],
    [FreshProofResolver, new FreshProofResolver(services.freshProofs, signInCookies)],
    [FactorResolver, new FactorResolver(services.secondFactor)],
    [InvitationResolver, new InvitationResolver(services.invitations, services.acceptances)],
    [MemberResolver, new MemberResolver(services.members)],
    [SavedViewResolver, new SavedViewResolver(services.savedViews)],
    [StaffResolver, new StaffResolver(services.staff)],
    [DepartureResolver, new DepartureResolver(services.dataExports, services.deletions)],
    [SessionResolver, new SessionResolver(services.devices, signInCookies)],
    [UserSessionsResolver, new UserSessionsResolver(services.devices)],
    [NewsletterResolver, new NewsletterResolver(services.newsletter)],
    [JobResolver, new JobResolver(jobs, services.jobViews)],
    ...jobWorkspaceResolvers(services),
    ...firmResolvers(services),
    [BillingResolver, new BillingResolver(checkouts, payments, demoCheckouts, billingPortal)],
    [CartResolver, new CartResolver(cart)],
    [InvoiceFileResolver, new InvoiceFileResolver()],
    [
      OwnPlanResolver,
      new OwnPlanResolver(services.ownPlans, services.acceptedTerms, services.clock),
    ],
    [OpenOrderResolver, new OpenOrderResolver(services.openOrders)],
    [
      PasskeyResolver,
      new PasskeyResolver(services.passkeys, services.passkeySignIn, signInCookies),
    ],
    [PayContextResolver, new PayContextResolver(services.payContexts)],
    [PaymentResolver, new PaymentResolver(subscriptions, plans)],
    [PlanResolver, new PlanResolver(plans)],
    [PostResolver, new PostResolver(services.posts)],
    [ProfileResolver, new ProfileResolver(services.profiles)],
    [ProviderResolver, new ProviderResolver(services.providers, identities, signInCookies)],
    [SubscriptionResolver, new SubscriptionResolver(subscriptions, plans)],
    [TermsResolver, new TermsResolver(terms)],
    ...createRecordResolvers(services),
    ...peopleResolvers(services),
  ]);
}

/** Applications, from the candidate's side and the desk's. */
function applicationResolvers(services: GraphQLServices): [unknown, object][] {
  const { jobs } = services;
  return [
    [ApplicationResolver, new ApplicationResolver(services.applications, services.withdrawals)],
    [
      ApplicationListResolver,
      new ApplicationListResolver(services.applicationLists, services.applications, jobs),
    ],
    [
      ApplicationStatisticsResolver,
      new ApplicationStatisticsResolver(services.applicationStatistics),
    ],
    [
      RepresentationResolver,
      new RepresentationResolver(services.representations, services.representationAnswers, jobs),
    ],
    [ApplicationConsentResolver, new ApplicationConsentResolver(services.representations)],
    [SubmissionResolver, new SubmissionResolver(jobs)],
    [ApplicationStageResolver, new ApplicationStageResolver(services.applicationHistories)],
    [JobApplicationsResolver, new JobApplicationsResolver(services.applicationLists)],
    [StageResolver, new StageResolver(services.stages)],
  ];
}

/** What staff do with jobs. */
function jobWorkspaceResolvers(services: GraphQLServices): [unknown, object][] {
  const { jobs, jobWorkspace, companyJobLists, jobViews, editorNames, jobLinks } = services;
  return [
    [JobRecordResolver, new JobRecordResolver(jobs, jobViews, editorNames, jobLinks)],
    [JobWorkspaceResolver, new JobWorkspaceResolver(jobWorkspace, jobs, companyJobLists)],
    [PostingResolver, new PostingResolver()],
  ];
}
