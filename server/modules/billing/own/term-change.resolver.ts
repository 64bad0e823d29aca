import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import type { ActorContext } from "../../../kit/http/request-context.js";
import { withUserErrors } from "../../../kit/graphql/user-error.js";
import { Subscription } from "../subscription.entity.js";
import type { TermChangeService } from "./term-change.service.js";
import { ChangePlanTermInput, ChangePlanTermPayload, TermOfferType } from "./term-change.types.js";

@Resolver(() => Subscription)
export class TermChangeResolver {
  constructor(private readonly changes: TermChangeService) {}

  @Mutation(() => ChangePlanTermPayload, {
    description:
      "Changes one of the signed-in person’s plans to another of its terms. Possible until the second payment is due, while nothing was delivered, refunded, disputed, or canceled. If the Terms were replaced since it was bought, the person must have accepted the current ones within the last 24 hours (`TERMS_REQUIRED`).",
  })
  changePlanTerm(
    @Ctx() { actor }: ActorContext,
    @Arg("input", () => ChangePlanTermInput, { description: "The plan and its new term." })
    input: ChangePlanTermInput,
  ) {
    return withUserErrors(async () => ({ subscription: await this.changes.change(actor, input) }));
  }

  @FieldResolver(() => [TermOfferType], {
    description:
      "Other terms that the buyer can change it to, with the amounts: `changePlanTerm`. Empty once that is not possible anymore.",
  })
  termOffers(@Root() plan: Subscription) {
    return this.changes.offersOf(plan);
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether the Terms were replaced since it was bought, so that `changePlanTerm` asks to accept the current ones first.",
  })
  termChangeNeedsTerms(@Root() plan: Subscription) {
    return this.changes.needsTerms(plan);
  }
}
