import { days, hours, minutes, seconds } from "../../core/clock.js";
import type { AccountService } from "../accounts/account.service.js";
import type { AuditService } from "../audit/audit.service.js";
import { queue, timer, type Base, type Parts } from "../base.js";
import type { CartService } from "../cart/cart.service.js";
import type { NewsletterLinks } from "../newsletter/newsletter.links.js";
import type { PlanService } from "../plans/plan.service.js";
import type { TermsService } from "../terms/terms.service.js";
import { BillingResolver } from "./checkout/billing.resolver.js";
import { billingRoutes } from "./checkout/billing.routes.js";
import { PlanActionResolver } from "./desk/actions/plan-action.resolver.js";
import { PlanActionService } from "./desk/actions/plan-action.service.js";
import { PlanAudit } from "./desk/plan-audit.js";
import { PlanDetailsService } from "./desk/plan-details.service.js";
import { PlanMailService } from "./desk/plan-mail.service.js";
import { SoldPlanResolver } from "./desk/sold-plan.resolver.js";
import { SoldPlanService } from "./desk/sold-plan.service.js";
import { paymentReviewMail } from "./mails/payment-review.mail.js";
import { planNewsMail } from "./mails/plan-news.mail.js";
import { PlanNewsService } from "./mails/plan-news.service.js";
import { BUYER_NOTICES } from "./mails/plan-notices.js";
import { planStartedMail, type Beginnings } from "./mails/plan-started.mail.js";
import { staffNewsMail } from "./mails/staff-news.mail.js";
import { RevenueService } from "./money/revenue.service.js";
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
import { TermChangeResolver } from "./own/term-change/term-change.resolver.js";
import { TermChangeService, type WorkForPlans } from "./own/term-change/term-change.service.js";
import {
  createPayments,
  createRepairs,
  type Payments,
  type PaymentUses,
} from "./payments.wiring.js";
import { BillingRepairResolver } from "./repair/billing-repair.resolver.js";
import {
  InvoiceResolver,
  PaymentResolver,
  SubscriptionResolver,
} from "./subscription/subscription.resolver.js";
import { stripeWebhook } from "./sync/stripe-webhook.js";

const RECONCILE_EVERY_MS = minutes(5);
const CARD_EXPIRIES_EVERY_MS = hours(1);
const ORDER_REMINDERS_EVERY_MS = minutes(30);

interface BillingUses extends PaymentUses {
  audit: { audit: AuditService };
  cart: { cart: CartService };
  newsletter: { newsletterLinks: NewsletterLinks; subscribers: Readers };
  pendingDeletions: PaymentUses["pendingDeletions"] & { pendingDeletions: Departures };
  settings: Settings;
}

/** The firm's own address is in them; administrators can change it. */
interface Settings {
  settings: { staffMail(): Promise<string> };
}

/** Plans that people buy: checkout, payments, what the provider reports, what buyers see of them, and what staff do. */
export function createBilling(base: Base, uses: BillingUses) {
  const payments = createPayments(base, uses);
  const sellerSide = createSellerSide(base, uses, payments);
  const services = {
    ...payments,
    ...createRepairs(base, uses, payments),
    ...sellerSide,
    ...createBuyerSide(base, uses, payments, sellerSide),
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

type SellerSide = ReturnType<typeof createSellerSide>;

/** What buyers of plans do and see themselves. */
function createBuyerSide(
  { env, dataSource, clock, limits }: Base,
  uses: BillingUses,
  { gateway, billingSync: sync, subscriptions }: Payments,
  { planDetails: details }: SellerSide,
) {
  const { accounts } = uses.accounts;
  const { cart } = uses.cart;
  const { plans } = uses.plans;
  const { terms } = uses.terms;
  const orders = new OpenOrderService({ dataSource, cart, subscriptions, plans, clock });
  const origin = env.PUBLIC_BASE_URL;
  const ownPlans = new OwnPlanService({ dataSource, gateway, sync, limits, clock, origin });
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
  SellerSide &
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
  billing: Pick<
    Services,
    | "acceptedTerms"
    | "billingSync"
    | "gateway"
    | "ownPlans"
    | "planAudit"
    | "planEvents"
    | "subscriptions"
  >;
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
