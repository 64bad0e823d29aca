import { Field, ID, InputType, ObjectType } from "type-graphql";
import { MessagePayload } from "../../kit/graphql/user-error.js";
import { AccountDeletion } from "./account-deletion.entity.js";

@InputType()
abstract class ConfirmedPersonInput {
  @Field(() => ID, { description: "Id of the account." })
  userId!: string;

  @Field(() => String, {
    description:
      "The person's email address, typed by the caller, so that no one else is taken by mistake. Upper case doesn't matter.",
  })
  email!: string;
}

@InputType({ description: "The person whose account to delete." })
export class RequestPersonDeletionInput extends ConfirmedPersonInput {}

@InputType({ description: "The person whose account to keep." })
export class CancelPersonDeletionInput {
  @Field(() => ID, { description: "Id of the account." })
  userId!: string;
}

@InputType({ description: "The person to send a copy of their data." })
export class RequestPersonDataExportInput extends ConfirmedPersonInput {}

@ObjectType({ description: "Result of asking to delete a person's account." })
export class RequestPersonDeletionPayload extends MessagePayload {
  @Field(() => AccountDeletion, {
    nullable: true,
    description: "When the account is deleted. Null when `userErrors` is not empty.",
  })
  deletion?: AccountDeletion;
}

@ObjectType({ description: "Result of keeping a person's account." })
export class CancelPersonDeletionPayload extends MessagePayload {}

@ObjectType({ description: "Result of sending a person a copy of their data." })
export class RequestPersonDataExportPayload extends MessagePayload {}
