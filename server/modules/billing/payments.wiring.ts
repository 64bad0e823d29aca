import { StripeAccount } from "../../integrations/payments/stripe-account.js";
import { StripeGateway } from "../../integrations/payments/stripe-gateway.js";
import type { AccountService } from "../accounts/account.service.js";
import type { PeopleService } from "../accounts/people.service.js";
import type { Base } from "../base.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import type { PlanService } from "../plans/plan.service.js";
import type { TermsService } from "../terms/terms.service.js";
import { CheckoutService, type Departures } from "./checkout/checkout.service.js";
import { CustomerService } from "./checkout/customer.service.js";
import { DemoCheckoutService } from "./checkout/demo/demo-checkout.service.js";
import { PayPageService } from "./checkout/pay-page.service.js";
import { BillingPortalService } from "./money/billing-portal.service.js";
import { CardExpiries } from "./money/card-expiries.js";
import { PaymentService } from "./money/payment.service.js";
import { BillingRepairService } from "./repair/billing-repair.service.js";
import { FailedEventService } from "./repair/failed-events.service.js";
import { PlanEndingService } from "./subscription/plan-ending.service.js";
import { PlanEventService } from "./subscription/plan-event.service.js";
import { PlanWriter } from "./subscription/plan-writer.js";
import { SecondPlans } from "./subscription/second-plans.js";
import { SubscriptionService } from "./subscription/subscription.service.js";
import { BillingSync } from "./sync/billing-sync.js";
import { EventCatchUp } from "./sync/event-catch-up.js";
import { ReconcileService } from "./sync/reconcile.service.js";
import { StripeEventService } from "./sync/stripe-event.service.js";
import { STRIPE_WEBHOOK_PATH } from "./sync/stripe-webhook.js";
import { SubscriptionChecks } from "./sync/subscription-checks.js";
import { WebhookWatch } from "./sync/webhook-watch.js";

export interface PaymentUses {
  accounts: { accounts: AccountService; people: PeopleService };
  outbox: { outbox: OutboxService };
  pendingDeletions: { pendingDeletions: Departures };
  plans: { plans: PlanService };
  terms: { terms: TermsService };
}

/** Checkout, and what follows from what the payment provider says. */
export function createPayments(base: Base, uses: PaymentUses) {
  const { env, dataSource, clock, limits, logger } = base;
  const { accounts, people } = uses.accounts;
  const { outbox } = uses.outbox;
  const { pendingDeletions: departures } = uses.pendingDeletions;
  const { plans } = uses.plans;
  const { terms } = uses.terms;
  const origin = env.PUBLIC_BASE_URL;
  const gateway = createGateway(base);
  const subscriptions = new SubscriptionService(dataSource);
  const customers = new CustomerService(accounts, gateway, clock);
  const planEvents = new PlanEventService(dataSource, outbox, clock);
  const secondPlans = new SecondPlans({ plans, people, events: planEvents, clock, logger });
  const sync = new BillingSync({
    dataSource,
    gateway,
    plans,
    accounts,
    clock,
    logger,
    writer: new PlanWriter(dataSource, planEvents, secondPlans, clock),
    seconds: secondPlans,
    outbox,
  });
  const shared = { gateway, customers, limits, logger, origin };
  const payPages = new PayPageService({ ...shared, accounts, dataSource, sync, plans, clock });
  const buying = { dataSource, subscriptions, plans, departures, legalTerms: terms, payPages };
  return {
    gateway,
    subscriptions,
    planEvents,
    billingSync: sync,
    cardExpiries: new CardExpiries(dataSource, planEvents, clock),
    planEnding: new PlanEndingService(dataSource, gateway, sync),
    checkouts: new CheckoutService(buying),
    demoCheckouts: new DemoCheckoutService({ ...shared, clock }),
    billingPortal: new BillingPortalService(shared),
    payments: new PaymentService(dataSource, gateway, sync, limits, logger),
    stripeEvents: new StripeEventService(dataSource, gateway, sync, clock, logger),
  };
}

const createGateway = ({ env, breakers: { stripe } }: Base): StripeGateway =>
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

export type Payments = ReturnType<typeof createPayments>;

/** What finds and mends differences between our rows and the payment provider's. */
export function createRepairs(
  { env, dataSource, clock, logger }: Base,
  { accounts: { accounts }, plans: { plans } }: Pick<PaymentUses, "accounts" | "plans">,
  { gateway, billingSync: sync, stripeEvents: events }: Payments,
) {
  const access = { secretKey: env.STRIPE_SECRET_KEY, apiBase: env.STRIPE_API_BASE };
  const webhookUrl = `${env.PUBLIC_BASE_URL}${STRIPE_WEBHOOK_PATH}`;
  const catchUp = new EventCatchUp({ dataSource, gateway, events, clock, logger });
  const checks = new SubscriptionChecks(dataSource, clock);
  const reading = { dataSource, gateway, sync, clock, logger };
  return {
    failedEvents: new FailedEventService({ dataSource, events, clock }),
    billingRepairs: new BillingRepairService({ ...reading, accounts, plans }),
    webhookWatch: new WebhookWatch(new StripeAccount(access), webhookUrl, logger),
    reconciler: new ReconcileService({ ...reading, catchUp, checks }),
  };
}
