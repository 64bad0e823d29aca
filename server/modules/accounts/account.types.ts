import { Field, InputType, ObjectType } from "type-graphql";
import type { ProviderName } from "../../integrations/identity/provider-settings.js";
import { MessagePayload, Payload } from "../../kit/graphql/user-error.js";
import { ProviderEnum } from "./identity.entity.js";
import { User } from "./user.entity.js";

@InputType({ description: "The new person's details." })
export class SignUpInput {
  @Field(() => String, { description: "Full name, at most 100 characters." })
  name!: string;

  @Field(() => String, {
    description:
      "Email address, at most 254 characters. Case does not matter. The code goes there.",
  })
  email!: string;

  @Field(() => String, {
    description:
      "Country calling code, e.g. `+91`. A `phone` that names its own country wins over it; then it may be empty.",
  })
  countryCode!: string;

  @Field(() => String, {
    description:
      "Phone number that can be called, in any usual spelling, at most 50 characters. Stored as digits; an extension follows as `x123`.",
  })
  phone!: string;

  @Field(() => String, { description: "Where the person lives, at most 100 characters." })
  location!: string;
}

@InputType({ description: "The person's details, checked as in `signUp`." })
export class UpdateProfileInput {
  @Field(() => String, { description: "Full name, at most 100 characters." })
  name!: string;

  @Field(() => String, {
    description:
      "Country calling code, e.g. `+91`. A `phone` that names its own country wins over it; then it may be empty.",
  })
  countryCode!: string;

  @Field(() => String, {
    description:
      "Phone number that can be called, in any usual spelling, at most 50 characters. Stored as digits; an extension follows as `x123`.",
  })
  phone!: string;

  @Field(() => String, { description: "Where the person lives, at most 100 characters." })
  location!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Address of the person's LinkedIn profile, at most 200 characters; `https://` is added if missing. Empty to remove it; leave it out to keep it.",
  })
  linkedin?: string | null;
}

@InputType({ description: "The address to sign in with." })
export class RequestLoginCodeInput {
  @Field(() => String, {
    description:
      "Email address, at most 254 characters. Case does not matter. The code goes there.",
  })
  email!: string;
}

@InputType({ description: "The code from the email and the address it was sent to." })
export class VerifyLoginCodeInput {
  @Field(() => String, { description: "The address the code was sent to." })
  email!: string;

  @Field(() => String, { description: "The six digits from the email." })
  otp!: string;
}

@ObjectType({ description: "Result of signing up: a code is on its way." })
export class SignUpPayload extends MessagePayload {}

@ObjectType({
  description: "Result of asking for a code. The same whether or not the address has an account.",
})
export class RequestLoginCodePayload extends MessagePayload {}

@ObjectType({ description: "A code by email that was sent and not entered yet." })
export class PendingLoginCode {
  @Field(() => String, { description: "The address the code was sent to." })
  email!: string;

  @Field(() => ProviderEnum, {
    nullable: true,
    description:
      "The provider whose account this code connects. Null for a plain login or a sign-up.",
  })
  provider!: ProviderName | null;

  @Field(() => Date, { description: "When the code was asked for (UTC)." })
  sentAt!: Date;

  @Field(() => Date, { description: "When the code stops working (UTC)." })
  expiresAt!: Date;
}

@ObjectType({ description: "A provider that the person may connect now." })
export class ConnectOffer {
  @Field(() => ProviderEnum, { description: "The provider." })
  provider!: ProviderName;

  @Field(() => String, {
    description:
      "Path on this site that connects an account there, if `link=1` is added. It works for 10 minutes after the sign-in.",
  })
  url!: string;
}

@ObjectType({
  description: "Result of signing in. The session is an HttpOnly cookie in the response.",
})
export class SignInPayload extends MessagePayload {
  @Field(() => User, {
    nullable: true,
    description: "Who is signed in now. Null when `userErrors` is not empty.",
  })
  user?: User;

  @Field(() => ConnectOffer, {
    nullable: true,
    description:
      "The provider that asked for a code first, if that was in this browser within the last 15 minutes. Null for other sign-ins, and when an account there is connected already.",
  })
  connect?: ConnectOffer | null;
}

@ObjectType({ description: "Result of changing the person's details." })
export class UpdateProfilePayload extends MessagePayload {
  @Field(() => User, {
    nullable: true,
    description: "The person with the new details. Null when `userErrors` is not empty.",
  })
  user?: User;
}

@ObjectType({ description: "Result of signing out." })
export class SignOutPayload {
  @Field(() => String, { description: "What was done, as a sentence to show to the user." })
  message!: string;
}

@InputType({ description: "Whether to get emails about applications." })
export class SetApplicationMailsInput {
  @Field(() => Boolean, {
    description:
      "True to get them: candidates when an application moves on, recruiters about new ones.",
  })
  enabled!: boolean;
}

@ObjectType({ description: "Result of turning emails about applications on or off." })
export class SetApplicationMailsPayload extends Payload {
  @Field(() => User, {
    nullable: true,
    description: "The person with the new setting. Null when `userErrors` is not empty.",
  })
  user?: User;
}
