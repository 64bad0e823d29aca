import type { PeopleService } from "../../modules/accounts/people.service.js";
import { BillingRepairResolver } from "../../modules/billing/repair/billing-repair.resolver.js";
import type { BillingRepairService } from "../../modules/billing/repair/billing-repair.service.js";
import type { FailedEventService } from "../../modules/billing/repair/failed-events.service.js";
import { PlanActionResolver } from "../../modules/billing/plan-action.resolver.js";
import type { PlanActionService } from "../../modules/billing/plan-action.service.js";
import type { PlanDetailsService } from "../../modules/billing/plan-details.service.js";
import type { PlanEventService } from "../../modules/billing/plan-event.service.js";
import type { PlanMailService } from "../../modules/billing/plan-mail.service.js";
import type { RevenueService } from "../../modules/billing/revenue.service.js";
import { SoldPlanResolver } from "../../modules/billing/sold-plan.resolver.js";
import type { SoldPlanService } from "../../modules/billing/sold-plan.service.js";
import type { CompanyContactService } from "../../modules/companies/company-contact.service.js";
import { CompanyDeskResolver } from "../../modules/companies/company-desk.resolver.js";
import type { CompanyDeskService } from "../../modules/companies/company-desk.service.js";
import type { CompanyLogoService } from "../../modules/companies/company-logo.service.js";
import type { CompanyMergeService } from "../../modules/companies/company-merge.service.js";
import {
  ContactAnswerResolver,
  ContactInboxResolver,
} from "../../modules/contact/contact-inbox.resolver.js";
import type { ContactInboxService } from "../../modules/contact/contact-inbox.service.js";
import {
  DeliveryResolver,
  SoldPlanDeliveryResolver,
  SubscriptionDeliveryResolver,
} from "../../modules/deliveries/delivery.resolver.js";
import type { DeliveryService } from "../../modules/deliveries/delivery.service.js";
import type { DueDeliveryService } from "../../modules/deliveries/due-delivery.service.js";
import { NewsletterNumbersResolver } from "../../modules/newsletter/newsletter-numbers.resolver.js";
import type { NewsletterNumbersService } from "../../modules/newsletter/newsletter-numbers.service.js";
import { MailQueueResolver } from "../../modules/outbox/mail-queue.resolver.js";
import type { MailDecisionService } from "../../modules/outbox/mail-decision.service.js";
import type { MailQueueService } from "../../modules/outbox/mail-queue.service.js";
import type { MailRatesService } from "../../modules/outbox/mail-rates.service.js";
import { SystemHealthResolver } from "../../modules/system/system-health.resolver.js";
import type { SystemHealthService } from "../../modules/system/system-health.service.js";
import { SiteSettingsResolver } from "../../modules/settings/site-settings.resolver.js";
import type { SiteSettingsService } from "../../modules/settings/site-settings.service.js";

/** What the staff keep about the firm and its clients. */
export interface FirmServices {
  billingRepairs: BillingRepairService;
  companyContacts: CompanyContactService;
  companyDesk: CompanyDeskService;
  companyLogos: CompanyLogoService;
  companyMerges: CompanyMergeService;
  contactInbox: ContactInboxService;
  failedEvents: FailedEventService;
  deliveries: DeliveryService;
  dueDeliveries: DueDeliveryService;
  mailDecisions: MailDecisionService;
  mailQueue: MailQueueService;
  mailRates: MailRatesService;
  newsletterNumbers: NewsletterNumbersService;
  people: PeopleService;
  planActions: PlanActionService;
  planDetails: PlanDetailsService;
  planEvents: PlanEventService;
  planMails: PlanMailService;
  revenue: RevenueService;
  settings: SiteSettingsService;
  soldPlans: SoldPlanService;
  systemHealth: SystemHealthService;
}

export const firmResolverClasses = [
  BillingRepairResolver,
  CompanyDeskResolver,
  ContactAnswerResolver,
  ContactInboxResolver,
  DeliveryResolver,
  MailQueueResolver,
  NewsletterNumbersResolver,
  SystemHealthResolver,
  PlanActionResolver,
  SiteSettingsResolver,
  SoldPlanDeliveryResolver,
  SoldPlanResolver,
  SubscriptionDeliveryResolver,
] as const;

export function firmResolvers(services: FirmServices): [unknown, object][] {
  const { contactInbox, people, deliveries, dueDeliveries } = services;
  return [
    [
      BillingRepairResolver,
      new BillingRepairResolver(services.billingRepairs, services.failedEvents),
    ],
    [CompanyDeskResolver, new CompanyDeskResolver(services)],
    [ContactAnswerResolver, new ContactAnswerResolver(contactInbox, people)],
    [ContactInboxResolver, new ContactInboxResolver(contactInbox, people)],
    [DeliveryResolver, new DeliveryResolver(deliveries, dueDeliveries, people)],
    [
      MailQueueResolver,
      new MailQueueResolver(services.mailQueue, services.mailDecisions, services.mailRates),
    ],
    [NewsletterNumbersResolver, new NewsletterNumbersResolver(services.newsletterNumbers)],
    [SystemHealthResolver, new SystemHealthResolver(services.systemHealth)],
    [PlanActionResolver, new PlanActionResolver(services.planActions)],
    [SiteSettingsResolver, new SiteSettingsResolver(services.settings)],
    [SoldPlanDeliveryResolver, new SoldPlanDeliveryResolver(deliveries, dueDeliveries)],
    [SoldPlanResolver, new SoldPlanResolver(services)],
    [SubscriptionDeliveryResolver, new SubscriptionDeliveryResolver(deliveries)],
  ];
}
