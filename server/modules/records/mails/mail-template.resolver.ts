import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Input } from "../../../kit/graphql/input.js";
import { withUserErrors } from "../../../kit/graphql/user-error.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import type { MailTemplateService } from "./mail-template.service.js";
import {
  CreateMailTemplateInput,
  DeleteMailTemplateInput,
  DeleteMailTemplatePayload,
  MailTemplate,
  MailTemplatePayload,
  UpdateMailTemplateInput,
} from "./mail-template.types.js";

@Resolver()
export class MailTemplateResolver {
  constructor(private readonly templates: MailTemplateService) {}

  @Query(() => [MailTemplate], {
    description:
      "Templates for emails to candidates: up to 100 of the company by name, then those that every company has. For its staff with a second factor.",
  })
  mailTemplates(
    @Ctx() { actor }: ActorContext,
    @Arg("companyId", () => ID, { description: "Id of the company." }) companyId: string,
  ): Promise<MailTemplate[]> {
    return this.templates.list(actor, companyId);
  }

  @Mutation(() => MailTemplatePayload, {
    description:
      "Makes a template. For recruiters and owners of the company and administrators with a second factor.",
  })
  createMailTemplate(
    @Ctx() { actor }: ActorContext,
    @Input(CreateMailTemplateInput, "The template.") input: CreateMailTemplateInput,
  ) {
    return withUserErrors(async () => ({ template: await this.templates.create(actor, input) }));
  }

  @Mutation(() => MailTemplatePayload, {
    description:
      "Changes a template. For recruiters and owners of the company and administrators with a second factor.",
  })
  updateMailTemplate(
    @Ctx() { actor }: ActorContext,
    @Input(UpdateMailTemplateInput, "The changed template.") input: UpdateMailTemplateInput,
  ) {
    return withUserErrors(async () => ({ template: await this.templates.update(actor, input) }));
  }

  @Mutation(() => DeleteMailTemplatePayload, {
    description:
      "Deletes a template; emails that were made of it stay. For recruiters and owners of the company and administrators with a second factor.",
  })
  deleteMailTemplate(
    @Ctx() { actor }: ActorContext,
    @Input(DeleteMailTemplateInput, "The template.") input: DeleteMailTemplateInput,
  ) {
    return withUserErrors(async () => ({ deletedId: await this.templates.delete(actor, input) }));
  }
}
