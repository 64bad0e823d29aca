import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { answerTexts } from "#texts/answers";
import type { RequestContext } from "../../context.js";
import { withUserErrors } from "../../graphql/user-error.js";
import type { TermsService } from "./terms.service.js";
import { AcceptTermsInput, AcceptTermsPayload, Terms } from "./terms.types.js";

@Resolver()
export class TermsResolver {
  constructor(private readonly terms: TermsService) {}

  @Query(() => Terms)
  currentTerms(): Terms {
    return this.terms.current;
  }

  @Mutation(() => AcceptTermsPayload, {
    description: "Opens the checkout for this product for 24 hours.",
  })
  acceptTerms(
    @Ctx() { actor, client }: RequestContext,
    @Arg("input", () => AcceptTermsInput) input: AcceptTermsInput,
  ) {
    return withUserErrors(async () => ({
      termsAcceptance: await this.terms.accept(actor, input, client),
      message: answerTexts.termsAccepted,
    }));
  }
}
