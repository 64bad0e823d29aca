import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../context.js";
import { withUserErrors } from "../../graphql/user-error.js";
import { OpenBillingPortalInput } from "./billing-portal.types.js";
import type { BillingPortalService } from "./billing-portal.service.js";
import { paymentMessage } from "./billing.messages.js";
import {
  OpenBillingPortalPayload,
  RecordPaymentInput,
  RecordPaymentPayload,
  StartCheckoutInput,
  StartCheckoutPayload,
  StartDemoCheckoutPayload,
} from "./billing.types.js";
import type { CheckoutService } from "./checkout.service.js";
import type { DemoCheckoutService } from "./demo-checkout.service.js";
import { DemoCheckout, DemoPlan, StartDemoCheckoutInput } from "./demo-checkout.types.js";
import type { PaymentService } from "./payment.service.js";

@Resolver()
export class BillingResolver {
  constructor(
    private readonly checkouts: CheckoutService,
    private readonly payments: PaymentService,
    private readonly demos: DemoCheckoutService,
    private readonly portal: BillingPortalService,
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

  @Mutation(() => OpenBillingPortalPayload, {
    description: "Opens Stripe's billing portal for the viewer's own invoices and card.",
  })
  openBillingPortal(
    @Ctx() { actor }: RequestContext,
    @Arg("input", () => OpenBillingPortalInput) input: OpenBillingPortalInput,
  ) {
    return withUserErrors(() => this.portal.open(actor, input));
  }

  @Mutation(() => StartDemoCheckoutPayload, {
    description: "Opens a pay page of the demonstration, which exists in test mode only.",
  })
  startDemoCheckout(
    @Ctx() { actor }: RequestContext,
    @Arg("input", () => StartDemoCheckoutInput) input: StartDemoCheckoutInput,
  ) {
    return withUserErrors(() => this.demos.start(actor, input));
  }

  @Query(() => DemoPlan, {
    nullable: true,
    description: "Null where there is no demonstration, or its price cannot be told now.",
  })
  demoPlan(): Promise<DemoPlan | null> {
    return this.demos.findPlan();
  }

  @Query(() => DemoCheckout, {
    nullable: true,
    description: "The viewer's own; null for another person's as for what does not exist.",
  })
  demoCheckout(
    @Ctx() { actor }: RequestContext,
    @Arg("sessionId", () => ID) sessionId: string,
  ): Promise<DemoCheckout | null> {
    return this.demos.find(actor, sessionId);
  }
}
