import { Field, ID, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "One length a plan is sold for. It ends by itself; it never renews." })
export class PlanTerm {
  @Field(() => ID, { description: "What is bought, e.g. BRAND_MY_CV_QUATERLY." })
  productId!: string;

  @Field(() => String, { description: "The price's lookup key at Stripe." })
  lookupKey!: string;

  @Field(() => Int, { description: "Monthly payments, 3 or 6." })
  months!: number;

  @Field(() => String)
  label!: string;
}

@ObjectType({ description: "A resume marketing plan, paid by the month for a fixed term." })
export class Plan {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  description!: string;

  @Field(() => [String])
  features!: string[];

  @Field(() => Int, { description: "Cents a month; the same for every term." })
  monthlyAmount!: number;

  @Field(() => String, { description: "ISO 4217." })
  currency!: string;

  @Field(() => [PlanTerm])
  terms!: PlanTerm[];
}

/** A plan for one of its terms: what a person chooses. */
export interface PlanChoice {
  plan: Plan;
  term: PlanTerm;
}
