import type { FileUpload } from "graphql-upload-minimal";
import { GraphQLUpload } from "graphql-upload-minimal";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import { Payload } from "../../graphql/user-error.js";
import { Application } from "./application.entity.js";
import { VisaTypeEnum, type VisaType } from "./visa-type.js";

@InputType()
export class ApplyToJobInput {
  @Field(() => ID, { description: "The job's id or code." })
  jobId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { description: "The viewer's own address." })
  email!: string;

  @Field(() => String)
  phone!: string;

  @Field(() => String, { description: "Dialling code, e.g. +91." })
  countryCode!: string;

  @Field(() => String)
  location!: string;

  @Field(() => VisaTypeEnum)
  visaType!: VisaType;

  @Field(() => Boolean)
  relocation!: boolean;

  @Field(() => String, { nullable: true, description: "https:// is added where it is missing." })
  linkedin?: string;

  @Field(() => GraphQLUpload, {
    nullable: true,
    description:
      "PDF, DOC or DOCX, at most 5 MiB (GraphQL multipart request). This or `existingResumeId`.",
  })
  resume?: Promise<FileUpload>;

  @Field(() => ID, { nullable: true, description: "A resume the viewer sent before." })
  existingResumeId?: string;
}

@ObjectType()
export class ApplyToJobPayload extends Payload {
  @Field(() => Application, { nullable: true })
  application?: Application;

  @Field(() => String, { nullable: true })
  message?: string;

  @Field(() => Boolean, {
    description:
      "True when the viewer had applied before: the resume was replaced, all else stayed.",
  })
  renewed!: boolean;
}
