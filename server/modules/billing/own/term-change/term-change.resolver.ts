import { Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { Input } from "../../../../kit/graphql/input.js";
import type { ActorContext } from "../../../../kit/http/request-context.js";
import { withUserErrors } from "../../../../kit/graphql/user-error.js";
import { Subscription } from "../../subscription/subscription.entity.js";
import type { TermChangeService } from "./term-change.service.js";
import { ChangePlanTermInput, ChangePlanTermPayload, TermOfferType } from "./term-change.types.js";

@Resolver(() => Subscription)
export class TermChangeResolver {
  constructor(private readonly changes: TermChangeService) {}

  @Mutation(() => ChangePlanTermPayload, {
    description:
      "Changes one of the signed-in person’s plans to another of its terms, or to another plan for the same term, as in `termOffers`. Possible until the second payment is due, while nothing was delivered, refunded, disputed, or canceled. If `needsTerms` of the offer says so, the person must have accepted the current Terms for its `productId` within the last 24 hours (`TERMS_REQUIRED`).",
  })
  changePlanTerm(
    @Ctx() { actor }: ActorContext,
    @Input(ChangePlanTermInput, "The plan, and what it becomes.") input: ChangePlanTermInput,
  ) {
    return withUserErrors(async () => ({ subscription: await this.changes.change(actor, input) }));
  }

  @FieldResolver(() => [TermOfferType], {
    description:
      "Other terms, and other plans, that the buyer can change it to, with the amounts: `changePlanTerm`. Empty once that is not possible anymore.",
  })
  async termOffers(@Root() plan: Subscription): Promise<TermOfferType[]> {
    const offers = await this.changes.offersOf(plan);
    return Promise.all(
      offers.map(async (offer) => ({
        ...offer,
        needsTerms: await this.changes.needsTerms(plan, offer.productId),
      })),
    );
  }

  @FieldResolver(() => Boolean, {
    deprecationReason:
      "Use `needsTerms` of each of `termOffers`. Deprecated 2026-11-23, kept until at least 2027-06-01.",
    description:
      "Whether the Terms were replaced since those of `termsAcceptance`, so that `changePlanTerm` asks to accept the current ones first.",
  })
  termChangeNeedsTerms(@Root() plan: Subscription) {
    return this.changes.needsTerms(plan);
  }
}
