import DataLoader from "dataloader";
import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from "type-graphql";
import { owns, roleAt, worksAt, type CompanyRole } from "../../core/actor.js";
import { After, First } from "../../kit/graphql/connection.js";
import { QUERY_COST } from "../../kit/graphql/query-cost.js";
import type { ActorContext } from "../../kit/http/request-context.js";
import { Company } from "./company.entity.js";
import type { CompanyService } from "./company.service.js";
import { CompanyConnection, CompanyRoleEnum } from "./company.types.js";

@Resolver(() => Company)
export class CompanyResolver {
  private readonly membersByRequest = new WeakMap<ActorContext, DataLoader<string, number>>();

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

  @Query(() => Company, {
    nullable: true,
    description:
      "One company by its slug, in any case. That of a company that was merged leads to the one that has its jobs now. Null when there is none with this slug. Public.",
  })
  companyBySlug(
    @Arg("slug", () => String, { description: "Slug of the company." }) slug: string,
  ): Promise<Company | null> {
    return this.companies.findBySlug(slug);
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
  @FieldResolver(() => Int, {
    nullable: true,
    description: "How many members it has. For its members and administrators; null for others.",
    complexity: QUERY_COST,
  })
  async memberCount(
    @Root() company: Company,
    @Ctx() context: ActorContext,
  ): Promise<number | null> {
    return worksAt(context.actor, company.id) ? this.members(context).load(company.id) : null;
  }

  /** Counts the members of all companies of a request in one query. */
  private members(context: ActorContext): DataLoader<string, number> {
    const known = this.membersByRequest.get(context);
    if (known) return known;
    const loader = new DataLoader<string, number>(async (ids) => {
      const counts = await this.companies.countMembers(ids);
      return ids.map((id) => counts.get(id) ?? 0);
    });
    this.membersByRequest.set(context, loader);
    return loader;
  }
}
