import type { Grounds } from "./billing-services.js";
import type { AccountService } from "./modules/accounts/account.service.js";
import type { AuditLogService } from "./modules/audit/audit-log.service.js";
import type { AuditService } from "./modules/audit/audit.service.js";
import type { PaymentGateway } from "./integrations/payments/payment-gateway.js";
import type { BillingSync } from "./modules/billing/billing-sync.js";
import { paymentReviewMail } from "./modules/billing/payment-review.mail.js";
import type { PaymentService } from "./modules/billing/payment.service.js";
import { PlanActionService } from "./modules/billing/plan-action.service.js";
import { PlanAudit } from "./modules/billing/plan-audit.js";
import { PlanDetailsService } from "./modules/billing/plan-details.service.js";
import type { PlanEventService } from "./modules/billing/plan-event.service.js";
import { PlanMailService } from "./modules/billing/plan-mail.service.js";
import { RevenueService } from "./modules/billing/revenue.service.js";
import { SoldPlanService } from "./modules/billing/sold-plan.service.js";
import { staffNewsMail } from "./modules/billing/staff-news.mail.js";
import type { SubscriptionService } from "./modules/billing/subscription.service.js";
import { DeliveryService } from "./modules/deliveries/delivery.service.js";
import { DueDeliveryService } from "./modules/deliveries/due-delivery.service.js";
import { PlanFilesService } from "./modules/deliveries/plan-files.service.js";
import type { IntakeService } from "./modules/intakes/intake.service.js";
import type { PlanService } from "./modules/plans/plan.service.js";
import type { MailSite } from "./modules/outbox/mail-content.js";
import type { SiteSettingsService } from "./modules/settings/site-settings.service.js";
import type { TermsService } from "./modules/terms/terms.service.js";

interface SellerNeeds {
  accounts: AccountService;
  audit: AuditService;
  auditLog: AuditLogService;
  billingSync: BillingSync;
  gateway: PaymentGateway;
  planEvents: PlanEventService;
  plans: PlanService;
  terms: TermsService;
}

/** What the firm sees of the plans that people bought, and what it does for them. */
export function createSellerSide({ env, dataSource, clock }: Grounds, needs: SellerNeeds) {
  const { accounts, audit, plans, terms } = needs;
  const soldPlans = new SoldPlanService({ dataSource, accounts, plans });
  const deliveries = new DeliveryService({ dataSource, plans: soldPlans, audit, clock });
  const planDetails = new PlanDetailsService(dataSource, terms, plans);
  const planMails = new PlanMailService(dataSource, clock);
  const shared = { ...needs, dataSource, soldPlans, clock };
  const siteName = env.SITE_NAME;
  const planAudit = new PlanAudit(dataSource, audit);
  return {
    soldPlans,
    deliveries,
    dueDeliveries: new DueDeliveryService({ plans: soldPlans, deliveries, clock }),
    planDetails,
    planMails,
    planAudit,
    planActions: new PlanActionService({
      ...shared,
      sync: needs.billingSync,
      audit: planAudit,
    }),
    planFiles: new PlanFilesService({ ...shared, deliveries, planDetails, planMails, siteName }),
    revenue: new RevenueService({ dataSource, plans, clock }),
  };
}

interface MailNeeds {
  accounts: AccountService;
  intakes: IntakeService;
  payments: PaymentService;
  planEvents: PlanEventService;
  plans: PlanService;
  settings: SiteSettingsService;
  subscriptions: SubscriptionService;
}

/** The emails to staff about plans. */
export const sellerMails = (
  site: MailSite,
  { planEvents: events, settings, ...needs }: MailNeeds,
) => ({
  PAYMENT_REVIEW: paymentReviewMail(site, { ...needs, staffMail: () => settings.staffMail() }),
  PLAN_STAFF_NEWS: staffNewsMail(site, {
    ...needs,
    events,
    staffMail: () => settings.staffMail(),
  }),
});
