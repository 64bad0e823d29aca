import DataLoader from "dataloader";
import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from "type-graphql";
import { recruitsFor } from "../../core/actor.js";
import type { RequestContext } from "../../context.js";
import { QUERY_COST } from "../../graphql/query-cost.js";
import type { JobService } from "../jobs/job.service.js";
import { Company } from "./company.entity.js";
import type { CompanyService } from "./company.service.js";
import { CompanyConnection } from "./company.types.js";

@Resolver(() => Company)
export class CompanyResolver {
  private readonly openJobsByRequest = new WeakMap<RequestContext, DataLoader<string, number>>();

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

  @FieldResolver(() => Int, {
    description: "Jobs that take applications now.",
    complexity: QUERY_COST,
  })
  openJobCount(@Root() company: Company, @Ctx() context: RequestContext): Promise<number> {
    return this.openJobs(context).load(company.id);
  }

  /** All companies of one request are counted by one query. */
  private openJobs(context: RequestContext): DataLoader<string, number> {
    const existing = this.openJobsByRequest.get(context);
    if (existing) return existing;
    const loader = new DataLoader<string, number>(async (ids) => {
      const counts = await this.jobs.countOpen(ids);
      return ids.map((id) => counts.get(id) ?? 0);
    });
    this.openJobsByRequest.set(context, loader);
    return loader;
  }

  @FieldResolver(() => Boolean)
  viewerCanPostJob(@Root() company: Company, @Ctx() { actor }: RequestContext): boolean {
    return recruitsFor(actor, company.id);
  }
}
