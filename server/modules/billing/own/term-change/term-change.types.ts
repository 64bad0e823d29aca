import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Plan } from "../../../plans/plan.types.js";
import { Payload } from "../../../../kit/graphql/user-error.js";
import { Subscription } from "../../subscription/subscription.entity.js";

@ObjectType("PlanTermOffer", {
  description:
    "Another term, or another plan, that the buyer can change the plan to, with all amounts in minor units of `currency` (cents). Nothing is due now.",
})
export class TermOfferType {
  @Field(() => Plan, { description: "The plan that it would be then; often the same." })
  plan!: Plan;

  @Field(() => ID, { description: "Product code to change to, e.g. `BRAND_MY_CV_HALF_YEARLY`." })
  productId!: string;

  @Field(() => String, { description: "Name of the term for people, e.g. `Half-yearly`." })
  label!: string;

  @Field(() => Int, { description: "Length of the whole term in months: 3 or 6." })
  months!: number;

  @Field(() => Int, { description: "Each payment to come, but the next one: `nextAmount`." })
  monthlyAmount!: number;

  @Field(() => String, { description: "Three-letter ISO 4217 code in upper case, e.g. `USD`." })
  currency!: string;

  @Field(() => Int, { description: "What was paid already. It counts toward the first month." })
  paidAmount!: number;

  @Field(() => Int, {
    description:
      "The next payment: `monthlyAmount`, plus the difference between another plan’s first month and `paidAmount`, which is negative if that plan costs less. In minor units of `currency`.",
  })
  nextAmount!: number;

  @Field(() => Int, { description: "Number of payments still to come." })
  paymentsLeft!: number;

  @Field(() => Int, { description: "All payments still to come, in total." })
  leftAmount!: number;

  @Field(() => Int, { description: "What the whole term costs: `paidAmount` and `leftAmount`." })
  totalAmount!: number;

  @Field(() => Date, { description: "When the next payment is taken (UTC). The same as before." })
  nextPaymentAt!: Date;

  @Field(() => Date, { description: "When the plan then ends (UTC)." })
  endsAt!: Date;

  @Field(() => Boolean, {
    description:
      "Whether the buyer has to accept the current Terms for it first: they were replaced, or were accepted for another plan.",
  })
  needsTerms!: boolean;
}

@InputType({ description: "What to change a plan to." })
export class ChangePlanTermInput {
  @Field(() => ID, { description: "Id of the subscription." })
  id!: string;

  @Field(() => ID, { description: "`productId` of one of its `termOffers`." })
  productId!: string;

  @Field(() => Int, {
    description:
      "`leftAmount` of that offer, as the buyer saw it, in minor units (cents). `CONFLICT` if it is another now.",
  })
  expectedLeftAmount!: number;
}

@ObjectType({ description: "Result of changing a plan or its term." })
export class ChangePlanTermPayload extends Payload {
  @Field(() => Subscription, {
    nullable: true,
    description: "The plan as it is now. Null when `userErrors` is not empty.",
  })
  subscription?: Subscription;
}
