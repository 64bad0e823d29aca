import { Field, ID, Int, ObjectType } from "type-graphql";

@ObjectType({
  description: "A term of a plan. It ends automatically and never renews.",
})
export class PlanTerm {
  @Field(() => ID, {
    description: "Product code to buy this plan for this term, e.g. `BRAND_MY_CV_QUATERLY`.",
  })
  productId!: string;

  @Field(() => String, {
    description: "Stripe's lookup key of the price, e.g. `brand_my_cv_quaterly`.",
  })
  lookupKey!: string;

  @Field(() => Int, {
    description: "Length in months, which is also the number of monthly payments: 3 or 6.",
  })
  months!: number;

  @Field(() => String, { description: "Name of the term for people, e.g. `Quarterly`." })
  label!: string;
}

@ObjectType({ description: "A resume marketing plan, paid monthly for a fixed term. Public." })
export class Plan {
  @Field(() => ID, { description: "Permanent code of the plan, e.g. `BRAND_MY_CV`." })
  id!: string;

  @Field(() => String, { description: "Name of the plan, e.g. `Brand My CV`." })
  title!: string;

  @Field(() => String, { description: "One sentence on what the plan is for, as plain text." })
  description!: string;

  @Field(() => [String], {
    description: "What the plan includes: short lines of plain text, in display order.",
  })
  features!: string[];

  @Field(() => Int, {
    description:
      "Price of one month, in minor units of `currency` (cents for USD). The same for every term.",
  })
  monthlyAmount!: number;

  @Field(() => String, { description: "Three-letter ISO 4217 code in upper case, e.g. `USD`." })
  currency!: string;

  @Field(() => [PlanTerm], { description: "Terms that the plan is available for, shortest first." })
  terms!: PlanTerm[];
}

/** A plan with one of its terms: what a person buys. */
export interface PlanChoice {
  plan: Plan;
  term: PlanTerm;
}
