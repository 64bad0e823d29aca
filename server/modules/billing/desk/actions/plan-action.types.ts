import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { Payload } from "../../../../kit/graphql/user-error.js";
import { SoldPlan } from "../sold-plan.types.js";

export const RefundReasonEnum = {
  REQUESTED: "REQUESTED",
  DUPLICATE: "DUPLICATE",
  FRAUDULENT: "FRAUDULENT",
} as const;
export type RefundReason = keyof typeof RefundReasonEnum;
registerEnumType(RefundReasonEnum, {
  name: "PlanRefundReason",
  description: "Why a payment is paid back, as Stripe records it.",
  valuesConfig: {
    REQUESTED: { description: "The buyer asked for it, or the firm offered it." },
    DUPLICATE: { description: "It was charged twice, or by mistake." },
    FRAUDULENT: { description: "Someone else used the card." },
  },
});

const LIMIT = "one line of at most 300 characters.";

@InputType({ description: "Pays back a payment of a plan, in whole or in part." })
export class RefundPaymentInput {
  @Field(() => ID, { description: "Id of the plan." })
  planId!: string;

  @Field(() => ID, { description: "Id of the invoice that was paid (`PlanInvoice.id`)." })
  invoiceId!: string;

  @Field(() => Int, { description: "How much, in cents." })
  amount!: number;

  @Field(() => Int, {
    description:
      "`PlanInvoice.amountRefunded` as you saw it, in cents. `CONFLICT` if more was paid back since, so that nothing is paid back twice.",
  })
  expectedRefunded!: number;

  @Field(() => RefundReasonEnum, { description: "The reason, as Stripe records it." })
  reason!: RefundReason;

  @Field(() => String, { description: `Why, for colleagues: ${LIMIT}` })
  note!: string;
}

@InputType({ description: "Ends a plan now." })
export class CancelPlanNowInput {
  @Field(() => ID, { description: "Id of the plan." })
  planId!: string;

  @Field(() => String, { description: `Why, for colleagues: ${LIMIT}` })
  reason!: string;
}

@InputType({ description: "Ends a plan with the month that is paid." })
export class CancelPlanAtPeriodEndInput {
  @Field(() => ID, { description: "Id of the plan." })
  planId!: string;

  @Field(() => String, { description: `Why, for colleagues: ${LIMIT}` })
  reason!: string;
}

@InputType({ description: "Undoes a cancellation for the end of the month." })
export class UndoPlanCancellationInput {
  @Field(() => ID, { description: "Id of the plan." })
  planId!: string;
}

@InputType({ description: "Adds free months to a plan." })
export class ExtendPlanInput {
  @Field(() => ID, { description: "Id of the plan." })
  planId!: string;

  @Field(() => Int, { description: "How many months, 1 to 3." })
  months!: number;

  @Field(() => Int, {
    description: "`SoldPlan.freeMonths` as you saw it. `CONFLICT` if some were added since.",
  })
  expectedFreeMonths!: number;

  @Field(() => String, { description: `Why, for colleagues: ${LIMIT}` })
  reason!: string;
}

@ObjectType()
abstract class PlanPayload extends Payload {
  @Field(() => SoldPlan, {
    nullable: true,
    description: "The plan now. Null when `userErrors` is not empty.",
  })
  plan?: SoldPlan;
}

@ObjectType({ description: "Result of a refund." })
export class RefundPaymentPayload extends PlanPayload {}

@ObjectType({ description: "Result of ending a plan now." })
export class CancelPlanNowPayload extends PlanPayload {}

@ObjectType({ description: "Result of canceling a plan." })
export class CancelPlanAtPeriodEndPayload extends PlanPayload {}

@ObjectType({ description: "Result of undoing a cancellation." })
export class UndoPlanCancellationPayload extends PlanPayload {}

@ObjectType({ description: "Result of adding free months." })
export class ExtendPlanPayload extends PlanPayload {}
