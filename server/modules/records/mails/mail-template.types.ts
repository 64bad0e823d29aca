import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { createInput, outputFields } from "../../../kit/fields/table-fields.js";
import { Payload } from "../../../kit/graphql/user-error.js";
import { templateFields } from "./mail-template.fields.js";

@ObjectType({ description: "A template for emails to candidates." })
export class MailTemplate extends outputFields(templateFields) {
  @Field(() => ID, { description: "Opaque, permanent id of the template." })
  id!: string;

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

@InputType({ description: "A new template." })
export class CreateMailTemplateInput extends createInput(templateFields) {
  @Field(() => ID, { description: "Id of the company." })
  companyId!: string;
}

@InputType({ description: "A changed template." })
export class UpdateMailTemplateInput extends createInput(templateFields) {
  @Field(() => ID, { description: "Id of the template." })
  id!: string;

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
