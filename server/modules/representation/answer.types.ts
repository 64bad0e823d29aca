import { Field, ID, InputType, ObjectType } from "type-graphql";
import { Payload } from "../../kit/graphql/user-error.js";
import { RepresentationView } from "./representation.types.js";

@InputType({ description: "A candidate's answer." })
export class AnswerRepresentationInput {
  @Field(() => ID, {
    nullable: true,
    description:
      "Id of the request, for the candidate signed in. Give this or `token`; the other one is null.",
  })
  id?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The token in the address of the email's link. Works once, without signing in. Null with an id.",
  })
  token?: string | null;

  @Field(() => Boolean, { description: "True to agree, false to decline." })
  accept!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      "To agree: the candidate's name as in the text. Upper case and accents don't matter. Null to decline.",
  })
  typedName?: string | null;
}

@InputType({ description: "The consent to withdraw." })
export class WithdrawRepresentationInput {
  @Field(() => ID, { description: "Id of the right-to-represent record." })
  id!: string;
}

@ObjectType({ description: "Result of answering a request." })
export class AnswerRepresentationPayload extends Payload {
  @Field(() => RepresentationView, {
    nullable: true,
    description: "The request with its answer. Null when `userErrors` is not empty.",
  })
  representation?: RepresentationView;
}

@ObjectType({ description: "Result of withdrawing a consent." })
export class WithdrawRepresentationPayload extends Payload {
  @Field(() => RepresentationView, {
    nullable: true,
    description: "The record now. Null when `userErrors` is not empty.",
  })
  representation?: RepresentationView;
}
