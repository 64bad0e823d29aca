import { Field, InputType, ObjectType } from "type-graphql";
import { Payload } from "../../graphql/user-error.js";

@InputType()
export class SendContactMessageInput {
  @Field(() => String, { description: "At most 100 characters." })
  name!: string;

  @Field(() => String, { description: "Where the answer goes." })
  email!: string;

  @Field(() => String, {
    description: "Plain text, at most 5000 characters; line breaks are kept.",
  })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: "A trap for robots: people do not see it, so leave it out or empty.",
  })
  website?: string;
}

@ObjectType()
export class SendContactMessagePayload extends Payload {
  @Field(() => String, { nullable: true })
  message?: string;
}
