import type { Clock } from "../../core/clock.js";
import type { BillingPortalService } from "../../modules/billing/billing-portal.service.js";
import { BillingResolver } from "../../modules/billing/billing.resolver.js";
import type { CheckoutService } from "../../modules/billing/checkout.service.js";
import type { DemoCheckoutService } from "../../modules/billing/demo-checkout.service.js";
import { OpenOrderResolver } from "../../modules/billing/orders/open-order.resolver.js";
import type { OpenOrderService } from "../../modules/billing/orders/open-order.service.js";
import type { AcceptedTermsService } from "../../modules/billing/own/accepted-terms.service.js";
import { OwnCheckoutResolver } from "../../modules/billing/own/own-checkout.resolver.js";
import type { OwnCheckoutService } from "../../modules/billing/own/own-checkout.service.js";
import {
  InvoiceFileResolver,
  OwnPlanResolver,
} from "../../modules/billing/own/own-plan.resolver.js";
import type { OwnPlanService } from "../../modules/billing/own/own-plan.service.js";
import { TermChangeResolver } from "../../modules/billing/own/term-change.resolver.js";
import type { TermChangeService } from "../../modules/billing/own/term-change.service.js";
import type { PaymentService } from "../../modules/billing/payment.service.js";
import {
  InvoiceResolver,
  PaymentResolver,
  SubscriptionResolver,
} from "../../modules/billing/subscription.resolver.js";
import type { SubscriptionService } from "../../modules/billing/subscription.service.js";
import { CartResolver } from "../../modules/cart/cart.resolver.js";
import type { CartService } from "../../modules/cart/cart.service.js";
import {
  IntakeResolver,
  SoldPlanIntakeResolver,
  SubscriptionIntakeResolver,
} from "../../modules/intakes/intake.resolver.js";
import type { IntakeService } from "../../modules/intakes/intake.service.js";
import type { PlanTrackService } from "../../modules/intakes/plan-track.service.js";
import { PlanResolver } from "../../modules/plans/plan.resolver.js";
import type { PlanService } from "../../modules/plans/plan.service.js";
import { TermsResolver } from "../../modules/terms/terms.resolver.js";
import type { TermsService } from "../../modules/terms/terms.service.js";

/** What buyers see and do: plans, carts, checkouts, and their own plans. */
export interface BuyerServices {
  acceptedTerms: AcceptedTermsService;
  billingPortal: BillingPortalService;
  cart: CartService;
  checkouts: CheckoutService;
  clock: Clock;
  demoCheckouts: DemoCheckoutService;
  intakes: IntakeService;
  openOrders: OpenOrderService;
  ownCheckouts: OwnCheckoutService;
  ownPlans: OwnPlanService;
  payments: PaymentService;
  planTracks: PlanTrackService;
  plans: PlanService;
  subscriptions: SubscriptionService;
  termChanges: TermChangeService;
  terms: TermsService;
}

export const buyerResolverClasses = [
  BillingResolver,
  CartResolver,
  IntakeResolver,
  InvoiceFileResolver,
  InvoiceResolver,
  OpenOrderResolver,
  OwnCheckoutResolver,
  OwnPlanResolver,
  PaymentResolver,
  PlanResolver,
  SoldPlanIntakeResolver,
  SubscriptionIntakeResolver,
  SubscriptionResolver,
  TermChangeResolver,
  TermsResolver,
] as const;

export const buyerResolvers = (services: BuyerServices): [unknown, object][] => [
  [
    BillingResolver,
    new BillingResolver(
      services.checkouts,
      services.payments,
      services.demoCheckouts,
      services.billingPortal,
    ),
  ],
  [CartResolver, new CartResolver(services.cart)],
  [IntakeResolver, new IntakeResolver(services.intakes)],
  [InvoiceFileResolver, new InvoiceFileResolver()],
  [InvoiceResolver, new InvoiceResolver(services.subscriptions)],
  [OpenOrderResolver, new OpenOrderResolver(services.openOrders)],
  [OwnCheckoutResolver, new OwnCheckoutResolver(services.ownCheckouts)],
  [OwnPlanResolver, new OwnPlanResolver(services.ownPlans, services.acceptedTerms, services.clock)],
  [PaymentResolver, new PaymentResolver(services.subscriptions, services.plans)],
  [PlanResolver, new PlanResolver(services.plans)],
  [SoldPlanIntakeResolver, new SoldPlanIntakeResolver(services.intakes)],
  [
    SubscriptionIntakeResolver,
    new SubscriptionIntakeResolver(services.intakes, services.planTracks),
  ],
  [SubscriptionResolver, new SubscriptionResolver(services.subscriptions, services.plans)],
  [TermChangeResolver, new TermChangeResolver(services.termChanges)],
  [TermsResolver, new TermsResolver(services.terms)],
];
