import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { ActorContext } from "../../kit/http/request-context.js";
import { Subscription } from "../billing/subscription/subscription.entity.js";
import type { SubscriptionService } from "../billing/subscription/subscription.service.js";
import { Person } from "./staff.types.js";

/** What a person has bought, for administrators. */
@Resolver(() => Person)
export class PersonPlansResolver {
  constructor(private readonly bought: Pick<SubscriptionService, "listOf">) {}

  @FieldResolver(() => [Subscription], {
    description: "The plans that the person bought, newest first.",
  })
  subscriptions(@Root() { id }: Person, @Ctx() { actor }: ActorContext): Promise<Subscription[]> {
    return this.bought.listOf(actor, id);
  }
}
