import { GraphQLUpload } from "graphql-upload-minimal";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import { ConnectionType, EdgeType } from "../../kit/graphql/connection.js";
import { MessagePayload, Payload } from "../../kit/graphql/user-error.js";
import { Application } from "./application.entity.js";
import type { ArrivingFile } from "./resume.types.js";
import { VisaTypeEnum, type VisaType } from "./visa-type.js";

@InputType({
  description:
    "An application. When the person has applied to the job before, only `jobId`, `email` and the resume count.",
})
export class ApplyToJobInput {
  @Field(() => ID, { description: "Id or code of an open job." })
  jobId!: string;

  @Field(() => String, { description: "Full name, at most 100 characters." })
  name!: string;

  @Field(() => String, {
    description: "The signed-in person's own address; any other is `FORBIDDEN`.",
  })
  email!: string;

  @Field(() => String, {
    description:
      "Phone number that can be called, in any usual spelling, at most 50 characters. One that names its own country wins over `countryCode`. May be empty.",
  })
  phone!: string;

  @Field(() => String, {
    description:
      "Country calling code of `phone`, e.g. `+91`. May be empty when `phone` is, or names its country.",
  })
  countryCode!: string;

  @Field(() => String, { description: "Where the person lives, at most 100 characters." })
  location!: string;

  @Field(() => VisaTypeEnum, { description: "The person's work authorization." })
  visaType!: VisaType;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the person is willing to relocate. Null when they don't say.",
  })
  relocation?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Address of a profile (`http` or `https`), at most 255 characters; `https://` is added where it is missing. None if left out.",
  })
  linkedin?: string;

  @Field(() => GraphQLUpload, {
    nullable: true,
    description:
      "New resume: PDF, DOC or DOCX, at most 5 MiB, without macros or password. Sent as a GraphQL multipart request. Give this or `existingResumeId`; the other one is null.",
  })
  /** Rejects if the request announced a file but did not contain it. */
  resume?: Promise<ArrivingFile>;

  @Field(() => ID, {
    nullable: true,
    description:
      "Id of a resume the person sent before. Ignored when `resume` is given. Without both, an application that was sent before keeps its resume, and a new one is refused.",
  })
  existingResumeId?: string;
}

@ObjectType({ description: "An application of one's own and its position in the list." })
export class ApplicationEdge extends EdgeType(Application) {}

@ObjectType({ description: "A page of one's own applications." })
export class ApplicationConnection extends ConnectionType(Application, ApplicationEdge) {}

@InputType({ description: "The application to withdraw." })
export class WithdrawApplicationInput {
  @Field(() => ID, { description: "Id of the application." })
  id!: string;
}

@ObjectType({ description: "Result of withdrawing an application." })
export class WithdrawApplicationPayload extends Payload {
  @Field(() => Application, {
    nullable: true,
    description: "The application now. Null when `userErrors` is not empty.",
  })
  application?: Application;
}

@ObjectType({ description: "Result of applying." })
export class ApplyToJobPayload extends MessagePayload {
  @Field(() => Application, {
    nullable: true,
    description: "The application as it is now. Null when `userErrors` is not empty.",
  })
  application?: Application;

  @Field(() => Boolean, {
    description: "True when the person had applied before: only the resume was replaced.",
  })
  renewed!: boolean;
}
