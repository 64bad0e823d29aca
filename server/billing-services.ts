import type { DataSource } from "typeorm";
import type { Clock } from "./core/clock.js";
import type { Logger } from "./core/logger.js";
import type { Env } from "./env.js";
import type { Breakers } from "./integrations/breaker/breakers.js";
import type { RateLimits } from "./kit/rate-limits.js";
import { StripeAccount } from "./integrations/payments/stripe-account.js";
import { StripeGateway } from "./integrations/payments/stripe-gateway.js";
import { type AccountService } from "./modules/accounts/account.service.js";
import type { PeopleService } from "./modules/accounts/people.service.js";
import type { ProfileService } from "./modules/accounts/profile.service.js";
import { BillingPortalService } from "./modules/billing/billing-portal.service.js";
import { BillingSync } from "./modules/billing/billing-sync.js";
import { CardExpiries } from "./modules/billing/card-expiries.js";
import { CheckoutService } from "./modules/billing/checkout.service.js";
import { CustomerService } from "./modules/billing/customer.service.js";
import { DemoCheckoutService } from "./modules/billing/demo-checkout.service.js";
import { EventCatchUp } from "./modules/billing/event-catch-up.js";
import { PayPageService } from "./modules/billing/pay-page.service.js";
import { PaymentService } from "./modules/billing/payment.service.js";
import { PlanEventService } from "./modules/billing/plan-event.service.js";
import { PlanWriter } from "./modules/billing/plan-writer.js";
import { PlanEndingService } from "./modules/billing/plan-ending.service.js";
import { ReconcileService } from "./modules/billing/reconcile.service.js";
import { BillingRepairService } from "./modules/billing/repair/billing-repair.service.js";
import { FailedEventService } from "./modules/billing/repair/failed-events.service.js";
import { SecondPlans } from "./modules/billing/second-plans.js";
import { StripeEventService } from "./modules/billing/stripe-event.service.js";
import { SubscriptionChecks } from "./modules/billing/subscription-checks.js";
import { SubscriptionService } from "./modules/billing/subscription.service.js";
import { STRIPE_WEBHOOK_PATH } from "./modules/billing/stripe-webhook.js";
import { WebhookWatch } from "./modules/billing/webhook-watch.js";
import { CartService } from "./modules/cart/cart.service.js";
import { PendingDeletions } from "./modules/departures/pending-deletions.js";
import { type OutboxService } from "./modules/outbox/outbox.service.js";
import { PlanService } from "./modules/plans/plan.service.js";
import { TermsService } from "./modules/terms/terms.service.js";
import { currentTerms } from "./modules/terms/terms.text.js";

export interface Grounds {
  env: Env;
  dataSource: DataSource;
  logger: Logger;
  clock: Clock;
}

interface BillingNeeds {
  limits: RateLimits;
  outbox: OutboxService;
  accounts: AccountService;
  profiles: ProfileService;
  people: PeopleService;
  breakers: Breakers;
}

const createGateway = (env: Env, { stripe }: Breakers): StripeGateway =>
  new StripeGateway({
    secretKey: env.STRIPE_SECRET_KEY,
    apiBase: env.STRIPE_API_BASE,
    breaker: stripe,
    webhookSecrets: env.STRIPE_WEBHOOK_SECRET,
    payPage: {
      methods: env.STRIPE_PAYMENT_METHODS,
      automaticTax: env.STRIPE_AUTOMATIC_TAX,
      taxIds: env.STRIPE_TAX_IDS,
    },
  });

/** Plans, terms, payments and the cart. */
export function createBilling(
  { env, dataSource, logger, clock }: Grounds,
  { limits, outbox, accounts, profiles, people, breakers }: BillingNeeds,
) {
  const access = { secretKey: env.STRIPE_SECRET_KEY, apiBase: env.STRIPE_API_BASE };
  const webhookUrl = `${env.PUBLIC_BASE_URL}${STRIPE_WEBHOOK_PATH}`;
  const gateway = createGateway(env, breakers);
  const plans = new PlanService();
  const termsText = currentTerms({ name: env.SITE_NAME, email: env.SITE_EMAIL });
  const terms = new TermsService(dataSource, plans, limits, clock, termsText, profiles);
  const subscriptions = new SubscriptionService(dataSource);
  const customers = new CustomerService(accounts, gateway, clock);
  const planEvents = new PlanEventService(dataSource, outbox, clock);
  const seconds = new SecondPlans({ plans, people, events: planEvents, clock, logger });
  const sync = new BillingSync({
    ...{ dataSource, gateway, plans, accounts, clock, logger },
    writer: new PlanWriter(dataSource, planEvents, seconds, clock),
    seconds,
    outbox,
  });
  const shared = { gateway, customers, limits, logger, origin: env.PUBLIC_BASE_URL };
  const checkouts = new CheckoutService({
    ...{ dataSource, subscriptions, plans },
    departures: new PendingDeletions(dataSource),
    legalTerms: terms,
    payPages: new PayPageService({ ...shared, accounts, dataSource, sync, plans, clock }),
  });
  const events = new StripeEventService(dataSource, gateway, sync, clock, logger);
  const catchUp = new EventCatchUp({ dataSource, gateway, events, clock, logger });
  const checks = new SubscriptionChecks(dataSource, clock);
  const reading = { dataSource, gateway, sync, clock, logger };
  return {
    gateway,
    plans,
    terms,
    subscriptions,
    planEvents,
    cardExpiries: new CardExpiries(dataSource, planEvents, clock),
    billingSync: sync,
    planEnding: new PlanEndingService(dataSource, gateway, sync),
    checkouts,
    demoCheckouts: new DemoCheckoutService({ ...shared, clock }),
    billingPortal: new BillingPortalService(shared),
    payments: new PaymentService(dataSource, gateway, sync, limits, logger),
    stripeEvents: events,
    failedEvents: new FailedEventService({ dataSource, events, clock }),
    billingRepairs: new BillingRepairService({ ...reading, accounts, plans }),
    webhookWatch: new WebhookWatch(new StripeAccount(access), webhookUrl, logger),
    reconciler: new ReconcileService({ ...reading, catchUp, checks }),
    cart: new CartService(dataSource, plans, clock),
  };
}
