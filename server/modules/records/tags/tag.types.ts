import { Field, ID, InputType, ObjectType } from "type-graphql";
import { Payload } from "../../../kit/graphql/user-error.js";
import { Tag } from "./tag.entity.js";

@InputType({ description: "A tag to put on an application." })
export class TagApplicationInput {
  @Field(() => ID, { description: "Id of the application." })
  applicationId!: string;

  @Field(() => String, {
    description:
      "The tag, at most 40 characters. An existing one of the company is found in any case; a new one is made.",
  })
  name!: string;
}

@InputType({ description: "A tag to take off an application." })
export class UntagApplicationInput {
  @Field(() => ID, { description: "Id of the application." })
  applicationId!: string;

  @Field(() => ID, { description: "Id of the tag." })
  tagId!: string;
}

@ObjectType({ description: "Result of changing an application's tags." })
export class ApplicationTagsPayload extends Payload {
  @Field(() => [Tag], {
    nullable: true,
    description: "All tags of the application now. Null when `userErrors` is not empty.",
  })
  tags?: Tag[];
}
