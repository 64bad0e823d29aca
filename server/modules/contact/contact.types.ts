import { Field, InputType, ObjectType } from "type-graphql";
import { MessagePayload } from "../../kit/graphql/user-error.js";

@InputType({ description: "A message to the staff." })
export class SendContactMessageInput {
  @Field(() => String, { description: "The sender's name, at most 100 characters." })
  name!: string;

  @Field(() => String, {
    description: "The sender's email address, at most 254 characters. The answer goes there.",
  })
  email!: string;

  @Field(() => String, {
    description: "Plain text, at most 5,000 characters. Line breaks are kept.",
  })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Omit it or leave it empty. The field is hidden from people; a message that fills it in is dropped as spam.",
  })
  website?: string;
}

@ObjectType({ description: "Result of sending a message to the staff." })
export class SendContactMessagePayload extends MessagePayload {}
