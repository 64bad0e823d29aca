import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import { answerTexts } from "#texts/answers";
import type { ActorContext, RequestContext } from "../../kit/http/request-context.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import type { NewsletterService } from "./newsletter.service.js";
import {
  ConfirmNewsletterInput,
  ConfirmNewsletterPayload,
  NewsletterPreferences,
  SetMailPreferencesInput,
  SetMailPreferencesPayload,
  SubscribeToNewsletterInput,
  SubscribeToNewsletterPayload,
  UnsubscribeFromNewsletterInput,
  UnsubscribeFromNewsletterPayload,
  UpdateNewsletterPreferencesInput,
  UpdateNewsletterPreferencesPayload,
} from "./newsletter.types.js";
import type { OwnMailingsService } from "./own-mailings.service.js";

@Resolver()
export class NewsletterResolver {
  constructor(
    private readonly newsletter: NewsletterService,
    private readonly ownMailings: OwnMailingsService,
  ) {}

  @Query(() => NewsletterPreferences, {
    description:
      "Mailings of the address that a link was emailed to. `INVALID_LINK` when the token is invalid.",
  })
  newsletterPreferences(
    @Ctx() { actor }: ActorContext,
    @Arg("token", () => String, { description: "Token from the link in any of our mailings." })
    token: string,
  ) {
    return this.newsletter.preferences(actor, token);
  }

  @Query(() => NewsletterPreferences, {
    description: "Mailings of the caller's own address.",
  })
  myMailPreferences(@Ctx() { actor }: ActorContext) {
    return this.ownMailings.preferences(actor);
  }

  @Mutation(() => SetMailPreferencesPayload, {
    description:
      "Starts the listed mailings of the caller's own address, and ends all others. Nothing has to be confirmed.",
  })
  setMailPreferences(
    @Ctx() { actor, client }: RequestContext,
    @Input(SetMailPreferencesInput, "All mailings wanted.") input: SetMailPreferencesInput,
  ) {
    return withUserErrors(async () => ({
      preferences: await this.ownMailings.setPreferences(actor, input, client),
      message: answerTexts.preferencesSaved,
    }));
  }

  @Mutation(() => SubscribeToNewsletterPayload, {
    description:
      "Emails the address a link to confirm. Nothing else is sent before it is confirmed. Public.",
  })
  subscribeToNewsletter(
    @Ctx() { actor, client }: RequestContext,
    @Input(SubscribeToNewsletterInput, "The address and what it subscribes to.")
    input: SubscribeToNewsletterInput,
  ) {
    return withUserErrors(async () => {
      await this.newsletter.subscribe(actor, input, client);
      return { message: answerTexts.confirmationSent };
    });
  }

  @Mutation(() => ConfirmNewsletterPayload, {
    description:
      "Starts the mailings requested with `subscribeToNewsletter`. Confirming again changes nothing. `INVALID_LINK` when the token is wrong or has expired.",
  })
  confirmNewsletter(
    @Ctx() { actor, client }: RequestContext,
    @Input(ConfirmNewsletterInput, "The token from the confirmation email.")
    { token }: ConfirmNewsletterInput,
  ) {
    return withUserErrors(async () => {
      await this.newsletter.confirm(actor, token, client);
      return { message: answerTexts.confirmed };
    });
  }

  @Mutation(() => UpdateNewsletterPreferencesPayload, {
    description:
      "Keeps the listed subscriptions, with the given frequencies, and ends all others of the address.",
  })
  updateNewsletterPreferences(
    @Ctx() { actor }: ActorContext,
    @Input(UpdateNewsletterPreferencesInput, "The mailings to keep.")
    input: UpdateNewsletterPreferencesInput,
  ) {
    return withUserErrors(async () => ({
      preferences: await this.newsletter.updatePreferences(actor, input),
      message: answerTexts.preferencesSaved,
    }));
  }

  @Mutation(() => UnsubscribeFromNewsletterPayload, {
    description: "Ends one mailing of an address, or all of them. Safe to repeat.",
  })
  unsubscribeFromNewsletter(
    @Ctx() { actor }: ActorContext,
    @Input(UnsubscribeFromNewsletterInput, "The mailings to end.")
    input: UnsubscribeFromNewsletterInput,
  ) {
    return withUserErrors(async () => {
      await this.newsletter.unsubscribe(actor, input.token, input.list);
      return { message: answerTexts.unsubscribed };
    });
  }
}
