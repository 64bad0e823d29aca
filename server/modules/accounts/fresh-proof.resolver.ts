import { Ctx, Mutation, Resolver } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import { answerTexts } from "#texts/answers";
import type { RequestContext } from "../../kit/http/request-context.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import type { FreshProofService } from "./fresh-proof.service.js";
import {
  ConfirmFreshProofInput,
  ConfirmFreshProofPayload,
  StartFreshProofPayload,
} from "./fresh-proof.types.js";
import type { SignInCookies } from "./sign-in.cookies.js";

@Resolver()
export class FreshProofResolver {
  constructor(
    private readonly freshProofs: FreshProofService,
    private readonly signInCookies: SignInCookies,
  ) {}

  @Mutation(() => StartFreshProofPayload, {
    description:
      "Emails a six-digit code to the person signed in, after `FRESH_PROOF_REQUIRED`. It is valid for 10 minutes in this browser. For staff, it counts only for adding their first factor.",
  })
  startFreshProof(@Ctx() { actor, cookies, client }: RequestContext) {
    return withUserErrors(async () => {
      const token = await this.freshProofs.start(actor, cookies.get("otp"), client);
      this.signInCookies.bindCode(cookies, token);
      return { message: answerTexts.codeSent };
    });
  }

  @Mutation(() => ConfirmFreshProofPayload, {
    description:
      "Proves with the code from the email that the person is at the browser. It counts for 10 minutes. `INVALID_CODE` for a wrong, used or expired code; a code stops working after five wrong tries.",
  })
  confirmFreshProof(
    @Ctx() { actor, cookies, client }: RequestContext,
    @Input(ConfirmFreshProofInput, "The code.") input: ConfirmFreshProofInput,
  ) {
    return withUserErrors(async () => {
      const me = await this.freshProofs.confirm(actor, input, cookies.get("otp"), client);
      cookies.clear("otp");
      return { me };
    });
  }
}
