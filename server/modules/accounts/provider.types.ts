import { Field, ID, InputType, ObjectType } from "type-graphql";
import { MessagePayload } from "../../kit/graphql/user-error.js";

@InputType({ description: "Google's answer, from the fragment of the callback page's URL." })
export class SignInWithGoogleInput {
  @Field(() => String, { description: "Google ID token (a JWT), at most 4,096 characters." })
  credential!: string;

  @Field(() => String, {
    description:
      "The `state` that came with it. It works once, in the browser that went to Google.",
  })
  state!: string;
}

@InputType({ description: "Which connected account to disconnect." })
export class UnlinkIdentityInput {
  @Field(() => ID, { description: "Id of one of your own `User.identities`." })
  id!: string;
}

@ObjectType({ description: "Result of disconnecting an account." })
export class UnlinkIdentityPayload extends MessagePayload {}

@ObjectType({ description: "Ways to sign in other than with a code by email." })
export class SignInOptions {
  @Field(() => String, {
    nullable: true,
    description:
      "Path on this site that starts Google sign-in, e.g. `/auth/google/start`. Null when Google sign-in is not set up.",
  })
  googleUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Path on this site that starts LinkedIn sign-in, e.g. `/auth/linkedin/start`. Add `next` with the path to return to. Null when LinkedIn sign-in is not set up.",
  })
  linkedinUrl!: string | null;
}
