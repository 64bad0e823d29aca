import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import { After, First } from "../../kit/graphql/connection.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import type { ActorContext, RequestContext } from "../../kit/http/request-context.js";
import type { MemberService } from "./member.service.js";
import {
  CompanyMemberConnection,
  RemoveCompanyMemberInput,
  RemoveCompanyMemberPayload,
  SetCompanyRoleInput,
  SetCompanyRolePayload,
} from "./member.types.js";

@Resolver()
export class MemberResolver {
  constructor(private readonly members: MemberService) {}

  @Query(() => CompanyMemberConnection, {
    description:
      "A company's members, by name. For its members and administrators, with a second factor.",
  })
  companyMembers(
    @Ctx() { actor }: ActorContext,
    @Arg("companyId", () => ID, { description: "Id of the company." }) companyId: string,
    @First() first: number,
    @After() after?: string,
  ) {
    return this.members.list(actor, companyId, { first, after });
  }

  @Mutation(() => SetCompanyRolePayload, {
    description:
      "Changes what a member may do for a company, starting with their next request. For administrators and the company's owners who proved their second factor within 10 minutes.",
  })
  setCompanyRole(
    @Ctx() { actor, client }: RequestContext,
    @Input(SetCompanyRoleInput, "The member and the new role.") input: SetCompanyRoleInput,
  ) {
    return withUserErrors(async () => ({
      member: await this.members.setRole(actor, input, client),
    }));
  }

  @Mutation(() => RemoveCompanyMemberPayload, {
    description:
      "Removes a member from a company, starting with their next request. For administrators and the company's owners who proved their second factor within 10 minutes.",
  })
  removeCompanyMember(
    @Ctx() { actor, client }: RequestContext,
    @Input(RemoveCompanyMemberInput, "The member.") input: RemoveCompanyMemberInput,
  ) {
    return withUserErrors(async () => ({
      removedId: await this.members.remove(actor, input, client),
    }));
  }
}
