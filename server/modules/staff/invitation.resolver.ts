import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import { After, First } from "../../kit/graphql/connection.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import type { ActorContext, RequestContext } from "../../kit/http/request-context.js";
import type { AcceptanceService } from "./acceptance.service.js";
import type { InvitationState } from "./invitation.entity.js";
import type { InvitationService } from "./invitation.service.js";
import {
  AcceptInvitationInput,
  AcceptInvitationPayload,
  InvitationStateEnum,
  InvitationSummary,
  InviteStaffInput,
  InviteStaffPayload,
  ResendInvitationInput,
  ResendInvitationPayload,
  RevokeInvitationInput,
  RevokeInvitationPayload,
  StaffInvitationConnection,
} from "./invitation.types.js";

@Resolver()
export class InvitationResolver {
  constructor(
    private readonly service: InvitationService,
    private readonly acceptances: AcceptanceService,
  ) {}

  @Query(() => StaffInvitationConnection, {
    description:
      "Invitations to the staff, newest first. Administrators see all; a company's owners see theirs with `companyId`. Needs a second factor.",
  })
  invitations(
    @Ctx() { actor }: ActorContext,
    @First() first: number,
    @After() after?: string,
    @Arg("state", () => InvitationStateEnum, {
      nullable: true,
      description: "Only invitations in this state.",
    })
    state?: InvitationState,
    @Arg("companyId", () => ID, {
      nullable: true,
      description: "Only invitations to this company.",
    })
    companyId?: string,
  ) {
    return this.service.list(actor, { first, after, state, companyId });
  }

  @Query(() => InvitationSummary, {
    nullable: true,
    description:
      "What an invitation's link offers. Null when the link isn't valid or a newer email replaced it. Public: whoever has the link.",
  })
  invitation(
    @Ctx() { actor }: ActorContext,
    @Arg("token", () => String, { description: "The token in the link's address." })
    token: string,
  ): Promise<InvitationSummary | null> {
    return this.service.summarize(actor, token);
  }

  @Mutation(() => InviteStaffPayload, {
    description:
      "Emails an invitation that works once, for seven days, for the owner of that address. It replaces an open one for the same company. For administrators, and for owners who invite recruiters and viewers of their company; the second factor must be proven within 10 minutes. Limited per sender and address.",
  })
  inviteStaff(
    @Ctx() { actor, client }: RequestContext,
    @Input(InviteStaffInput, "Who, and as what.") input: InviteStaffInput,
  ) {
    return withUserErrors(async () => ({
      invitation: await this.service.invite(actor, input, client),
    }));
  }

  @Mutation(() => ResendInvitationPayload, {
    description:
      "Emails a new link, valid for another seven days; the old one stops working. For those who may invite; limited like `inviteStaff`.",
  })
  resendInvitation(
    @Ctx() { actor, client }: RequestContext,
    @Input(ResendInvitationInput, "The invitation.") input: ResendInvitationInput,
  ) {
    return withUserErrors(async () => ({
      invitation: await this.service.resend(actor, input, client),
    }));
  }

  @Mutation(() => RevokeInvitationPayload, {
    description: "Withdraws an invitation: its link stops working. For those who may invite.",
  })
  revokeInvitation(
    @Ctx() { actor, client }: RequestContext,
    @Input(RevokeInvitationInput, "The invitation.") input: RevokeInvitationInput,
  ) {
    return withUserErrors(async () => ({
      invitation: await this.service.revoke(actor, input, client),
    }));
  }

  @Mutation(() => AcceptInvitationPayload, {
    description:
      "Gives the person signed in what the invitation offers, and takes their name; a role is never lowered. They must be signed in with the invited address (`WRONG_ADDRESS`). `INVALID_LINK` when the invitation was used, withdrawn, or replaced, has expired, or is out of date because a role changed since.",
  })
  acceptInvitation(
    @Ctx() { actor, client, cookies }: RequestContext,
    @Input(AcceptInvitationInput, "The link's token, and a name.") input: AcceptInvitationInput,
  ) {
    return withUserErrors(async () => {
      const { user, session } = await this.acceptances.accept(actor, input, client);
      cookies.set("sid", session.token, session.expiresAt);
      return { me: user };
    });
  }
}
