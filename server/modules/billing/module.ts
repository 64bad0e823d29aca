import { days, hours, minutes, seconds } from "../../core/clock.js";
import { StripeAccount } from "../../integrations/payments/stripe-account.js";
import { StripeGateway } from "../../integrations/payments/stripe-gateway.js";
import type { AccountService } from "../accounts/account.service.js";
import type { PeopleService } from "../accounts/people.service.js";
import type { AuditService } from "../audit/audit.service.js";
import { queue, timer, type Base, type Parts } from "../base.js";
import type { CartService } from "../cart/cart.service.js";
import type { NewsletterLinks } from "../newsletter/newsletter.links.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import type { PlanService } from "../plans/plan.service.js";
import type { TermsService } from "../terms/terms.service.js";
import { BillingPortalService } from "./billing-portal.service.js";
import { BillingSync } from "./billing-sync.js";
import { BillingResolver } from "./billing.resolver.js";
import { billingRoutes } from "./billing.routes.js";
import { CardExpiries } from "./card-expiries.js";
import { CheckoutService, type Departures as CheckoutDepartures } from "./checkout.service.js";
import { CustomerService } from "./customer.service.js";
import { DemoCheckoutService } from "./demo-checkout.service.js";
import { EventCatchUp } from "./event-catch-up.js";
import { planNewsMail } from "./mails/plan-news.mail.js";
import { PlanNewsService } from "./mails/plan-news.service.js";
import { OpenOrderResolver } from "./orders/open-order.resolver.js";
import { OpenOrderService } from "./orders/open-order.service.js";
import { orderReminderMail } from "./orders/order-reminder.mail.js";
import { OrderReminders, type Departures, type Readers } from "./orders/order-reminders.js";
import { AcceptedTermsService } from "./own/accepted-terms.service.js";
import { OwnCheckoutResolver } from "./own/own-checkout.resolver.js";
import { OwnCheckoutService } from "./own/own-checkout.service.js";
import { InvoiceFileResolver, OwnPlanResolver } from "./own/own-plan.resolver.js";
import { OwnPlanService } from "./own/own-plan.service.js";
import { PLAN_FILES_PATH } from "./own/plan-file.paths.js";
import { planFileRoutes } from "./own/plan-file.routes.js";
import { TermChangeResolver } from "./own/term-change.resolver.js";
import { TermChangeService, type WorkForPlans } from "./own/term-change.service.js";
import { PayPageService } from "./pay-page.service.js";
import { paymentReviewMail } from "./payment-review.mail.js";
import { PaymentService } from "./payment.service.js";
import { PlanActionResolver } from "./plan-action.resolver.js";
import { PlanActionService } from "./plan-action.service.js";
import { PlanAudit } from "./plan-audit.js";
import { PlanDetailsService } from "./plan-details.service.js";
import { PlanEndingService } from "./plan-ending.service.js";
import { PlanEventService } from "./plan-event.service.js";
import { PlanMailService } from "./plan-mail.service.js";
import { BUYER_NOTICES } from "./plan-notices.js";
import { planStartedMail, type Beginnings } from "./plan-started.mail.js";
import { PlanWriter } from "./plan-writer.js";
import { ReconcileService } from "./reconcile.service.js";
import { BillingRepairResolver } from "./repair/billing-repair.resolver.js";
import { BillingRepairService } from "./repair/billing-repair.service.js";
import { FailedEventService } from "./repair/failed-events.service.js";
import { RevenueService } from "./revenue.service.js";
import { SecondPlans } from "./second-plans.js";
import { SoldPlanResolver } from "./sold-plan.resolver.js";
import { SoldPlanService } from "./sold-plan.service.js";
import { staffNewsMail } from "./staff-news.mail.js";
import { StripeEventService } from "./stripe-event.service.js";
import { STRIPE_WEBHOOK_PATH, stripeWebhook } from "./stripe-webhook.js";
import { SubscriptionChecks } from "./subscription-checks.js";
import { InvoiceResolver, PaymentResolver, SubscriptionResolver } from "./subscription.resolver.js";
import { SubscriptionService } from "./subscription.service.js";
import { WebhookWatch } from "./webhook-watch.js";

const RECONCILE_EVERY_MS = minutes(5);
const CARD_EXPIRIES_EVERY_MS = hours(1);
const ORDER_REMINDERS_EVERY_MS = minutes(30);

