import { Field, ID, ObjectType } from "type-graphql";

@ObjectType({
  description: "Someone on the staff who works on the same applications, as colleagues see them.",
})
export class Colleague {
  @Field(() => ID, { description: "Id of the person (`User.id`)." })
  id!: string;

  @Field(() => String, { description: "Full name." })
  name!: string;
}
