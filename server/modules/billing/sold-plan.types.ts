import { Field, ID, Int, ObjectType } from "type-graphql";
import { ConnectionType, EdgeType } from "../../kit/graphql/connection.js";
import { SubscriptionStatusEnum, type SubscriptionStatus } from "./subscription.entity.js";

@ObjectType({ description: "Who bought a plan." })
export class PlanBuyer {
  @Field(() => ID, { description: "Id of the account." })
  id!: string;

  @Field(() => String, { description: "Full name." })
  name!: string;
}

@ObjectType({ description: "A plan that someone bought, as administrators see it." })
export class SoldPlan {
  @Field(() => ID, { description: "Opaque, permanent id of the subscription." })
  id!: string;

  @Field(() => String, {
    description:
      "Name of the plan, e.g. `Brand My CV`; the product code if that plan is no longer in the catalog.",
  })
  planTitle!: string;

  @Field(() => Int, { description: "Length of the term in months: 3 or 6." })
  months!: number;

  @Field(() => SubscriptionStatusEnum, { description: "State of the subscription." })
  status!: SubscriptionStatus;

  @Field(() => Date, { description: "When the subscription started (UTC)." })
  startedAt!: Date;

  @Field(() => PlanBuyer, {
    nullable: true,
    description: "Who bought it. Null when the account is deleted.",
  })
  buyer!: PlanBuyer | null;
}

@ObjectType({ description: "A plan that was sold and its position in the list." })
export class SoldPlanEdge extends EdgeType(SoldPlan) {}

@ObjectType({ description: "A page of plans that were sold." })
export class SoldPlanConnection extends ConnectionType(SoldPlan, SoldPlanEdge) {}
