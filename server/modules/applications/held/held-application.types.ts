import { Field, ID, InputType, ObjectType } from "type-graphql";
import { Payload } from "../../../kit/graphql/user-error.js";
import { ApplyToJobInput } from "../application.types.js";
import { HeldApplication } from "./held-application.entity.js";

@InputType({ description: "An application that may be taken back for some seconds." })
export class HoldApplicationInput extends ApplyToJobInput {}

@ObjectType({ description: "Result of applying with time to undo." })
export class HoldApplicationPayload extends Payload {
  @Field(() => HeldApplication, {
    nullable: true,
    description: "What is sent, and when. Null when `userErrors` is not empty.",
  })
  held?: HeldApplication;
}

@InputType({ description: "The application to take back." })
export class UndoApplicationInput {
  @Field(() => ID, { description: "Id of the held application." })
  id!: string;
}

@ObjectType({ description: "Result of taking an application back." })
export class UndoApplicationPayload extends Payload {
  @Field(() => ID, {
    nullable: true,
    description: "Id of what was not sent. Null when `userErrors` is not empty.",
  })
  undoneId?: string;
}
