import { Field, ID, InputType, ObjectType, registerEnumType } from "type-graphql";
import type { CompanyRole, Role } from "../../core/actor.js";
import { ConnectionType, EdgeType } from "../../kit/graphql/connection.js";
import { Payload } from "../../kit/graphql/user-error.js";
import { User } from "../accounts/user.entity.js";
import { Company } from "../companies/company.entity.js";
import { CompanyRoleEnum } from "../companies/company.types.js";
import type { InvitationState } from "./invitation.entity.js";

type StaffRole = Exclude<Role, "CANDIDATE">;
const StaffRoleEnum = { RECRUITER: "RECRUITER", ADMIN: "ADMIN" } as const;
registerEnumType(StaffRoleEnum, {
  name: "StaffRole",
  description: "A role that an invitation gives.",
  valuesConfig: {
    RECRUITER: { description: "Works for a company, as its `CompanyRole` allows." },
    ADMIN: { description: "Acts for every company and manages the staff." },
  },
});

export const InvitationStateEnum = {
  PENDING: "PENDING",
  ACCEPTED: "ACCEPTED",
  REVOKED: "REVOKED",
  EXPIRED: "EXPIRED",
} as const;
registerEnumType(InvitationStateEnum, {
  name: "InvitationState",
  description: "State of an invitation.",
  valuesConfig: {
    PENDING: { description: "Sent, and can be accepted." },
    ACCEPTED: { description: "Accepted. It works once." },
    REVOKED: { description: "Withdrawn, or replaced by a newer invitation." },
    EXPIRED: { description: "Not accepted within seven days. `resendInvitation` renews it." },
  },
});

@ObjectType({
  description: "An invitation to the staff. For administrators, and for the owners of its company.",
})
export class StaffInvitation {
  @Field(() => ID, { description: "Opaque, permanent id of the invitation." })
  id!: string;

  @Field(() => String, {
    description: "The address it was sent to; only its owner can accept. In lower case.",
  })
  email!: string;

  @Field(() => StaffRoleEnum, { description: "The role it gives." })
  role!: StaffRole;

  @Field(() => Company, {
    nullable: true,
    description: "The company it is for. Null for administrators.",
  })
  company!: Company | null;

  @Field(() => CompanyRoleEnum, {
    nullable: true,
    description: "What it allows for the company. Null for administrators.",
  })
  companyRole!: CompanyRole | null;

  @Field(() => String, {
    nullable: true,
    description: "Name of the person who sent it. Null when their account is gone.",
  })
  invitedBy!: string | null;

  @Field(() => InvitationStateEnum, { description: "Its state." })
  state!: InvitationState;

  @Field(() => Date, { description: "When it was made (UTC)." })
  createdAt!: Date;

  @Field(() => Date, { description: "When it stops working (UTC)." })
  expiresAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: "When it was accepted (UTC). Null when it wasn't.",
  })
  acceptedAt!: Date | null;
}

@ObjectType({ description: "An invitation and its position in the list." })
export class StaffInvitationEdge extends EdgeType(StaffInvitation) {}

@ObjectType({ description: "A page of invitations." })
export class StaffInvitationConnection extends ConnectionType(
  StaffInvitation,
  StaffInvitationEdge,
) {}

@ObjectType({ description: "What an invitation's link tells anyone who has it." })
export class InvitationSummary {
  @Field(() => StaffRoleEnum, { description: "The role it gives." })
  role!: StaffRole;

  @Field(() => Company, {
    nullable: true,
    description: "The company it is for. Null for administrators.",
  })
  company!: Company | null;

  @Field(() => CompanyRoleEnum, {
    nullable: true,
    description: "What it allows for the company. Null for administrators.",
  })
  companyRole!: CompanyRole | null;

  @Field(() => String, {
    nullable: true,
    description: "Name of the person who sent it. Null when their account is gone.",
  })
  invitedBy!: string | null;

  @Field(() => String, {
    description: "The address it was sent to, mostly hidden, e.g. `a•••@example.com`.",
  })
  maskedEmail!: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether it was sent to the address of the person signed in. Null for visitors and API keys.",
  })
  isForViewer!: boolean | null;

  @Field(() => InvitationStateEnum, { description: "Its state." })
  state!: InvitationState;

  @Field(() => Date, { description: "When it stops working (UTC)." })
  expiresAt!: Date;
}

@InputType({ description: "Who to invite, and as what." })
export class InviteStaffInput {
  @Field(() => String, {
    description: "Email address, at most 254 characters. The link goes there.",
  })
  email!: string;

  @Field(() => StaffRoleEnum, {
    description: "Only administrators invite administrators.",
  })
  role!: StaffRole;

  @Field(() => ID, {
    nullable: true,
    description: "The company a recruiter will work for. Leave it out for administrators.",
  })
  companyId?: string;

  @Field(() => CompanyRoleEnum, {
    nullable: true,
    description:
      "What a recruiter may do for the company; `RECRUITER` when left out. Only administrators invite owners.",
  })
  companyRole?: CompanyRole;
}

@InputType({ description: "The invitation to send again." })
export class ResendInvitationInput {
  @Field(() => ID, { description: "Id of the invitation." })
  id!: string;
}

@InputType({ description: "The invitation to withdraw." })
export class RevokeInvitationInput {
  @Field(() => ID, { description: "Id of the invitation." })
  id!: string;
}

@InputType({ description: "The invitation to accept, and who accepts it." })
export class AcceptInvitationInput {
  @Field(() => String, { description: "The token in the link's address." })
  token!: string;

  @Field(() => String, {
    description: "The person's full name, at most 100 characters. Replaces the account's.",
  })
  name!: string;
}

@ObjectType()
abstract class InvitationPayload extends Payload {
  @Field(() => StaffInvitation, {
    nullable: true,
    description: "The invitation now. Null when `userErrors` is not empty.",
  })
  invitation?: StaffInvitation;
}

@ObjectType({ description: "Result of inviting someone. The mail is on its way." })
export class InviteStaffPayload extends InvitationPayload {}

@ObjectType({
  description: "Result of sending an invitation again. Its earlier link no longer works.",
})
export class ResendInvitationPayload extends InvitationPayload {}

@ObjectType({ description: "Result of withdrawing an invitation." })
export class RevokeInvitationPayload extends InvitationPayload {}

@ObjectType({
  description:
    "Result of accepting an invitation. The session is a new one; the person's other sessions have ended.",
})
export class AcceptInvitationPayload extends Payload {
  @Field(() => User, {
    nullable: true,
    description: "The person with their new role. Null when `userErrors` is not empty.",
  })
  me?: User;
}
