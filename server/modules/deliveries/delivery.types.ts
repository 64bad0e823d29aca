import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { ConnectionType, EdgeType } from "../../kit/graphql/connection.js";
import { Payload } from "../../kit/graphql/user-error.js";
import { SoldPlan } from "../billing/desk/sold-plan.types.js";
import { Delivery, DeliveryKindEnum, type DeliveryKind } from "./delivery.entity.js";

const DAY = "as `YYYY-MM-DD`";

@ObjectType({ description: "Work that a plan needs next." })
export class PlanDue {
  @Field(() => DeliveryKindEnum, { description: "What to do." })
  kind!: DeliveryKind;

  @Field(() => String, { description: `The last day to do it, ${DAY}, in New York.` })
  dueOn!: string;

  @Field(() => Boolean, { description: "True when the day is over." })
  isOverdue!: boolean;
}

@ObjectType({ description: "A running plan and the work that it needs next." })
export class DueDelivery extends PlanDue {
  @Field(() => SoldPlan, { description: "The plan." })
  plan!: SoldPlan;
}

@ObjectType({ description: "Due work and its position in the list." })
export class DueDeliveryEdge extends EdgeType(DueDelivery) {}

@ObjectType({ description: "A page of due work." })
export class DueDeliveryConnection extends ConnectionType(DueDelivery, DueDeliveryEdge) {}

@InputType()
abstract class DeliveryInput {
  @Field(() => DeliveryKindEnum, { description: "What was done." })
  kind!: DeliveryKind;

  @Field(() => String, {
    description: `The day, ${DAY}: from the start of the plan until today in New York.`,
  })
  deliveredOn!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      "How many, 1 to 10,000. Required for submissions, views, replies, and interviews; otherwise ignored, and null will do.",
  })
  count?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      "A note that the buyer sees: plain text of at most 1,000 characters. None if null or blank.",
  })
  note?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Web address of a file or a list, at most 500 characters. None if null or blank.",
  })
  link?: string | null;
}

@InputType({ description: "Records what was done for a plan." })
export class RecordDeliveryInput extends DeliveryInput {
  @Field(() => ID, { description: "Id of the plan (`SoldPlan.id`)." })
  planId!: string;
}

@InputType({ description: "Replaces everything that was recorded: what you leave out is removed." })
export class UpdateDeliveryInput extends DeliveryInput {
  @Field(() => ID, { description: "Id of the entry." })
  id!: string;

  @Field(() => Int, {
    description: "`version` of the entry as you saw it. `CONFLICT` if it has been changed since.",
  })
  expectedVersion!: number;
}

@InputType({ description: "Deletes an entry." })
export class DeleteDeliveryInput {
  @Field(() => ID, { description: "Id of the entry." })
  id!: string;
}

@ObjectType()
abstract class DeliveryPayload extends Payload {
  @Field(() => Delivery, {
    nullable: true,
    description: "The entry now. Null when `userErrors` is not empty.",
  })
  delivery?: Delivery;
}

@ObjectType({ description: "Result of recording what was done." })
export class RecordDeliveryPayload extends DeliveryPayload {}

@ObjectType({ description: "Result of changing an entry." })
export class UpdateDeliveryPayload extends DeliveryPayload {}

@ObjectType({ description: "Result of deleting an entry." })
export class DeleteDeliveryPayload extends Payload {
  @Field(() => ID, {
    nullable: true,
    description: "Id of the deleted entry. Null when `userErrors` is not empty.",
  })
  deletedId?: string;
}
