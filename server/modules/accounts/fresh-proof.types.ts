import { Field, InputType, ObjectType } from "type-graphql";
import { MessagePayload, Payload } from "../../kit/graphql/user-error.js";
import { User } from "./user.entity.js";

@InputType({ description: "The code from the email." })
export class ConfirmFreshProofInput {
  @Field(() => String, { description: "The six digits." })
  code!: string;
}

@ObjectType({ description: "Result of asking for a code: it is on its way." })
export class StartFreshProofPayload extends MessagePayload {}

@ObjectType({ description: "Result of a fresh proof." })
export class ConfirmFreshProofPayload extends Payload {
  @Field(() => User, {
    nullable: true,
    description: "The person signed in. Null when `userErrors` is not empty.",
  })
  me?: User;
}
