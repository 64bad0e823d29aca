import { Field, ID, InputType, ObjectType } from "type-graphql";
import { Payload } from "../../graphql/user-error.js";
import { Payment } from "./payment.entity.js";

@InputType()
export class StartCheckoutInput {
  @Field(() => ID, { description: "A PlanTerm's." })
  productId!: string;
}

@ObjectType()
abstract class LeavingPayload extends Payload {
  @Field(() => String, { nullable: true, description: "Where to send the browser." })
  url?: string;
}

@ObjectType()
export class StartCheckoutPayload extends LeavingPayload {}

@ObjectType()
export class StartDemoCheckoutPayload extends LeavingPayload {}

@ObjectType()
export class OpenBillingPortalPayload extends LeavingPayload {}

@InputType()
export class RecordPaymentInput {
  @Field(() => ID, { description: "The `session_id` that the pay page returned with." })
  sessionId!: string;
}

@ObjectType()
export class RecordPaymentPayload extends Payload {
  @Field(() => Payment, { nullable: true })
  payment?: Payment;

  @Field(() => String, { nullable: true })
  message?: string;
}
