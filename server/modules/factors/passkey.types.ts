import { Field, ID, InputType, ObjectType } from "type-graphql";
import { Payload } from "../../kit/graphql/user-error.js";
import { User } from "../accounts/user.entity.js";
import { Passkey } from "./passkey.entity.js";

/** What a browser answered to a challenge. */
@InputType()
abstract class PasskeyAnswer {
  @Field(() => String, {
    description:
      "What the browser answered, as JSON text, at most 16,384 characters: `JSON.stringify` of the credential's `toJSON()`, or of what `@simplewebauthn/browser` returns.",
  })
  responseJson!: string;
}

@InputType({ description: "A passkey that the browser made." })
export class FinishPasskeyRegistrationInput extends PasskeyAnswer {
  @Field(() => String, {
    description: "Name to recognize it by, e.g. of the device. At most 60 characters.",
  })
  name!: string;
}

@InputType({ description: "A new name for a passkey." })
export class RenamePasskeyInput {
  @Field(() => ID, { description: "Id of the passkey (`Passkey.id`)." })
  id!: string;

  @Field(() => String, { description: "The new name, at most 60 characters." })
  name!: string;
}

@InputType({ description: "The passkey to remove." })
export class RemovePasskeyInput {
  @Field(() => ID, { description: "Id of the passkey (`Passkey.id`)." })
  id!: string;
}

@InputType({ description: "A challenge signed with a passkey." })
export class SignInWithPasskeyInput extends PasskeyAnswer {}

@InputType({ description: "A challenge signed with a passkey." })
export class ProvePasskeyInput extends PasskeyAnswer {}

/** What a browser needs to use passkeys. */
@ObjectType()
abstract class OptionsPayload extends Payload {
  @Field(() => String, {
    nullable: true,
    description:
      "Options for the browser, as JSON text: pass `JSON.parse` of it to `startRegistration` or `startAuthentication` of `@simplewebauthn/browser`. Its challenge works once, for 5 minutes, in this browser. Null when `userErrors` is not empty.",
  })
  optionsJson?: string;
}

@ObjectType({ description: "Result of starting to add a passkey." })
export class StartPasskeyRegistrationPayload extends OptionsPayload {}

@ObjectType({ description: "Result of starting to sign in with a passkey." })
export class StartPasskeySignInPayload extends OptionsPayload {}

@ObjectType({ description: "Result of starting a proof with a passkey." })
export class StartPasskeyProofPayload extends OptionsPayload {}

@ObjectType({ description: "Result of adding a passkey." })
export class FinishPasskeyRegistrationPayload extends Payload {
  @Field(() => Passkey, {
    nullable: true,
    description: "The new passkey. Null when `userErrors` is not empty.",
  })
  passkey?: Passkey;

  @Field(() => [String], {
    nullable: true,
    description:
      "Ten recovery codes, each for one use, when it is the first factor of a recruiter or administrator. Shown only once. Null otherwise.",
  })
  recoveryCodes?: string[] | null;
}

@ObjectType({ description: "Result of renaming a passkey." })
export class RenamePasskeyPayload extends Payload {
  @Field(() => Passkey, {
    nullable: true,
    description: "The passkey with its new name. Null when `userErrors` is not empty.",
  })
  passkey?: Passkey;
}

@ObjectType({ description: "Result of removing a passkey." })
export class RemovePasskeyPayload extends Payload {
  @Field(() => ID, {
    nullable: true,
    description: "Id of the passkey that is gone. Null when `userErrors` is not empty.",
  })
  passkeyId?: string;
}

@ObjectType({ description: "Result of a proof with a passkey." })
export class ProvePasskeyPayload extends Payload {
  @Field(() => User, {
    nullable: true,
    description: "The person signed in. Null when `userErrors` is not empty.",
  })
  me?: User;
}
