import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Payload } from "../../../kit/graphql/user-error.js";

@ObjectType({ description: "A template for emails to candidates." })
export class MailTemplate {
  @Field(() => ID, { description: "Opaque, permanent id of the template." })
  id!: string;

  @Field(() => String, { description: "Its name for the staff, at most 80 characters." })
  name!: string;

  @Field(() => String, { description: "Subject with merge fields, such as `{{jobRole}}`." })
  subject!: string;

  @Field(() => String, {
    description: "Plain text with line breaks and merge fields, such as `{{firstName}}`.",
  })
  body!: string;

  @Field(() => Boolean, {
    description: "True when every company has it. It can't be changed; save a copy instead.",
  })
  isBuiltIn!: boolean;

  @Field(() => Int, {
    description: "Counts the changes, from 1; 0 if it is built in. Pass it as `expectedVersion`.",
  })
  version!: number;

  @Field(() => Boolean, { description: "True when the caller may change or delete it." })
  viewerCanEdit!: boolean;
}

const NAME = "1 to 80 characters: its name for the staff, unique in the company.";
const SUBJECT = "1 to 150 characters, with the same fields as `body`.";
const BODY =
  "1 to 10000 characters of plain text. Fields: `{{firstName}}`, `{{fullName}}`, `{{jobRole}}`, `{{jobId}}`, `{{jobLocation}}`, `{{company}}`, `{{recruiterName}}`, `{{siteName}}`.";

@InputType({ description: "A new template." })
export class CreateMailTemplateInput {
  @Field(() => ID, { description: "Id of the company." })
  companyId!: string;

  @Field(() => String, { description: NAME })
  name!: string;

  @Field(() => String, { description: SUBJECT })
  subject!: string;

  @Field(() => String, { description: BODY })
  body!: string;
}

@InputType({ description: "A changed template." })
export class UpdateMailTemplateInput {
  @Field(() => ID, { description: "Id of the template." })
  id!: string;

  @Field(() => String, { description: NAME })
  name!: string;

  @Field(() => String, { description: SUBJECT })
  subject!: string;

  @Field(() => String, { description: BODY })
  body!: string;

  @Field(() => Int, {
    description: "`version` of the template as you saw it. `CONFLICT` if it changed since.",
  })
  expectedVersion!: number;
}

@InputType({ description: "A template to delete." })
export class DeleteMailTemplateInput {
  @Field(() => ID, { description: "Id of the template." })
  id!: string;
}

@ObjectType({ description: "Result of making or changing a template." })
export class MailTemplatePayload extends Payload {
  @Field(() => MailTemplate, {
    nullable: true,
    description: "The template now. Null when `userErrors` is not empty.",
  })
  template?: MailTemplate;
}

@ObjectType({ description: "Result of deleting a template." })
export class DeleteMailTemplatePayload extends Payload {
  @Field(() => ID, {
    nullable: true,
    description: "Id of the template that is gone. Null when `userErrors` is not empty.",
  })
  deletedId?: string;
}
