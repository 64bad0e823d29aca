import { Field, ID, InputType, ObjectType } from "type-graphql";
import { MessagePayload, Payload } from "../../../kit/graphql/user-error.js";
import { Payment } from "../money/payment.entity.js";

@InputType({ description: "What to buy." })
export class StartCheckoutInput {
  @Field(() => ID, {
    description:
      "Product code of a plan's term, e.g. `BRAND_MY_CV_QUATERLY`. See `PlanTerm.productId`.",
  })
  productId!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      "Buys the plan although it overlaps one that the person has or is paying for. Set it only if they were told and want both.",
  })
  confirmOverlap!: boolean;
}

@ObjectType()
abstract class LeavingPayload extends Payload {
  @Field(() => String, {
    nullable: true,
    description: "URL to redirect the browser to. Null when `userErrors` is not empty.",
  })
  url?: string;
}

@ObjectType({ description: "Result of starting a checkout." })
export class StartCheckoutPayload extends LeavingPayload {}

@ObjectType({ description: "Result of starting a demo checkout." })
export class StartDemoCheckoutPayload extends LeavingPayload {}

@ObjectType({ description: "Result of opening the billing portal." })
export class OpenBillingPortalPayload extends LeavingPayload {}

@InputType({ description: "Which checkout was paid." })
export class RecordPaymentInput {
  @Field(() => ID, {
    description: "The `session_id` in the URL that the pay page redirected to (Stripe's `cs_…`).",
  })
  sessionId!: string;
}

@ObjectType({ description: "Result of recording a payment." })
export class RecordPaymentPayload extends MessagePayload {
  @Field(() => Payment, {
    nullable: true,
    description: "The payment. Null when `userErrors` is not empty.",
  })
  payment?: Payment;
}
