import { Field, ID, InputType, ObjectType } from "type-graphql";
import { ConnectionType, EdgeType } from "../../kit/graphql/connection.js";
import { MessagePayload, Payload } from "../../kit/graphql/user-error.js";

@ObjectType("FactorReset", {
  description:
    "An administrator's request to remove all factors of someone who lost theirs. It takes effect after 24 hours, or when a second administrator confirms it.",
})
export class FactorResetView {
  @Field(() => ID, { description: "Opaque, permanent id of the request." })
  id!: string;

  @Field(() => ID, { description: "Id of the person whose factors are removed." })
  userId!: string;

  @Field(() => String, {
    description:
      "That person's name; the address of someone who has given none. Empty when the account is gone.",
  })
  userName!: string;

  @Field(() => String, { description: "That person's address. Empty when the account is gone." })
  userEmail!: string;

  @Field(() => String, {
    description: "Name of the administrator who asked. Empty when the account is gone.",
  })
  requestedByName!: string;

  @Field(() => Date, { description: "When it was requested." })
  createdAt!: Date;

  @Field(() => Date, { description: "When it takes effect unless it is canceled." })
  takesEffectAt!: Date;

  @Field(() => Date, { nullable: true, description: "When it was canceled. Null if it was not." })
  canceledAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When the factors were removed. Null if they were not.",
  })
  doneAt!: Date | null;

  @Field(() => Boolean, {
    description:
      "True if the caller may confirm it: an administrator other than the one who asked, and not the person.",
  })
  viewerCanConfirm!: boolean;
}

@ObjectType({ description: "A reset, with its position in the list." })
export class FactorResetEdge extends EdgeType(FactorResetView) {}

@ObjectType({ description: "One page of resets." })
export class FactorResetConnection extends ConnectionType(FactorResetView, FactorResetEdge) {}

@InputType({ description: "The person whose factors to reset." })
export class RequestFactorResetInput {
  @Field(() => ID, { description: "Id of the person." })
  userId!: string;
}

@InputType({ description: "The reset to confirm." })
export class ConfirmFactorResetInput {
  @Field(() => ID, { description: "Id of the reset (`FactorReset.id`)." })
  id!: string;
}

@InputType({ description: "The reset to cancel: its id, or the token from the email." })
export class CancelFactorResetInput {
  @Field(() => ID, {
    nullable: true,
    description:
      "Id of the reset, for the person signed in and for administrators. Leave it out with a token.",
  })
  id?: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Token from the link in the email. It works without signing in. Leave it out with an id.",
  })
  token?: string;
}

@ObjectType({ description: "Result of requesting a reset." })
export class RequestFactorResetPayload extends Payload {
  @Field(() => FactorResetView, {
    nullable: true,
    description: "The reset, which is now waiting. Null when `userErrors` is not empty.",
  })
  reset?: FactorResetView;
}

@ObjectType({ description: "Result of confirming a reset." })
export class ConfirmFactorResetPayload extends Payload {
  @Field(() => FactorResetView, {
    nullable: true,
    description: "The reset, which is now done. Null when `userErrors` is not empty.",
  })
  reset?: FactorResetView;
}

@ObjectType({ description: "Result of canceling a reset." })
export class CancelFactorResetPayload extends MessagePayload {}
