import { Field, InputType, ObjectType } from "type-graphql";
import { Payload } from "../../graphql/user-error.js";
import { User } from "./user.entity.js";

@InputType()
export class SignUpInput {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String, { description: "+1, +91, +44, +61 or +81." })
  countryCode!: string;

  @Field(() => String)
  phone!: string;

  @Field(() => String)
  location!: string;
}

@InputType()
export class RequestLoginCodeInput {
  @Field(() => String)
  email!: string;
}

@InputType()
export class VerifyLoginCodeInput {
  @Field(() => String)
  email!: string;

  @Field(() => String, { description: "The six digits from the mail." })
  otp!: string;
}

@InputType()
export class SignInWithGoogleInput {
  @Field(() => String, { description: "A Google ID token." })
  credential!: string;
}

@ObjectType()
export class SignUpPayload extends Payload {
  @Field(() => String, { nullable: true })
  message?: string;
}

@ObjectType()
export class RequestLoginCodePayload extends Payload {
  @Field(() => String, { nullable: true })
  message?: string;
}

@ObjectType()
export class SignInPayload extends Payload {
  @Field(() => User, { nullable: true })
  user?: User;

  @Field(() => String, { nullable: true })
  message?: string;
}

@ObjectType()
export class SignOutPayload {
  @Field(() => String)
  message!: string;
}

@ObjectType({ description: "How visitors may sign in besides by code." })
export class SignInOptions {
  @Field(() => String, {
    nullable: true,
    description: "Starts Google sign-in; null when not set up.",
  })
  googleUrl!: string | null;
}
