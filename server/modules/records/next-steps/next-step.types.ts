import { Field, ID, InputType, ObjectType } from "type-graphql";
import { ConnectionType, EdgeType } from "../../../kit/graphql/connection.js";
import { Payload } from "../../../kit/graphql/user-error.js";
import { Colleague } from "../colleague.types.js";

@ObjectType({ description: "What the staff does next about an application." })
export class NextStep {
  @Field(() => ID, { description: "Opaque, permanent id of the step." })
  id!: string;

  @Field(() => String, { description: "What to do, at most 200 characters." })
  text!: string;

  @Field(() => Date, { description: "When it is due (UTC)." })
  dueAt!: Date;

  @Field(() => Date, { nullable: true, description: "When it was done (UTC). Null while open." })
  doneAt!: Date | null;

  @Field(() => Colleague, {
    nullable: true,
    description: "Who does it. Null when that account is deleted.",
  })
  owner!: Colleague | null;

  @Field(() => ID, { description: "Id of the application." })
  applicationId!: string;

  @Field(() => String, { description: "The candidate's name as given in the application." })
  candidateName!: string;

  @Field(() => String, { description: "Role of the job applied to." })
  jobRole!: string;
}

@ObjectType({ description: "A step and its position in the list." })
export class NextStepEdge extends EdgeType(NextStep) {}

@ObjectType({ description: "A page of next steps." })
export class NextStepConnection extends ConnectionType(NextStep, NextStepEdge) {}

@InputType({ description: "Something to do about an application." })
export class AddNextStepInput {
  @Field(() => ID, { description: "Id of the application." })
  applicationId!: string;

  @Field(() => String, { description: "What to do, 1 to 200 characters." })
  text!: string;

  @Field(() => Date, { description: "When it is due." })
  dueAt!: Date;

  @Field(() => ID, {
    nullable: true,
    description: "Who does it, one of `colleagues`. The caller if null.",
  })
  ownerId?: string | null;
}

@InputType({ description: "What changes about a step. What is left out or null stays." })
export class UpdateNextStepInput {
  @Field(() => ID, { description: "Id of the step." })
  id!: string;

  @Field(() => String, { nullable: true, description: "What to do, 1 to 200 characters." })
  text?: string | null;

  @Field(() => Date, { nullable: true, description: "When it is due." })
  dueAt?: Date | null;

  @Field(() => ID, { nullable: true, description: "Who does it, one of `colleagues`." })
  ownerId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True when it is done; false opens it again.",
  })
  done?: boolean | null;
}

@InputType({ description: "A step to delete." })
export class DeleteNextStepInput {
  @Field(() => ID, { description: "Id of the step." })
  id!: string;
}

@ObjectType({ description: "Result of adding or changing a step." })
export class NextStepPayload extends Payload {
  @Field(() => NextStep, {
    nullable: true,
    description: "The step now. Null when `userErrors` is not empty.",
  })
  step?: NextStep;
}

@ObjectType({ description: "Result of deleting a step." })
export class DeleteNextStepPayload extends Payload {
  @Field(() => ID, {
    nullable: true,
    description: "Id of the step that is gone. Null when `userErrors` is not empty.",
  })
  deletedId?: string;
}