interface BillingUses {
  accounts: { accounts: AccountService; people: PeopleService };
  audit: { audit: AuditService };
  cart: { cart: CartService };
  newsletter: { newsletterLinks: NewsletterLinks; subscribers: Readers };
  outbox: { outbox: OutboxService };
  pendingDeletions: { pendingDeletions: CheckoutDepartures & Departures };
  plans: { plans: PlanService };
  settings: Settings;
  terms: { terms: TermsService };
}

/** The firm's own address is in them; administrators can change it. */
interface Settings {
  settings: { staffMail(): Promise<string> };
}

/** Plans that people buy: checkout, payments, what the provider reports, what buyers see of them, and what staff do. */
export function createBilling(base: Base, uses: BillingUses) {
  const payments = createPayments(base, uses);
  const services = {
    ...payments,
    ...createRepairs(base, uses, payments),
    ...createSellerSide(base, uses, payments),
    ...createBuyerSide(base, uses, payments),
  };
  const { stripeEvents, webhookWatch, reconciler, cardExpiries, orderReminders } = services;
  const parts = {
    resolvers: [...buyerResolversOf(base, uses, services), ...deskResolversOf(uses, services)],
    rest: [() => billingRoutes(services.checkouts, services.payments)],
    webhooks: [stripeWebhook(stripeEvents)],
    web: [() => planFileRoutes(services.ownPlans, services.acceptedTerms)],
    identified: [PLAN_FILES_PATH],
    notices: noticesOf(base, uses, services),
    mailClasses: { ORDER_REMINDER: "MAILING" },
    once: [...Object.values(BUYER_NOTICES), "ORDER_REMINDER"],
    sent: services.planMails.listeners(),
    queues: [queue("stripe events", seconds(2), stripeEvents)],
    timers: [
      timer("webhook endpoint", days(1), () => webhookWatch.check()),
      timer("reconcile", RECONCILE_EVERY_MS, () => reconciler.reconcile()),
      timer("card expiries", CARD_EXPIRIES_EVERY_MS, () => cardExpiries.run()),
      timer("order reminders", ORDER_REMINDERS_EVERY_MS, () => orderReminders.queueDue()),
    ],
    backlogs: { "stripe events": stripeEvents },
  } satisfies Parts;
  return { ...services, parts };
}

