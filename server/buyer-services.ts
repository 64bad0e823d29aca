import type { DataSource } from "typeorm";
import type { Clock } from "./core/clock.js";
import type { Logger } from "./core/logger.js";
import type { Env } from "./env.js";
import type { AccountService } from "./modules/accounts/account.service.js";
import type { ProfileService } from "./modules/accounts/profile.service.js";
import type { ResumeService } from "./modules/applications/resume.service.js";
import type { ResumeTextService } from "./modules/applications/texts/resume-text.service.js";
import type { AuditService } from "./modules/audit/audit.service.js";
import type { PaymentGateway } from "./integrations/payments/payment-gateway.js";
import type { RateLimits } from "./kit/rate-limits.js";
import type { BillingSync } from "./modules/billing/billing-sync.js";
import { PlanNewsService } from "./modules/billing/mails/plan-news.service.js";
import { OpenOrderService } from "./modules/billing/orders/open-order.service.js";
import { OrderReminders } from "./modules/billing/orders/order-reminders.js";
import { AcceptedTermsService } from "./modules/billing/own/accepted-terms.service.js";
import { OwnCheckoutService } from "./modules/billing/own/own-checkout.service.js";
import { OwnPlanService } from "./modules/billing/own/own-plan.service.js";
import { TermChangeService } from "./modules/billing/own/term-change.service.js";
import type { PlanAudit } from "./modules/billing/plan-audit.js";
import type { PlanDetailsService } from "./modules/billing/plan-details.service.js";
import type { SubscriptionService } from "./modules/billing/subscription.service.js";
import type { DeliveryService } from "./modules/deliveries/delivery.service.js";
import type { DueDeliveryService } from "./modules/deliveries/due-delivery.service.js";
import { IntakeReminders } from "./modules/intakes/intake-reminders.js";
import { IntakeService } from "./modules/intakes/intake.service.js";
import { PlanTrackService } from "./modules/intakes/plan-track.service.js";
import type { CartService } from "./modules/cart/cart.service.js";
import { PendingDeletions } from "./modules/departures/pending-deletions.js";
import type { SubscriberService } from "./modules/newsletter/subscriber.service.js";
import type { OutboxService } from "./modules/outbox/outbox.service.js";
import type { TermsService } from "./modules/terms/terms.service.js";
import type { PlanService } from "./modules/plans/plan.service.js";

interface Grounds {
  env: Pick<Env, "PUBLIC_BASE_URL">;
  dataSource: DataSource;
  clock: Clock;
  logger: Logger;
}

interface BuyerNeeds {
  accounts: AccountService;
  profiles: ProfileService;
  audit: AuditService;
  planAudit: PlanAudit;
  billingSync: BillingSync;
  gateway: PaymentGateway;
  limits: RateLimits;
  deliveries: DeliveryService;
  dueDeliveries: DueDeliveryService;
  resumes: ResumeService;
  resumeTexts: ResumeTextService;
  terms: TermsService;
  cart: CartService;
  subscribers: SubscriberService;
  outbox: OutboxService;
  planDetails: PlanDetailsService;
  plans: PlanService;
  subscriptions: SubscriptionService;
}

/** What buyers of plans do and see themselves. */
export function createBuyerSide({ env, dataSource, clock, logger }: Grounds, needs: BuyerNeeds) {
  const { accounts, cart, subscribers: readers, outbox, plans, subscriptions } = needs;
  const openOrders = new OpenOrderService({ dataSource, cart, subscriptions, plans, clock });
  const departures = new PendingDeletions(dataSource);
  const reminding = { orders: openOrders, accounts, readers, departures, outbox };
  const { gateway, billingSync: sync, limits, terms: legalTerms } = needs;
  const origin = env.PUBLIC_BASE_URL;
  const asked = { gateway, sync, limits, dataSource, clock };
  const ownPlans = new OwnPlanService({ ...asked, origin });
  const ownTerms = { plans, legalTerms, details: needs.planDetails, own: ownPlans };
  const acceptedTerms = new AcceptedTermsService(ownTerms);
  const intakes = new IntakeService({
    ...{ dataSource, accounts, profiles: needs.profiles, own: ownPlans, plans },
    ...{ resumes: needs.resumes, texts: needs.resumeTexts, audit: needs.audit, limits, clock },
  });
  const tracked = { intakes, deliveries: needs.deliveries, due: needs.dueDeliveries, plans };
  const reminded = { dataSource, subscriptions, intakes, accounts, departures, outbox, clock };
  return {
    intakes,
    planTracks: new PlanTrackService(tracked),
    intakeReminders: new IntakeReminders(reminded),
    planNews: new PlanNewsService(dataSource, accounts, plans),
    ownPlans,
    ownCheckouts: new OwnCheckoutService(dataSource),
    acceptedTerms,
    termChanges: new TermChangeService({
      ...{ ...asked, plans, legalTerms, logger, subscriptions, audit: needs.planAudit },
      ...{ own: ownPlans, accepted: acceptedTerms, work: needs.deliveries },
    }),
    openOrders,
    orderReminders: new OrderReminders({ ...reminding, dataSource, clock }),
  };
}
