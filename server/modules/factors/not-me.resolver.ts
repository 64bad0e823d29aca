import { Ctx, Field, InputType, Mutation, ObjectType, Resolver } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import { factorAnswerTexts } from "#texts/factors";
import { MessagePayload, withUserErrors } from "../../kit/graphql/user-error.js";
import type { RequestContext } from "../../kit/http/request-context.js";
import type { NotMeService } from "./not-me.service.js";

@InputType({ description: "The change that was not the person's." })
export class ReportFactorChangeInput {
  @Field(() => String, {
    description: "Token from the link in the email. It works without signing in.",
  })
  token!: string;
}

@ObjectType({ description: "Result of reporting a change." })
export class ReportFactorChangePayload extends MessagePayload {}

@Resolver()
export class NotMeResolver {
  constructor(private readonly notMe: NotMeService) {}

  @Mutation(() => ReportFactorChangePayload, {
    description:
      "Says that a change to how a person signs in was not theirs, with the token from the email about it. Signs the person out everywhere, keeps an account whose deletion was requested since, and, unless they are staff, removes the passkeys and connected accounts added since. Safe to repeat. `INVALID_LINK` for a bad token, and 30 days after the change. Public.",
  })
  reportFactorChange(
    @Ctx() { client }: RequestContext,
    @Input(ReportFactorChangeInput, "The change.") input: ReportFactorChangeInput,
  ) {
    return withUserErrors(async () => {
      const isUndone = await this.notMe.report(input, client);
      return { message: isUndone ? factorAnswerTexts.undone : factorAnswerTexts.signedOut };
    });
  }
}
