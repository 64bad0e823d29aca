import { Ctx, FieldResolver, Mutation, Resolver } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import { requireUser } from "../../core/actor.js";
import type { ActorContext, RequestContext } from "../../kit/http/request-context.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import { User } from "../accounts/user.entity.js";
import {
  ConfirmTotpEnrollmentInput,
  ConfirmTotpEnrollmentPayload,
  MakeRecoveryCodesPayload,
  RemoveTotpPayload,
  SecondFactor,
  StartTotpEnrollmentPayload,
  VerifySecondFactorInput,
  VerifySecondFactorPayload,
} from "./factor.types.js";
import type { SecondFactorService } from "./second-factor.service.js";

@Resolver(() => User)
export class FactorResolver {
  constructor(private readonly secondFactor: SecondFactorService) {}

  @FieldResolver(() => SecondFactor, {
    name: "secondFactor",
    description: "The person's second factor, and whether it was proven in this session.",
  })
  secondFactorOf(@Ctx() { actor }: ActorContext) {
    return this.secondFactor.statusOf(requireUser(actor));
  }

  @Mutation(() => StartTotpEnrollmentPayload, {
    description:
      "Hands out a new secret for an authenticator app. It works once `confirmTotpEnrollment` has confirmed it; until then an app in use keeps working. For recruiters and administrators. With a factor already in use, it needs a proof from the last 10 minutes (`SECOND_FACTOR_REQUIRED`).",
  })
  startTotpEnrollment(@Ctx() { actor }: ActorContext) {
    return withUserErrors(() => this.secondFactor.startTotp(actor));
  }

  @Mutation(() => ConfirmTotpEnrollmentPayload, {
    description:
      "Puts the authenticator app into use, makes recovery codes, and proves the second factor for this session. `INVALID_CODE` for a wrong code; `RATE_LIMITED` after five wrong codes in 15 minutes.",
  })
  confirmTotpEnrollment(
    @Ctx() { actor, client }: RequestContext,
    @Input(ConfirmTotpEnrollmentInput, "A first code of the app.")
    input: ConfirmTotpEnrollmentInput,
  ) {
    return withUserErrors(async () => ({
      recoveryCodes: await this.secondFactor.confirmTotp(actor, input, client),
    }));
  }

  @Mutation(() => VerifySecondFactorPayload, {
    description:
      "Proves the second factor for this session, for 12 hours. `INVALID_CODE` for a wrong, old or used code; `RATE_LIMITED` after five wrong codes in 15 minutes. For recruiters and administrators.",
  })
  verifySecondFactor(
    @Ctx() { actor, client }: RequestContext,
    @Input(VerifySecondFactorInput, "The code.") input: VerifySecondFactorInput,
  ) {
    return withUserErrors(async () => ({
      me: await this.secondFactor.verify(actor, input, client),
    }));
  }

  @Mutation(() => RemoveTotpPayload, {
    description:
      "Removes the authenticator app. Needs a proof from the last 10 minutes (`SECOND_FACTOR_REQUIRED`). `CONFLICT` if it is the only factor.",
  })
  removeTotp(@Ctx() { actor, client }: RequestContext) {
    return withUserErrors(async () => ({ me: await this.secondFactor.removeTotp(actor, client) }));
  }

  @Mutation(() => MakeRecoveryCodesPayload, {
    description:
      "Replaces the recovery codes by ten new ones. Needs a proof from the last 10 minutes (`SECOND_FACTOR_REQUIRED`). For recruiters and administrators.",
  })
  makeRecoveryCodes(@Ctx() { actor, client }: RequestContext) {
    return withUserErrors(async () => ({
      recoveryCodes: await this.secondFactor.makeRecoveryCodes(actor, client),
    }));
  }
}
