import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { ActorContext } from "../../kit/http/request-context.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
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
import { Payment } from "./payment.entity.js";
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
      "Opens Stripe's pay page for a plan. The person must have accepted the current Terms for it within the last 24 hours (`TERMS_REQUIRED`) and not be subscribed to it (`ALREADY_SUBSCRIBED`).",
  })
  startCheckout(
    @Ctx() { actor }: ActorContext,
    @Arg("input", () => StartCheckoutInput, { description: "What to buy." })
    input: StartCheckoutInput,
  ) {
    return withUserErrors(() => this.checkouts.startCheckout(actor, input));
  }

  @Mutation(() => RecordPaymentPayload, {
    description:
      "Records the payment of a checkout after the pay page. Safe to repeat: it is recorded once. `NOT_PAID` while Stripe has no payment; `CONFLICT` when something else than the plan's price was paid, which starts no plan.",
  })
  recordPayment(
    @Ctx() { actor }: ActorContext,
    @Arg("input", () => RecordPaymentInput, { description: "Which checkout was paid." })
    input: RecordPaymentInput,
  ) {
    return withUserErrors(async () => {
      const { payment, created } = await this.payments.recordPayment(actor, input);
      return { payment, message: paymentMessage(created) };
    });
  }

  @Mutation(() => OpenBillingPortalPayload, {
    description:
      "Opens Stripe's billing portal with the signed-in person's own invoices and card. Whoever has the address can open it for some minutes. `NOT_FOUND` for a person who never opened a pay page.",
  })
  openBillingPortal(
    @Ctx() { actor }: ActorContext,
    @Arg("input", () => OpenBillingPortalInput, { description: "Where the portal leads back to." })
    input: OpenBillingPortalInput,
  ) {
    return withUserErrors(() => this.portal.open(actor, input));
  }

  @Mutation(() => StartDemoCheckoutPayload, {
    description:
      "Opens a pay page of the demonstration. `NOT_FOUND` unless the site runs with Stripe test keys.",
  })
  startDemoCheckout(
    @Ctx() { actor }: ActorContext,
    @Arg("input", () => StartDemoCheckoutInput, { description: "The plan to demonstrate." })
    input: StartDemoCheckoutInput,
  ) {
    return withUserErrors(() => this.demos.start(actor, input));
  }

  @Query(() => [Payment], {
    description:
      "The 100 newest payments that started no plan because something else than its price was paid. For administrators, to refund.",
  })
  paymentsToReview(@Ctx() { actor }: ActorContext): Promise<Payment[]> {
    return this.payments.listToReview(actor);
  }

  @Query(() => DemoPlan, {
    nullable: true,
    description:
      "The plan of the checkout demonstration. Null where the site has no demonstration, and while Stripe cannot tell its price.",
  })
  demoPlan(): Promise<DemoPlan | null> {
    return this.demos.findPlan();
  }

  @Query(() => DemoCheckout, {
    nullable: true,
    description:
      "The signed-in person's own demonstration. Null when it belongs to somebody else or does not exist.",
  })
  demoCheckout(
    @Ctx() { actor }: ActorContext,
    @Arg("sessionId", () => ID, {
      description: "The `session_id` in the address that the pay page returned to.",
    })
    sessionId: string,
  ): Promise<DemoCheckout | null> {
    return this.demos.find(actor, sessionId);
  }
}
