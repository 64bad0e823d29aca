import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { RequestContext } from "../../context.js";
import { withUserErrors } from "../../graphql/user-error.js";
import { paymentMessage } from "./billing.messages.js";
import {
  RecordPaymentInput,
  RecordPaymentPayload,
  StartCheckoutInput,
  StartCheckoutPayload,
} from "./billing.types.js";
import type { CheckoutService } from "./checkout.service.js";
import type { PaymentService } from "./payment.service.js";

@Resolver()
export class BillingResolver {
  constructor(
    private readonly checkouts: CheckoutService,
    private readonly payments: PaymentService,
  ) {}

  @Mutation(() => StartCheckoutPayload, {
    description:
      "Opens a pay page. The current terms must be accepted for the product within 24 hours.",
  })
  startCheckout(
    @Ctx() { actor }: RequestContext,
    @Arg("input", () => StartCheckoutInput) input: StartCheckoutInput,
  ) {
    return withUserErrors(() => this.checkouts.startCheckout(actor, input));
  }

  @Mutation(() => RecordPaymentPayload, {
    description: "After the pay page: records the payment, once.",
  })
  recordPayment(
    @Ctx() { actor }: RequestContext,
    @Arg("input", () => RecordPaymentInput) input: RecordPaymentInput,
  ) {
    return withUserErrors(async () => {
      const { payment, created } = await this.payments.recordPayment(actor, input);
      return { payment, message: paymentMessage(created) };
    });
  }
}
