import { Ctx, FieldResolver, Mutation, Resolver } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import { signInTexts } from "#texts/sign-in";
import { After, First } from "../../kit/graphql/connection.js";
import type { ActorContext, RequestContext } from "../../kit/http/request-context.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import { SignInPayload } from "../accounts/account.types.js";
import type { SignInCookies } from "../accounts/sign-in.cookies.js";
import { User } from "../accounts/user.entity.js";
import { PasskeyConnection } from "./passkey.entity.js";
import type { PasskeyService } from "./passkey.service.js";
import type { PasskeySignInService } from "./passkey-sign-in.service.js";
import {
  FinishPasskeyRegistrationInput,
  FinishPasskeyRegistrationPayload,
  ProvePasskeyInput,
  ProvePasskeyPayload,
  RemovePasskeyInput,
  RemovePasskeyPayload,
  RenamePasskeyInput,
  RenamePasskeyPayload,
  SignInWithPasskeyInput,
  StartPasskeyProofPayload,
  StartPasskeyRegistrationPayload,
  StartPasskeySignInPayload,
} from "./passkey.types.js";

@Resolver(() => User)
export class PasskeyResolver {
  constructor(
    private readonly passkeys: PasskeyService,
    private readonly passkeySignIn: PasskeySignInService,
    private readonly signInCookies: SignInCookies,
  ) {}

  @FieldResolver(() => PasskeyConnection, {
    name: "passkeys",
    description: "The person's passkeys, oldest first; at most 10.",
  })
  passkeysOf(@Ctx() { actor }: ActorContext, @First() first: number, @After() after?: string) {
    return this.passkeys.list(actor, { first, after });
  }

  @Mutation(() => StartPasskeyRegistrationPayload, {
    description:
      "Starts to add a passkey. Needs a proof from the last 10 minutes (`SECOND_FACTOR_REQUIRED`, `FRESH_PROOF_REQUIRED`), except for the first factor of a recruiter or administrator. `CONFLICT` with ten passkeys.",
  })
  startPasskeyRegistration(@Ctx() { actor }: ActorContext) {
    return withUserErrors(async () => ({
      optionsJson: await this.passkeys.startRegistration(actor),
    }));
  }

  @Mutation(() => FinishPasskeyRegistrationPayload, {
    description:
      "Adds the passkey that the browser made. For recruiters and administrators it is a second factor: their first one is proven for this session and comes with recovery codes. `INVALID_CODE` if the passkey does not fit this site, this browser or the challenge.",
  })
  finishPasskeyRegistration(
    @Ctx() { actor, client }: RequestContext,
    @Input(FinishPasskeyRegistrationInput, "The new passkey.")
    input: FinishPasskeyRegistrationInput,
  ) {
    return withUserErrors(() => this.passkeys.finishRegistration(actor, input, client));
  }

  @Mutation(() => RenamePasskeyPayload, { description: "Renames one of the person's passkeys." })
  renamePasskey(
    @Ctx() { actor }: ActorContext,
    @Input(RenamePasskeyInput, "The passkey and its new name.") input: RenamePasskeyInput,
  ) {
    return withUserErrors(async () => ({ passkey: await this.passkeys.rename(actor, input) }));
  }

  @Mutation(() => RemovePasskeyPayload, {
    description:
      "Removes one of the person's passkeys. Needs a proof from the last 10 minutes (`SECOND_FACTOR_REQUIRED`, `FRESH_PROOF_REQUIRED`). `CONFLICT` if it is the last factor of a recruiter or administrator.",
  })
  removePasskey(
    @Ctx() { actor, client }: RequestContext,
    @Input(RemovePasskeyInput, "The passkey.") input: RemovePasskeyInput,
  ) {
    return withUserErrors(async () => ({
      passkeyId: await this.passkeys.remove(actor, input, client),
    }));
  }

  @Mutation(() => StartPasskeySignInPayload, {
    description: "Starts to sign in with a passkey that the browser or a device offers. Public.",
  })
  startPasskeySignIn(@Ctx() { cookies, client }: RequestContext) {
    return withUserErrors(async () => {
      const started = await this.passkeySignIn.start(cookies.get("passkey"), client);
      cookies.set("passkey", started.browserToken, started.expiresAt);
      return { optionsJson: started.optionsJson };
    });
  }

  @Mutation(() => SignInPayload, {
    description:
      "Signs in with a passkey, which also proves the second factor. `INVALID_CODE` for a passkey that is unknown, or an answer that is wrong, old or from another browser.",
  })
  signInWithPasskey(
    @Ctx() { cookies, client }: RequestContext,
    @Input(SignInWithPasskeyInput, "The signed challenge.") input: SignInWithPasskeyInput,
  ) {
    return withUserErrors(async () => {
      const signedIn = await this.passkeySignIn.signIn(input, cookies.get("passkey"), client);
      this.signInCookies.signIn(cookies, signedIn);
      cookies.clear("passkey");
      return { user: signedIn.user, message: signInTexts.loginSuccessful };
    });
  }

  @Mutation(() => StartPasskeyProofPayload, {
    description:
      "Starts to prove with a passkey who is at the browser. `NOT_FOUND` for people without one.",
  })
  startPasskeyProof(@Ctx() { actor }: ActorContext) {
    return withUserErrors(async () => ({
      optionsJson: await this.passkeySignIn.startProof(actor),
    }));
  }

  @Mutation(() => ProvePasskeyPayload, {
    description:
      "Proves the second factor for this session, for 12 hours; for candidates, it is the fresh proof that sensitive steps need. `INVALID_CODE` for another person’s passkey, or an answer that is wrong, old or from another browser.",
  })
  provePasskey(
    @Ctx() { actor, client }: RequestContext,
    @Input(ProvePasskeyInput, "The signed challenge.") input: ProvePasskeyInput,
  ) {
    return withUserErrors(async () => ({
      me: await this.passkeySignIn.prove(actor, input, client),
    }));
  }
}
