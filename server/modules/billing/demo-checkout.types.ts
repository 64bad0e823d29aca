import { Field, ID, InputType, Int, ObjectType } from "type-graphql";

@InputType()
export class StartDemoCheckoutInput {
  @Field(() => ID, { description: "The demo plan's, `starter_plan`; there is no other." })
  lookupKey!: string;
}

@ObjectType({
  description: "The plan of the demonstration, priced as the payment provider has it.",
})
export class DemoPlan {
  @Field(() => ID, { description: "To start its checkout with." })
  lookupKey!: string;

  @Field(() => Int, { description: "Cents a month." })
  monthlyAmount!: number;

  @Field(() => String, { description: "ISO 4217." })
  currency!: string;
}

@ObjectType({
  description: "A checkout of the demonstration. It sells nothing and moves no money.",
})
export class DemoCheckout {
  @Field(() => ID, { description: "The `session_id` that the pay page returned with." })
  id!: string;

  @Field(() => Boolean, { description: "Whether its subscription has begun." })
  isComplete!: boolean;
}
