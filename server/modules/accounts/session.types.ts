import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { MessagePayload } from "../../kit/graphql/user-error.js";

@InputType({ description: "The session to end." })
export class EndSessionInput {
  @Field(() => ID, { description: "Id of one of the caller's own sessions." })
  id!: string;
}

@ObjectType({ description: "Result of ending a session." })
export class EndSessionPayload extends MessagePayload {}

@ObjectType({ description: "Result of ending all other sessions." })
export class EndOtherSessionsPayload extends MessagePayload {
  @Field(() => Int, {
    nullable: true,
    description: "How many were ended. Null when `userErrors` is not empty.",
  })
  count?: number;
}
