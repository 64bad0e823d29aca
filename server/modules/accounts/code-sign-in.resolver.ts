import { Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import { signInTexts } from "#texts/sign-in";
import type { ActorContext, RequestContext } from "../../kit/http/request-context.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import { PendingLoginCode, SignInPayload, VerifyLoginCodeInput } from "./account.types.js";
import type { CodeSignInService } from "./code-sign-in.service.js";
import type { ProviderSignInService } from "./provider-sign-in.service.js";
import { PROVIDER_PATHS } from "./provider.paths.js";
import type { SignInCookies } from "./sign-in.cookies.js";

@Resolver()
export class CodeSignInResolver {
  constructor(
    private readonly codeSignIn: CodeSignInService,
    private readonly providers: ProviderSignInService,
    private readonly signInCookies: SignInCookies,
  ) {}

  @Query(() => PendingLoginCode, {
    nullable: true,
    description:
      "The code this browser is waiting for, for example after a visit to LinkedIn. Null if none still works.",
  })
  pendingLoginCode(@Ctx() { cookies }: ActorContext): Promise<PendingLoginCode | null> {
    return this.codeSignIn.pending(cookies?.get("otp"));
  }

  @Mutation(() => SignInPayload, {
    description:
      "Signs in with the code from the email, in the browser that requested it. An address without an account gets one, whose missing details `updateProfile` takes. If a visit to LinkedIn led to the code, it also connects that LinkedIn account. `INVALID_CODE` for a wrong, used or expired code; a code stops working after five wrong tries. `ACCOUNT_DISABLED` for a right code of a disabled account.",
  })
  verifyLoginCode(
    @Ctx() context: RequestContext,
    @Input(VerifyLoginCodeInput, "The code and the address it was sent to.")
    input: VerifyLoginCodeInput,
  ) {
    return withUserErrors(async () => {
      const { cookies, client } = context;
      const signedIn = await this.codeSignIn.verify(input, cookies.get("otp"), client);
      const { user } = signedIn;
      const provider = await this.providers.offerTo(user, cookies.get("offer"));
      this.signInCookies.signIn(cookies, signedIn);
      const connect = provider && { provider, url: PROVIDER_PATHS[provider].start };
      return { user, message: signInTexts.loginSuccessful, connect };
    });
  }
}
