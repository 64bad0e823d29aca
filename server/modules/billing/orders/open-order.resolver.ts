import { Ctx, Query, Resolver } from "type-graphql";
import type { ActorContext } from "../../../kit/http/request-context.js";
import type { OpenOrderService } from "./open-order.service.js";
import { OpenOrder } from "./open-order.types.js";

@Resolver()
export class OpenOrderResolver {
  constructor(private readonly orders: OpenOrderService) {}

  @Query(() => [OpenOrder], {
    description:
      "What the signed-in person chose and has not bought: payments on their way first, then newest first. `startCheckout` continues it, unless `isWaiting`.",
  })
  myOpenOrders(@Ctx() { actor }: ActorContext): Promise<OpenOrder[]> {
    return this.orders.listOwn(actor);
  }
}
