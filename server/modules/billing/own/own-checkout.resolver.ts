import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import type { ActorContext } from "../../../kit/http/request-context.js";
import { Subscription } from "../subscription/subscription.entity.js";
import type { OwnCheckoutService } from "./own-checkout.service.js";
import { CheckoutResultEnum, type CheckoutResult } from "./own-checkout.types.js";

@Resolver()
export class OwnCheckoutResolver {
  constructor(private readonly checkouts: OwnCheckoutService) {}

  @Query(() => CheckoutResultEnum, {
    nullable: true,
    description:
      "What became of the signed-in person's own checkout of a plan. Null when it belongs to another person, does not exist, or ended without a payment.",
  })
  checkoutResult(
    @Ctx() { actor }: ActorContext,
    @Arg("sessionId", () => ID, {
      description: "The `session_id` in the URL that the pay page redirected to.",
    })
    sessionId: string,
  ): Promise<CheckoutResult | null> {
    return this.checkouts.resultOf(actor, sessionId);
  }

  @Query(() => Subscription, {
    nullable: true,
    description:
      "The plan that the signed-in person bought in this checkout. Null when it belongs to another person, does not exist, or started no plan, and until its payment is recorded.",
  })
  checkoutSubscription(
    @Ctx() { actor }: ActorContext,
    @Arg("sessionId", () => ID, {
      description: "The `session_id` in the URL that the pay page redirected to.",
    })
    sessionId: string,
  ): Promise<Subscription | null> {
    return this.checkouts.subscriptionOf(actor, sessionId);
  }
}
