import { Field, ID, InputType, ObjectType } from "type-graphql";
import type { CompanyRole } from "../../core/actor.js";
import { ConnectionType, EdgeType } from "../../kit/graphql/connection.js";
import { Payload } from "../../kit/graphql/user-error.js";
import { CompanyRoleEnum } from "../companies/company.types.js";

@ObjectType({
  description: "A member of a company. For administrators and the company's members.",
})
export class CompanyMember {
  @Field(() => ID, { description: "Opaque id of the membership." })
  id!: string;

  @Field(() => ID, { description: "Id of the person." })
  userId!: string;

  @Field(() => String, { description: "Full name." })
  name!: string;

  @Field(() => String, { description: "Proven email address, in lower case." })
  email!: string;

  @Field(() => CompanyRoleEnum, { description: "What the person may do for the company." })
  role!: CompanyRole;

  @Field(() => Date, {
    nullable: true,
    description: "Last use of a session that is still open (UTC). Null when there is none.",
  })
  lastSeenAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When an administrator turned the account off (UTC). Null while it works.",
  })
  disabledAt!: Date | null;

  @Field(() => Boolean, {
    description: "True when the caller may change this member's role or remove them.",
  })
  viewerCanChange!: boolean;
}

@ObjectType({ description: "A member and their position in the list." })
export class CompanyMemberEdge extends EdgeType(CompanyMember) {}

@ObjectType({ description: "A page of a company's members." })
export class CompanyMemberConnection extends ConnectionType(CompanyMember, CompanyMemberEdge) {}

@InputType({ description: "A member's new role." })
export class SetCompanyRoleInput {
  @Field(() => ID, { description: "Id of the company." })
  companyId!: string;

  @Field(() => ID, {
    description:
      "Id of a member. Administrators may also name a recruiter who isn't a member yet, which adds them.",
  })
  userId!: string;

  @Field(() => CompanyRoleEnum, { description: "The new role." })
  role!: CompanyRole;
}

@InputType({ description: "A member to remove." })
export class RemoveCompanyMemberInput {
  @Field(() => ID, { description: "Id of the company." })
  companyId!: string;

  @Field(() => ID, { description: "Id of the member." })
  userId!: string;
}

@ObjectType({ description: "Result of changing a member's role." })
export class SetCompanyRolePayload extends Payload {
  @Field(() => CompanyMember, {
    nullable: true,
    description: "The member now. Null when `userErrors` is not empty.",
  })
  member?: CompanyMember;
}

@ObjectType({ description: "Result of removing a member." })
export class RemoveCompanyMemberPayload extends Payload {
  @Field(() => ID, {
    nullable: true,
    description: "`CompanyMember.id` of the one who left. Null when `userErrors` is not empty.",
  })
  removedId?: string;
}
