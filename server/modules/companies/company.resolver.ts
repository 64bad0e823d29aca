import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import { owns, roleAt, type CompanyRole } from "../../core/actor.js";
import { After, First } from "../../kit/graphql/connection.js";
import type { ActorContext } from "../../kit/http/request-context.js";
import { Company } from "./company.entity.js";
import type { CompanyService } from "./company.service.js";
import { CompanyConnection, CompanyRoleEnum } from "./company.types.js";

@Resolver(() => Company)
export class CompanyResolver {
  constructor(private readonly companies: CompanyService) {}

  @Query(() => CompanyConnection, {
    name: "companies",
    description: "All companies, by name. Public.",
  })
  companiesPage(@First() first: number, @After() after: string | null) {
    return this.companies.list(first, after);
  }

  @Query(() => Company, {
    nullable: true,
    description:
      "One company. The id of a company that was merged leads to the one that has its jobs now. Null when there is none with this id. Public.",
  })
  company(
    @Arg("id", () => ID, { description: "Id of the company." }) id: string,
  ): Promise<Company | null> {
    return this.companies.findOrMerged(id);
  }

  @FieldResolver(() => CompanyRoleEnum, {
    nullable: true,
    description:
      "What the caller may do for this company. `OWNER` for administrators; null for anyone who isn't a member.",
  })
  viewerRole(@Root() company: Company, @Ctx() { actor }: ActorContext): CompanyRole | null {
    return roleAt(actor, company.id);
  }

  @FieldResolver(() => Boolean, {
    description:
      "True when the caller may manage the company's members: its owners and administrators.",
  })
  viewerCanManageMembers(@Root() company: Company, @Ctx() { actor }: ActorContext): boolean {
    return owns(actor, company.id);
  }
}
