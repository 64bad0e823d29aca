import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { answerTexts } from "#texts/answers";
import type { RequestContext } from "../../context.js";
import { withUserErrors } from "../../graphql/user-error.js";
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

  @Query(() => NewsletterPreferences, { description: "By the token of a link in our mailings." })
  newsletterPreferences(
    @Ctx() { actor }: RequestContext,
    @Arg("token", () => String) token: string,
  ) {
    return this.newsletter.preferences(actor, token);
  }

  @Mutation(() => SubscribeToNewsletterPayload, {
    description: "Sends a mail that asks to confirm; nothing else is sent before that.",
  })
  subscribeToNewsletter(
    @Ctx() { actor, client }: RequestContext,
    @Arg("input", () => SubscribeToNewsletterInput) input: SubscribeToNewsletterInput,
  ) {
    return withUserErrors(async () => {
      await this.newsletter.subscribe(actor, input, client);
      return { message: answerTexts.confirmationSent };
    });
  }

  @Mutation(() => ConfirmNewsletterPayload)
  confirmNewsletter(
    @Ctx() { actor, client }: RequestContext,
    @Arg("input", () => ConfirmNewsletterInput) { token }: ConfirmNewsletterInput,
  ) {
    return withUserErrors(async () => {
      await this.newsletter.confirm(actor, token, client);
      return { message: answerTexts.confirmed };
    });
  }

  @Mutation(() => UpdateNewsletterPreferencesPayload)
  updateNewsletterPreferences(
    @Ctx() { actor }: RequestContext,
    @Arg("input", () => UpdateNewsletterPreferencesInput) input: UpdateNewsletterPreferencesInput,
  ) {
    return withUserErrors(async () => ({
      preferences: await this.newsletter.updatePreferences(actor, input),
      message: answerTexts.preferencesSaved,
    }));
  }

  @Mutation(() => UnsubscribeFromNewsletterPayload, { description: "Again is the same as once." })
  unsubscribeFromNewsletter(
    @Ctx() { actor }: RequestContext,
    @Arg("input", () => UnsubscribeFromNewsletterInput) input: UnsubscribeFromNewsletterInput,
  ) {
    return withUserErrors(async () => {
      await this.newsletter.unsubscribe(actor, input.token, input.list);
      return { message: answerTexts.unsubscribed };
    });
  }
}
