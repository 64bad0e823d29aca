import { Field, ID, Int, ObjectType } from "type-graphql";
import { Plan } from "../../plans/plan.types.js";

@ObjectType({
  description:
    "A plan that a person chose in the last 30 days and has not bought. Only that person sees it.",
})
export class OpenOrder {
  @Field(() => ID, {
    description: "Product code to check out, e.g. `BRAND_MY_CV_QUATERLY`; one order a plan.",
  })
  productId!: string;

  @Field(() => Plan, { description: "The plan." })
  plan!: Plan;

  @Field(() => Int, { description: "Length of the term in months: 3 or 6." })
  months!: number;

  @Field(() => Boolean, {
    description:
      "True if it is paid by a method that takes days, and the payment has not arrived yet. Otherwise nothing has been paid.",
  })
  isWaiting!: boolean;

  @Field(() => Boolean, {
    description:
      "True if the person has a plan that this one overlaps, was told so, and wants both. Pass it on as `confirmOverlap`.",
  })
  overlapConfirmed!: boolean;

  @Field(() => Date, { description: "When it was last chosen (UTC)." })
  since!: Date;
}
