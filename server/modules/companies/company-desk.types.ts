import { GraphQLUpload } from "graphql-upload-minimal";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { createInput, updateInput } from "../../kit/fields/table-fields.js";
import { ConnectionType, EdgeType } from "../../kit/graphql/connection.js";
import { Payload } from "../../kit/graphql/user-error.js";
import { contactChange, contactFields } from "./company-contact.fields.js";
import { CompanyContact } from "./company-contact.entity.js";
import type { CompanyPartKind } from "./company-parts.types.js";
import { companyChange, companyFields } from "./company.fields.js";
import { Company } from "./company.entity.js";

@InputType({ description: "A new company. Everything but its name may be left out." })
export class CreateCompanyInput extends createInput(companyFields) {}

@InputType({ description: "What to change about a company." })
export class UpdateCompanyInput extends updateInput(companyFields, companyChange) {
  @Field(() => ID, { description: "Id of the company." })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      "The `Company.version` that was edited. When the company has another one by now, nothing is changed: `CONFLICT`, and `company` is the company as it is now. Leave it out to overwrite.",
  })
  expectedVersion?: number | null;
}

@InputType({ description: "A company's new logo." })
export class SetCompanyLogoInput {
  @Field(() => ID, { description: "Id of the company." })
  companyId!: string;

  @Field(() => GraphQLUpload, {
    nullable: true,
    description:
      "A PNG, JPEG, or WebP picture that isn't animated, at most 2 MiB. We store a copy of at most 256 pixels on each side. Null removes the logo.",
  })
  logo?: Promise<{ content: NodeJS.ReadableStream }> | null;
}

@ObjectType({ description: "Result of creating or changing a company." })
export class CompanyPayload extends Payload {
  @Field(() => Company, {
    nullable: true,
    description:
      "The company now. Null when `userErrors` is not empty, except when the company has a version other than `expectedVersion`.",
  })
  company?: Company;
}

@InputType({
  description: "A new contact at a company. Everything but company and name may be left out.",
})
export class AddCompanyContactInput extends createInput(contactFields) {
  @Field(() => ID, { description: "Id of the company." })
  companyId!: string;
}

@InputType({ description: "What to change about a contact. What is left out stays as it is." })
export class UpdateCompanyContactInput extends updateInput(contactFields, contactChange) {
  @Field(() => ID, { description: "Id of the contact." })
  id!: string;
}

@InputType({ description: "A contact to remove." })
export class RemoveCompanyContactInput {
  @Field(() => ID, { description: "Id of the contact." })
  id!: string;
}

@ObjectType({ description: "Result of adding or changing a contact." })
export class CompanyContactPayload extends Payload {
  @Field(() => CompanyContact, {
    nullable: true,
    description: "The contact now. Null when `userErrors` is not empty.",
  })
  contact?: CompanyContact;
}

@ObjectType({ description: "Result of removing a contact." })
export class RemoveCompanyContactPayload extends Payload {
  @Field(() => ID, {
    nullable: true,
    description: "Id of the contact that is gone. Null when `userErrors` is not empty.",
  })
  removedId?: string;
}

@ObjectType({ description: "A contact and their position in the list." })
export class CompanyContactEdge extends EdgeType(CompanyContact) {}

@ObjectType({ description: "A page of a company's contacts." })
export class CompanyContactConnection extends ConnectionType(CompanyContact, CompanyContactEdge) {}

const CompanyPartEnum = {
  JOBS: "JOBS",
  APPLICATIONS: "APPLICATIONS",
  REPRESENTATIONS: "REPRESENTATIONS",
  PLACEMENTS: "PLACEMENTS",
  TAGS: "TAGS",
  TEMPLATES: "TEMPLATES",
  MEMBERS: "MEMBERS",
  CONTACTS: "CONTACTS",
  KEYS: "KEYS",
  INVITATIONS: "INVITATIONS",
} as const satisfies { [Kind in CompanyPartKind]: Kind };
registerEnumType(CompanyPartEnum, {
  name: "CompanyPartKind",
  description: "What belongs to a company and goes with it when it is merged. More may be added.",
  valuesConfig: {
    JOBS: { description: "Jobs, drafts and closed ones included." },
    APPLICATIONS: { description: "Applications to these jobs." },
    REPRESENTATIONS: { description: "Requests to submit candidates, and their answers." },
    PLACEMENTS: { description: "People placed in these jobs, with their rates." },
    TAGS: { description: "Tags for applications." },
    TEMPLATES: { description: "Templates of emails to candidates." },
    MEMBERS: { description: "Its owners, recruiters, and viewers." },
    CONTACTS: { description: "People at the client." },
    KEYS: { description: "API keys that may post jobs for it." },
    INVITATIONS: { description: "Invitations to become a member, used ones included." },
  },
});

@ObjectType({ description: "How much of one kind a merge moves." })
export class CompanyMergePart {
  @Field(() => CompanyPartEnum, { description: "What is moved." })
  kind!: CompanyPartKind;

  @Field(() => Int, { description: "How many." })
  count!: number;
}

@ObjectType({ description: "What merging two companies would do. For administrators." })
export class CompanyMergePreview {
  @Field(() => Company, { description: "The company that would be deleted." })
  from!: Company;

  @Field(() => Company, { description: "The company that would get everything." })
  into!: Company;

  @Field(() => [CompanyMergePart], { description: "What would move, by kind." })
  parts!: CompanyMergePart[];
}

@InputType({ description: "Two companies that are the same." })
export class MergeCompaniesInput {
  @Field(() => ID, { description: "Id of the company to delete. It then leads to the other one." })
  fromId!: string;

  @Field(() => ID, { description: "Id of the company that gets everything." })
  intoId!: string;

  @Field(() => String, { description: "Name of the company to delete, typed as a confirmation." })
  confirmName!: string;
}
