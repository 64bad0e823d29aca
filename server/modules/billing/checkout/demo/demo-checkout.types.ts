import { Field, ID, InputType, Int, ObjectType } from "type-graphql";

@InputType({ description: "The demo plan." })
export class StartDemoCheckoutInput {
  @Field(() => ID, {
    description: "`DemoPlan.lookupKey`, which is `starter_plan`. There is no other.",
  })
  lookupKey!: string;
}

@ObjectType({
  description: "The plan of the checkout demo, with its price from Stripe.",
})
export class DemoPlan {
  @Field(() => ID, { description: "Stripe's lookup key of its price, for `startDemoCheckout`." })
  lookupKey!: string;

  @Field(() => Int, {
    description: "Price of one month, in minor units of `currency` (cents for USD).",
  })
  monthlyAmount!: number;

  @Field(() => String, { description: "Three-letter ISO 4217 code in upper case, e.g. `USD`." })
  currency!: string;
}

@ObjectType({
  description: "A demo checkout. It sells nothing and moves no money. Only the owner sees it.",
})
export class DemoCheckout {
  @Field(() => ID, { description: "Stripe's id of the checkout session (`cs_test_…`)." })
  id!: string;

  @Field(() => Boolean, {
    description: "True when the checkout was paid with a test card and its subscription has begun.",
  })
  isComplete!: boolean;
}
