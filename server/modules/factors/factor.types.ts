import { Field, InputType, Int, ObjectType } from "type-graphql";
import { Payload } from "../../kit/graphql/user-error.js";
import { User } from "../accounts/user.entity.js";

@ObjectType({ description: "A person's second factor, as this session sees it." })
export class SecondFactor {
  @Field(() => Boolean, { description: "True if an authenticator app is in use." })
  hasTotp!: boolean;

  @Field(() => Int, { description: "Number of the person's passkeys." })
  passkeyCount!: number;

  @Field(() => Int, { description: "Recovery codes that have not been used, 0 to 10." })
  recoveryCodesLeft!: number;

  @Field(() => Date, {
    nullable: true,
    description:
      "Until when the proof in this session lasts, 12 hours from when it was given. Null if there is none. Sensitive steps need a proof from the last 10 minutes.",
  })
  provenUntil!: Date | null;

  @Field(() => Boolean, { description: "True if a second factor was proven in this session." })
  isProven!: boolean;

  @Field(() => Boolean, {
    description:
      "True for recruiters and administrators: they see other people’s data only with a second factor.",
  })
  isRequired!: boolean;

  @Field(() => Boolean, {
    description:
      "True if the person's passkeys prove nothing in this session before a code by email does (`startFreshProof`): they added them before they were staff. Asked for once for each passkey.",
  })
  passkeysNeedCode!: boolean;
}

@InputType({ description: "A first code of the authenticator app." })
export class ConfirmTotpEnrollmentInput {
  @Field(() => String, { description: "The six digits that the app shows." })
  code!: string;
}

@InputType({ description: "A code that proves the second factor." })
export class VerifySecondFactorInput {
  @Field(() => String, {
    description:
      "The six digits that the authenticator app shows, or a recovery code. Case, spaces and hyphens do not matter.",
  })
  code!: string;
}

@ObjectType({ description: "Result of starting to add an authenticator app." })
export class StartTotpEnrollmentPayload extends Payload {
  @Field(() => String, {
    nullable: true,
    description:
      "The secret in base32, for codes by SHA-1 with 6 digits every 30 seconds. Null when `userErrors` is not empty.",
  })
  secret?: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The secret as an `otpauth://` address, to show as a QR code. Null when `userErrors` is not empty.",
  })
  otpauthUrl?: string;
}

@ObjectType({ description: "Result of confirming an authenticator app." })
export class ConfirmTotpEnrollmentPayload extends Payload {
  @Field(() => [String], {
    nullable: true,
    description:
      "Ten recovery codes, each for one use. Shown only once; earlier ones no longer work. Null when `userErrors` is not empty.",
  })
  recoveryCodes?: string[];
}

@ObjectType({ description: "Result of proving the second factor." })
export class VerifySecondFactorPayload extends Payload {
  @Field(() => User, {
    nullable: true,
    description: "The person signed in. Null when `userErrors` is not empty.",
  })
  me?: User;
}

@ObjectType({ description: "Result of removing the authenticator app." })
export class RemoveTotpPayload extends Payload {
  @Field(() => User, {
    nullable: true,
    description: "The person signed in. Null when `userErrors` is not empty.",
  })
  me?: User;
}

@ObjectType({ description: "Result of making new recovery codes." })
export class MakeRecoveryCodesPayload extends Payload {
  @Field(() => [String], {
    nullable: true,
    description:
      "Ten recovery codes, each for one use. Shown only once; earlier ones no longer work. Null when `userErrors` is not empty.",
  })
  recoveryCodes?: string[];
}