/** Checkout, and what follows from what the payment provider says. */
function createPayments(base: Base, uses: BillingUses) {
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

type Payments = ReturnType<typeof createPayments>;

/** What finds and mends differences between our rows and the payment provider's. */
function createRepairs(
  { env, dataSource, clock, logger }: Base,
  { accounts: { accounts }, plans: { plans } }: BillingUses,
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

/** What the firm sees of the plans that people bought, and what it does about them. */
function createSellerSide(
  { dataSource, clock }: Base,
  uses: BillingUses,
  { gateway, billingSync: sync, planEvents }: Payments,
) {
  const { accounts } = uses.accounts;
  const { audit } = uses.audit;
  const { plans } = uses.plans;
  const { terms } = uses.terms;
  const soldPlans = new SoldPlanService({ dataSource, accounts, plans });
  const planAudit = new PlanAudit(dataSource, audit);
  const acting = { dataSource, gateway, sync, soldPlans, planEvents, audit: planAudit, clock };
  return {
    soldPlans,
    planDetails: new PlanDetailsService(dataSource, terms, plans),
    planMails: new PlanMailService(dataSource, clock),
    planAudit,
    planActions: new PlanActionService(acting),
    revenue: new RevenueService({ dataSource, plans, clock }),
  };
}

/** What buyers of plans do and see themselves. */
function createBuyerSide(
  { env, dataSource, clock, limits }: Base,
  uses: BillingUses,
  { gateway, billingSync: sync, subscriptions }: Payments,
) {
  const { accounts } = uses.accounts;
  const { cart } = uses.cart;
  const { plans } = uses.plans;
  const { terms } = uses.terms;
  const orders = new OpenOrderService({ dataSource, cart, subscriptions, plans, clock });
  const origin = env.PUBLIC_BASE_URL;
  const ownPlans = new OwnPlanService({ dataSource, gateway, sync, limits, clock, origin });
  const details = new PlanDetailsService(dataSource, terms, plans);
  const termNeeds = { plans, legalTerms: terms, details, own: ownPlans };
  return {
    planNews: new PlanNewsService(dataSource, accounts, plans),
    ownPlans,
    ownCheckouts: new OwnCheckoutService(dataSource),
    acceptedTerms: new AcceptedTermsService(termNeeds),
    openOrders: orders,
    orderReminders: new OrderReminders({
      dataSource,
      orders,
      accounts,
      readers: uses.newsletter.subscribers,
      departures: uses.pendingDeletions.pendingDeletions,
      outbox: uses.outbox.outbox,
      clock,
    }),
  };
}

type Services = Payments &
  ReturnType<typeof createRepairs> &
  ReturnType<typeof createSellerSide> &
  ReturnType<typeof createBuyerSide>;

const buyerResolversOf = (
  { clock }: Base,
  { plans: { plans } }: BillingUses,
  services: Services,
) => [
  new BillingResolver(
    services.checkouts,
    services.payments,
    services.demoCheckouts,
    services.billingPortal,
  ),
  new InvoiceFileResolver(),
  new InvoiceResolver(services.subscriptions),
  new OpenOrderResolver(services.openOrders),
  new OwnCheckoutResolver(services.ownCheckouts),
  new OwnPlanResolver(services.ownPlans, services.acceptedTerms, clock),
  new PaymentResolver(services.subscriptions, plans),
  new SubscriptionResolver(services.subscriptions, plans),
];

const deskResolversOf = ({ accounts: { people } }: BillingUses, services: Services) => [
  new BillingRepairResolver(services.billingRepairs, services.failedEvents),
  new PlanActionResolver(services.planActions),
  new SoldPlanResolver({
    soldPlans: services.soldPlans,
    planDetails: services.planDetails,
    planEvents: services.planEvents,
    planMails: services.planMails,
    revenue: services.revenue,
    people,
  }),
];

function noticesOf({ site }: Base, uses: BillingUses, services: Services) {
  const { accounts } = uses.accounts;
  const { newsletterLinks } = uses.newsletter;
  const { plans } = uses.plans;
  const { settings } = uses.settings;
  const { orderReminders, payments, planNews } = services;
  const staffMail = () => settings.staffMail();
  return {
    ORDER_REMINDER: orderReminderMail(site, orderReminders, newsletterLinks),
    PAYMENT_REVIEW: paymentReviewMail(site, { payments, accounts, plans, staffMail }),
    PLAN_NEWS: planNewsMail(site, planNews),
  };
}

interface RunningPlanUses {
  accounts: { accounts: AccountService };
  billing: Payments & ReturnType<typeof createSellerSide> & ReturnType<typeof createBuyerSide>;
  deliveries: { deliveries: WorkForPlans };
  intakes: Beginnings;
  plans: { plans: PlanService };
  settings: Settings;
  terms: { terms: TermsService };
}

/** What depends on the firm's work for a plan, and on what its buyer has sent for it. Both have modules that use billing's. */
export function createRunningPlans(base: Base, uses: RunningPlanUses) {
  const { dataSource, clock, limits, logger, site } = base;
  const { accounts } = uses.accounts;
  const { gateway, billingSync, planEvents, planAudit, subscriptions } = uses.billing;
  const { ownPlans, acceptedTerms } = uses.billing;
  const { intakes, planTracks } = uses.intakes;
  const { plans } = uses.plans;
  const { settings } = uses.settings;
  const termChanges = new TermChangeService({
    dataSource,
    gateway,
    sync: billingSync,
    subscriptions,
    plans,
    legalTerms: uses.terms.terms,
    accepted: acceptedTerms,
    own: ownPlans,
    work: uses.deliveries.deliveries,
    audit: planAudit,
    limits,
    clock,
    logger,
  });
  const about = { events: planEvents, subscriptions, accounts, plans, intakes };
  const staffMail = () => settings.staffMail();
  const beginnings = { planTracks, intakes };
  const parts = {
    resolvers: [new TermChangeResolver(termChanges)],
    notices: {
      PLAN_STARTED: planStartedMail(site, subscriptions, accounts, plans, beginnings),
      PLAN_STAFF_NEWS: staffNewsMail(site, { ...about, staffMail }),
    },
  } satisfies Parts;
  return { termChanges, parts };
}
