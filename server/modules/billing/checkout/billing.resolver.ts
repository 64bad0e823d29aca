import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Input } from "../../../kit/graphql/input.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import { withUserErrors } from "../../../kit/graphql/user-error.js";
import { OpenBillingPortalInput } from "../money/billing-portal.types.js";
import type { BillingPortalService } from "../money/billing-portal.service.js";
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
import type { DemoCheckoutService } from "./demo/demo-checkout.service.js";
import { DemoCheckout, DemoPlan, StartDemoCheckoutInput } from "./demo/demo-checkout.types.js";
import { Payment } from "../money/payment.entity.js";
import type { PaymentService } from "../money/payment.service.js";

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
      "Opens Stripe's pay page for a plan. The person must have accepted the current Terms for it within the last 24 hours (`TERMS_REQUIRED`), not be subscribed to it (`ALREADY_SUBSCRIBED`), not have a plan that it overlaps unless they confirm that (`PLAN_OVERLAP`), and not have asked to delete their account (`DELETION_PENDING`).",
  })
  startCheckout(
    @Ctx() { actor }: ActorContext,
    @Input(StartCheckoutInput, "What to buy.") { confirmOverlap, ...order }: StartCheckoutInput,
  ) {
    return withUserErrors(() => this.checkouts.startCheckout(actor, order, confirmOverlap));
  }

  @Mutation(() => RecordPaymentPayload, {
    description:
      "Records the payment of a checkout after the pay page. Safe to repeat: it is recorded once. `NOT_PAID` while Stripe has no payment; `PAYMENT_ON_ITS_WAY` while a bank still sends it, which takes days; `CONFLICT` when the amount paid is not the plan's price; the plan then does not start.",
  })
  recordPayment(
    @Ctx() { actor }: ActorContext,
    @Input(RecordPaymentInput, "Which checkout was paid.") input: RecordPaymentInput,
  ) {
    return withUserErrors(async () => {
      const { payment, created } = await this.payments.recordPayment(actor, input);
      return { payment, message: paymentMessage(created) };
    });
  }

  @Mutation(() => OpenBillingPortalPayload, {
    description:
      "Opens Stripe's billing portal with the signed-in person's own invoices. The address works for a few minutes for anyone who has it. `NOT_FOUND` for a person who never opened a pay page.",
  })
  openBillingPortal(
    @Ctx() { actor }: ActorContext,
    @Input(OpenBillingPortalInput, "The page that the portal links back to.")
    input: OpenBillingPortalInput,
  ) {
    return withUserErrors(() => this.portal.open(actor, input));
  }

  @Mutation(() => StartDemoCheckoutPayload, {
    description:
      "Opens a pay page of the checkout demo. `NOT_FOUND` unless the site runs with Stripe test keys.",
  })
  startDemoCheckout(
    @Ctx() { actor }: ActorContext,
    @Input(StartDemoCheckoutInput, "The demo plan.") input: StartDemoCheckoutInput,
  ) {
    return withUserErrors(() => this.demos.start(actor, input));
  }

  @Query(() => [Payment], {
    description:
      "The 100 newest payments that did not start a plan, because the amount paid was not its price. For administrators, who decide on refunds.",
  })
  paymentsToReview(@Ctx() { actor }: ActorContext): Promise<Payment[]> {
    return this.payments.listToReview(actor);
  }

  @Query(() => DemoPlan, {
    nullable: true,
    description:
      "The plan of the checkout demo. Null if the site has no demo, or while its price can't be read from Stripe.",
  })
  demoPlan(): Promise<DemoPlan | null> {
    return this.demos.findPlan();
  }

  @Query(() => DemoCheckout, {
    nullable: true,
    description:
      "The signed-in person's own demo checkout. Null when it belongs to another person or does not exist.",
  })
  demoCheckout(
    @Ctx() { actor }: ActorContext,
    @Arg("sessionId", () => ID, {
      description: "The `session_id` in the URL that the pay page redirected to.",
    })
    sessionId: string,
  ): Promise<DemoCheckout | null> {
    return this.demos.find(actor, sessionId);
  }
}
