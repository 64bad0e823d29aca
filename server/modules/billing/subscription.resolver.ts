import { Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../context.js";
import type { PlanService } from "../plans/plan.service.js";
import { Plan } from "../plans/plan.types.js";
import { Payment } from "./payment.entity.js";
import { Subscription } from "./subscription.entity.js";
import type { SubscriptionService } from "./subscription.service.js";

@Resolver(() => Subscription)
export class SubscriptionResolver {
  constructor(
    private readonly subscriptions: SubscriptionService,
    private readonly plans: PlanService,
  ) {}

  @Query(() => [Subscription], { description: "The viewer's own, newest first." })
  mySubscriptions(@Ctx() { actor }: RequestContext): Promise<Subscription[]> {
    return this.subscriptions.listOwn(actor);
  }

  @FieldResolver(() => Plan)
  plan(@Root() { productId }: Subscription): Plan {
    return this.plans.getChoice(productId).plan;
  }

  @FieldResolver(() => Int, { description: "Monthly payments that went through." })
  paymentsMade(@Root() subscription: Subscription): Promise<number> {
    return this.subscriptions.countPayments(subscription);
  }
}

@Resolver(() => Payment)
export class PaymentResolver {
  constructor(
    private readonly subscriptions: SubscriptionService,
    private readonly plans: PlanService,
  ) {}

  @FieldResolver(() => String)
  planTitle(@Root() { productId }: Payment): string {
    return this.plans.getChoice(productId).plan.title;
  }

  @FieldResolver(() => Subscription, { nullable: true })
  subscription(@Root() payment: Payment): Promise<Subscription | null> {
    return this.subscriptions.findByStripeId(payment.stripeSubscriptionId);
  }
}
