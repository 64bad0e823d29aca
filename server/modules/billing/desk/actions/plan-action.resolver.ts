import { Ctx, Mutation, Resolver } from "type-graphql";
import { Input } from "../../../../kit/graphql/input.js";
import { withUserErrors } from "../../../../kit/graphql/user-error.js";
import type { ActorContext } from "../../../../kit/http/request-context.js";
import type { PlanActionService } from "./plan-action.service.js";
import {
  CancelPlanAtPeriodEndInput,
  CancelPlanAtPeriodEndPayload,
  CancelPlanNowInput,
  CancelPlanNowPayload,
  ExtendPlanInput,
  ExtendPlanPayload,
  RefundPaymentInput,
  RefundPaymentPayload,
  UndoPlanCancellationInput,
  UndoPlanCancellationPayload,
} from "./plan-action.types.js";

const FOR_FRESH_ADMINS = "for administrators who proved their second factor within 10 minutes.";

@Resolver()
export class PlanActionResolver {
  constructor(private readonly actions: PlanActionService) {}

  @Mutation(() => RefundPaymentPayload, {
    description: `Pays back a payment at Stripe, at most what is left of it. Only ${FOR_FRESH_ADMINS}`,
  })
  refundPayment(
    @Ctx() { actor }: ActorContext,
    @Input(RefundPaymentInput, "The payment and how much.") input: RefundPaymentInput,
  ) {
    return withUserErrors(async () => ({ plan: await this.actions.refund(actor, input) }));
  }

  @Mutation(() => CancelPlanNowPayload, {
    description: `Ends a plan at Stripe now, without a refund. Only ${FOR_FRESH_ADMINS}`,
  })
  cancelPlanNow(
    @Ctx() { actor }: ActorContext,
    @Input(CancelPlanNowInput, "The plan and the reason.") input: CancelPlanNowInput,
  ) {
    return withUserErrors(async () => ({ plan: await this.actions.cancelNow(actor, input) }));
  }

  @Mutation(() => CancelPlanAtPeriodEndPayload, {
    description: `Ends a plan at Stripe with the month that is paid. It can be undone until then. Only ${FOR_FRESH_ADMINS}`,
  })
  cancelPlanAtPeriodEnd(
    @Ctx() { actor }: ActorContext,
    @Input(CancelPlanAtPeriodEndInput, "The plan and the reason.")
    input: CancelPlanAtPeriodEndInput,
  ) {
    return withUserErrors(async () => ({
      plan: await this.actions.cancelAtPeriodEnd(actor, input),
    }));
  }

  @Mutation(() => UndoPlanCancellationPayload, {
    description: `Gives a plan that was canceled for the end of the month its whole term back. Only ${FOR_FRESH_ADMINS}`,
  })
  undoPlanCancellation(
    @Ctx() { actor }: ActorContext,
    @Input(UndoPlanCancellationInput, "The plan.") input: UndoPlanCancellationInput,
  ) {
    return withUserErrors(async () => ({ plan: await this.actions.undoCancel(actor, input) }));
  }

  @Mutation(() => ExtendPlanPayload, {
    description: `Adds free months at the end of a plan, after a failure of ours. Not for a canceled plan: undo the cancellation first. Only ${FOR_FRESH_ADMINS}`,
  })
  extendPlan(
    @Ctx() { actor }: ActorContext,
    @Input(ExtendPlanInput, "The plan and how many months.") input: ExtendPlanInput,
  ) {
    return withUserErrors(async () => ({ plan: await this.actions.extend(actor, input) }));
  }
}
