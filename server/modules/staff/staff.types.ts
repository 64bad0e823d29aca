import { Field, ID, InputType, ObjectType, registerEnumType } from "type-graphql";
import type { CompanyRole, Role } from "../../core/actor.js";
import { ConnectionType, EdgeType } from "../../kit/graphql/connection.js";
import { Node } from "../../kit/graphql/node.js";
import { Payload } from "../../kit/graphql/user-error.js";
import { DisableReasonEnum, type DisableReason } from "../accounts/disable-reason.types.js";
import { RoleEnum } from "../accounts/user.entity.js";
import { Company } from "../companies/company.entity.js";
import { CompanyRoleEnum } from "../companies/company.types.js";

registerEnumType(DisableReasonEnum, {
  name: "DisableReason",
  description: "Why an account is turned off.",
  valuesConfig: {
    LEFT: { description: "The person left the firm or the company." },
    SECURITY: { description: "Someone else may be in the account." },
    MISUSE: { description: "The person broke the terms of use." },
    REQUESTED: { description: "The person asked for it." },
    OTHER: { description: "Another reason." },
  },
});

@ObjectType({ description: "A company that a person works for." })
export class CompanyMembership {
  @Field(() => Company, { description: "The company." })
  company!: Company;

  @Field(() => CompanyRoleEnum, { description: "What the person may do for it." })
  role!: CompanyRole;
}

@ObjectType({ description: "An account as administrators see it.", implements: Node })
export class Person {
  @Field(() => ID, { description: "Opaque, permanent id of the account." })
  id!: string;

  @Field(() => String, { description: "Full name; the address of someone who has given none." })
  name!: string;

  @Field(() => String, { description: "Proven email address, in lower case." })
  email!: string;

  @Field(() => RoleEnum, { description: "What the person may do on the site." })
  role!: Role;

  @Field(() => [CompanyMembership], {
    description:
      "Companies the person works for, by name. Empty for most administrators, who act for every company.",
  })
  companies!: CompanyMembership[];

  @Field(() => Date, { description: "When the account was made (UTC)." })
  createdAt!: Date;

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

  @Field(() => DisableReasonEnum, {
    nullable: true,
    description:
      "Why the account is turned off. Null while it works, and for accounts turned off before reasons were kept.",
  })
  disabledReason!: DisableReason | null;

  @Field(() => Boolean, {
    description: "True when the person has a passkey or an authenticator app.",
  })
  hasSecondFactor!: boolean;

  @Field(() => Boolean, {
    description: "True when the caller may change this person's role with `setRole`.",
  })
  viewerCanChangeRole!: boolean;

  @Field(() => Boolean, {
    description:
      "True when the caller may turn this account off with `disablePerson`: never their own, nor the last administrator's.",
  })
  viewerCanDisable!: boolean;
}

@ObjectType({ description: "A person and their position in the list." })
export class PersonEdge extends EdgeType(Person) {}

@ObjectType({ description: "A page of people." })
export class PersonConnection extends ConnectionType(Person, PersonEdge) {}

@InputType({ description: "A person's new role." })
export class SetRoleInput {
  @Field(() => ID, { description: "Id of the person." })
  userId!: string;

  @Field(() => RoleEnum, {
    description: "The new role. `CANDIDATE` also ends all memberships in companies.",
  })
  role!: Role;
}

@InputType({ description: "An account to turn off." })
export class DisablePersonInput {
  @Field(() => ID, { description: "Id of the person." })
  userId!: string;

  @Field(() => DisableReasonEnum, {
    description: "Why. Administrators see it, and the audit log keeps it. It isn't emailed.",
  })
  reason!: DisableReason;
}

@InputType({ description: "An account to turn back on." })
export class EnablePersonInput {
  @Field(() => ID, { description: "Id of the person." })
  userId!: string;
}

@ObjectType()
abstract class PersonPayload extends Payload {
  @Field(() => Person, {
    nullable: true,
    description: "The person now. Null when `userErrors` is not empty.",
  })
  person?: Person;
}

@ObjectType({ description: "Result of changing a role." })
export class SetRolePayload extends PersonPayload {}

@ObjectType({ description: "Result of turning an account off." })
export class DisablePersonPayload extends PersonPayload {}

@ObjectType({ description: "Result of turning an account back on." })
export class EnablePersonPayload extends PersonPayload {}
