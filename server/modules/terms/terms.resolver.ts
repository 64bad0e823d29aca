import { Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import { answerTexts } from "#texts/answers";
import type { RequestContext } from "../../kit/http/request-context.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import type { TermsService } from "./terms.service.js";
import { AcceptTermsInput, AcceptTermsPayload, Terms } from "./terms.types.js";

@Resolver()
export class TermsResolver {
  constructor(private readonly terms: TermsService) {}

  @Query(() => Terms, {
    description: "The Terms to accept before buying a plan. Public.",
  })
  currentTerms(): Terms {
    return this.terms.current;
  }

  @Mutation(() => AcceptTermsPayload, {
    description:
      "Records that the signed-in person accepts the current Terms. For the next 24 hours, they can call `startCheckout` for this product.",
  })
  acceptTerms(
    @Ctx() { actor, client }: RequestContext,
    @Input(AcceptTermsInput, "The agreement.") input: AcceptTermsInput,
  ) {
    return withUserErrors(async () => ({
      termsAcceptance: await this.terms.accept(actor, input, client),
      message: answerTexts.termsAccepted,
    }));
  }
}
