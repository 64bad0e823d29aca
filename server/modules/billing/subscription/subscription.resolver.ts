import { Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import type { ActorContext } from "../../../kit/http/request-context.js";
import type { PlanService } from "../../plans/plan.service.js";
import { Plan } from "../../plans/plan.types.js";
import { Invoice } from "../money/invoice.entity.js";
import { Payment } from "../money/payment.entity.js";
import { Refund } from "../money/refund.entity.js";
import { nextPayment } from "../money/sold-month.js";
import { Subscription } from "./subscription.entity.js";
import type { SubscriptionService } from "./subscription.service.js";

@Resolver(() => Subscription)
export class SubscriptionResolver {
  constructor(
    private readonly subscriptions: SubscriptionService,
    private readonly plans: PlanService,
  ) {}

  @Query(() => [Subscription], {
    description: "The signed-in person's subscriptions, newest first.",
  })
  mySubscriptions(@Ctx() { actor }: ActorContext): Promise<Subscription[]> {
    return this.subscriptions.listOwn(actor);
  }

  @FieldResolver(() => Plan, { description: "The plan that was bought." })
  plan(@Root() { productId }: Subscription): Plan {
    return this.plans.getChoice(productId).plan;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      "What the next payment takes, in minor units of `currency` (cents): as much as those before it. After a change of plans it may be more or less. Null if there is none.",
  })
  nextPaymentAmount(@Root() subscription: Subscription): number | null {
    const { nextPaymentAt } = subscription;
    return nextPaymentAt && nextPayment(subscription, this.plan(subscription).monthlyAmount);
  }

  @FieldResolver(() => Boolean, {
    description:
      "True if the buyer already had another plan with the same work when this one was paid, and did not confirm that they want both; staff ask which one to refund. False once either has ended.",
  })
  isOverlapInReview(@Root() subscription: Subscription): Promise<boolean> {
    return this.subscriptions.isOverlapInReview(subscription);
  }

  @FieldResolver(() => [Invoice], { description: "All invoices of the plan, newest first." })
  invoices(@Root() subscription: Subscription): Promise<Invoice[]> {
    return this.subscriptions.listInvoices(subscription);
  }

  @FieldResolver(() => [Refund], { description: "What was paid back, newest first." })
  refunds(@Root() subscription: Subscription): Promise<Refund[]> {
    return this.subscriptions.listRefunds(subscription);
  }
}

@Resolver(() => Invoice)
export class InvoiceResolver {
  constructor(private readonly subscriptions: Pick<SubscriptionService, "lostAmount">) {}

  @FieldResolver(() => Int, {
    description:
      "How much of it the buyer's bank took back in disputes that the firm lost, in minor units of `currency` (cents for USD).",
  })
  amountLost(@Root() invoice: Invoice): Promise<number> {
    return this.subscriptions.lostAmount(invoice);
  }
}

@Resolver(() => Payment)
export class PaymentResolver {
  constructor(
    private readonly subscriptions: SubscriptionService,
    private readonly plans: PlanService,
  ) {}

  @FieldResolver(() => String, {
    description:
      "Name of the plan, e.g. `Brand My CV`; the product code if that plan is no longer in the catalog.",
  })
  planTitle(@Root() { productId }: Payment): string {
    return this.plans.findChoice(productId)?.plan.title ?? productId;
  }

  @FieldResolver(() => Subscription, {
    nullable: true,
    description: "The subscription that the payment started. Null when `status` is `NEEDS_REVIEW`.",
  })
  subscription(@Root() payment: Payment): Promise<Subscription | null> {
    return this.subscriptions.findByStripeId(payment.stripeSubscriptionId);
  }
}
