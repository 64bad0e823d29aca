import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { answerTexts } from "#texts/answers";
import type { ActorContext, RequestContext } from "../../kit/http/request-context.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import type { NewsletterService } from "./newsletter.service.js";
import {
  ConfirmNewsletterInput,
  ConfirmNewsletterPayload,
  NewsletterPreferences,
  SubscribeToNewsletterInput,
  SubscribeToNewsletterPayload,
  UnsubscribeFromNewsletterInput,
  UnsubscribeFromNewsletterPayload,
  UpdateNewsletterPreferencesInput,
  UpdateNewsletterPreferencesPayload,
} from "./newsletter.types.js";

@Resolver()
export class NewsletterResolver {
  constructor(private readonly newsletter: NewsletterService) {}

  @Query(() => NewsletterPreferences, {
    description:
      "Mailings of the address that a link was mailed to. `INVALID_LINK` when the token is not one of ours.",
  })
  newsletterPreferences(
    @Ctx() { actor }: ActorContext,
    @Arg("token", () => String, { description: "Token from the link in any of our mailings." })
    token: string,
  ) {
    return this.newsletter.preferences(actor, token);
  }

  @Mutation(() => SubscribeToNewsletterPayload, {
    description:
      "Mails the address a link to confirm. Nothing else is sent before it is confirmed. For everybody.",
  })
  subscribeToNewsletter(
    @Ctx() { actor, client }: RequestContext,
    @Arg("input", () => SubscribeToNewsletterInput, { description: "Who wants which mail." })
    input: SubscribeToNewsletterInput,
  ) {
    return withUserErrors(async () => {
      await this.newsletter.subscribe(actor, input, client);
      return { message: answerTexts.confirmationSent };
    });
  }

  @Mutation(() => ConfirmNewsletterPayload, {
    description:
      "Starts the mailings that `subscribeToNewsletter` asked for. Confirming again changes nothing. `INVALID_LINK` when the token is wrong or has expired.",
  })
  confirmNewsletter(
    @Ctx() { actor, client }: RequestContext,
    @Arg("input", () => ConfirmNewsletterInput, {
      description: "Proof that the address wants mail.",
    })
    { token }: ConfirmNewsletterInput,
  ) {
    return withUserErrors(async () => {
      await this.newsletter.confirm(actor, token, client);
      return { message: answerTexts.confirmed };
    });
  }

  @Mutation(() => UpdateNewsletterPreferencesPayload, {
    description:
      "Keeps the subscriptions listed, with the frequencies given, and ends all others of the address.",
  })
  updateNewsletterPreferences(
    @Ctx() { actor }: ActorContext,
    @Arg("input", () => UpdateNewsletterPreferencesInput, {
      description: "Which mailings to keep.",
    })
    input: UpdateNewsletterPreferencesInput,
  ) {
    return withUserErrors(async () => ({
      preferences: await this.newsletter.updatePreferences(actor, input),
      message: answerTexts.preferencesSaved,
    }));
  }

  @Mutation(() => UnsubscribeFromNewsletterPayload, {
    description: "Ends one mailing or all of an address. Safe to repeat.",
  })
  unsubscribeFromNewsletter(
    @Ctx() { actor }: ActorContext,
    @Arg("input", () => UnsubscribeFromNewsletterInput, { description: "Which mailings to end." })
    input: UnsubscribeFromNewsletterInput,
  ) {
    return withUserErrors(async () => {
      await this.newsletter.unsubscribe(actor, input.token, input.list);
      return { message: answerTexts.unsubscribed };
    });
  }
}
