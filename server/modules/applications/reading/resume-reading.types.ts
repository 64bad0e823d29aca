import { GraphQLUpload } from "graphql-upload-minimal";
import { Field, InputType, ObjectType } from "type-graphql";
import { Payload } from "../../../kit/graphql/user-error.js";
import type { ArrivingFile } from "../resume.types.js";

@InputType({ description: "A resume to read." })
export class ReadResumeInput {
  @Field(() => GraphQLUpload, {
    description:
      "The file, as for `applyToJob`: PDF, DOC or DOCX, at most 5 MiB. Sent as a GraphQL multipart request.",
  })
  /** Rejects if the request announced a file but did not contain it. */
  resume!: Promise<ArrivingFile>;
}

@ObjectType({
  description:
    "What a resume says about its person, for them to confirm. What isn't beyond doubt is left out.",
})
export class ResumeReading {
  @Field(() => String, { nullable: true, description: "Full name. Null when not found." })
  name!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "National phone number without the country code. Null when not found.",
  })
  phone!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Country calling code of `phone`, e.g. `+91`. Null when `phone` is.",
  })
  countryCode!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "City with its state or country, e.g. `Dallas, TX`. Null when not found.",
  })
  location!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Address of the LinkedIn profile. Null when not found, or when there are several.",
  })
  linkedin!: string | null;

  @Field(() => [String], {
    description: "Skills it names, in its order, at most 40. May be empty.",
  })
  skills!: string[];

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether its email address is the account's own. Null when it has none. Applications always go out with the account's.",
  })
  hasOwnEmail!: boolean | null;
}

@ObjectType({ description: "Result of reading a resume." })
export class ReadResumePayload extends Payload {
  @Field(() => ResumeReading, {
    nullable: true,
    description: "What was read. Null when `userErrors` is not empty.",
  })
  reading?: ResumeReading;
}
