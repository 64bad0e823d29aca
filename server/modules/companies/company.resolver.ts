import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from "type-graphql";
import { recruitsFor } from "../../core/actor.js";
import type { RequestContext } from "../../context.js";
import type { JobService } from "../jobs/job.service.js";
import { Company } from "./company.entity.js";
import type { CompanyService } from "./company.service.js";
import { CompanyConnection } from "./company.types.js";

@Resolver(() => Company)
export class CompanyResolver {
  constructor(
    private readonly companies: CompanyService,
    private readonly jobs: JobService,
  ) {}

  @Query(() => CompanyConnection, { name: "companies", description: "By name. `first` 1–100." })
  companiesPage(
    @Arg("first", () => Int) first: number,
    @Arg("after", () => String, { nullable: true }) after: string | null,
  ) {
    return this.companies.list(first, after);
  }

  @Query(() => Company, { nullable: true })
  company(@Arg("id", () => ID) id: string): Promise<Company | null> {
    return this.companies.find(id);
  }

  @FieldResolver(() => Int, { description: "Jobs that take applications now." })
  openJobCount(@Root() company: Company): Promise<number> {
    return this.jobs.countOpen(company.id);
  }

  @FieldResolver(() => Boolean)
  viewerCanPostJob(@Root() company: Company, @Ctx() { actor }: RequestContext): boolean {
    return recruitsFor(actor, company.id);
  }
}
