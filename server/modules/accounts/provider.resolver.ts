import { Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import { signInTexts } from "#texts/sign-in";
import type { ActorContext, RequestContext } from "../../kit/http/request-context.js";
import { After, First } from "../../kit/graphql/connection.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import { SignInPayload } from "./account.types.js";
import { IdentityConnection } from "./identity.entity.js";
import type { IdentityService } from "./identity.service.js";
import type { ProviderSignInService } from "./provider-sign-in.service.js";
import {
  SignInOptions,
  SignInWithGoogleInput,
  UnlinkIdentityInput,
  UnlinkIdentityPayload,
} from "./provider.types.js";
import { visitorOf, type SignInCookies } from "./sign-in.cookies.js";
import { User } from "./user.entity.js";

@Resolver(() => User)
export class ProviderResolver {
  constructor(
    private readonly providers: ProviderSignInService,
    private readonly identityService: IdentityService,
    private readonly signInCookies: SignInCookies,
  ) {}

  @Query(() => SignInOptions, {
    description: "Ways to sign in other than with a code by email. Public.",
  })
  signInOptions(): SignInOptions {
    return this.providers.options();
  }

  @Mutation(() => SignInPayload, {
    description:
      "Signs in with Google, or connects the Google account if the visit began with `link=1`. An address that Google does not vouch for must first sign in with a code (`INVALID_CODE`).",
  })
  signInWithGoogle(
    @Ctx() context: RequestContext,
    @Input(SignInWithGoogleInput, "Google's answer.") input: SignInWithGoogleInput,
  ) {
    return withUserErrors(async () => {
      const { user, signedIn } = await this.finish(context, input);
      if (signedIn) this.signInCookies.signIn(context.cookies, signedIn);
      return { user, message: signedIn ? signInTexts.loginSuccessful : signInTexts.connected };
    });
  }

  private async finish(context: RequestContext, input: SignInWithGoogleInput) {
    try {
      return await this.providers.finishWithToken("GOOGLE", input, visitorOf(context));
    } catch (error) {
      this.signInCookies.noteRefusal(context.cookies, "GOOGLE", error);
      throw error;
    }
  }

  @FieldResolver(() => IdentityConnection, {
    description: "Accounts at Google and LinkedIn that sign this person in, newest first.",
  })
  identities(
    @Ctx() { actor }: ActorContext,
    @Root() user: User,
    @First() first: number,
    @After() after?: string,
  ) {
    return this.identityService.list(actor, user.id, { first, after });
  }

  @Mutation(() => UnlinkIdentityPayload, {
    description:
      "Disconnects an account at Google or LinkedIn, so that it no longer signs the person in, and ends the other sessions that began at that provider. Needs a proof from the last 10 minutes. `CONFLICT` if the person has never signed in another way.",
  })
  unlinkIdentity(
    @Ctx() { actor, client }: RequestContext,
    @Input(UnlinkIdentityInput, "Which one.") input: UnlinkIdentityInput,
  ) {
    return withUserErrors(async () => {
      const { provider } = await this.identityService.unlink(actor, input, client);
      return { message: signInTexts.disconnected(provider) };
    });
  }
}
