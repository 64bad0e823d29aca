import DataLoader from "dataloader";
import type { GraphQLResolveInfo } from "graphql";
import type { ComplexityEstimator } from "graphql-query-complexity";
import { Ctx, FieldResolver, Info, Int, Resolver, Root } from "type-graphql";
import { After, First } from "../../../kit/graphql/connection.js";
import { QUERY_COST } from "../../../kit/graphql/query-cost.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import { Company } from "../../companies/company.entity.js";
import type { JobService } from "../record/job.service.js";
import { JobConnection } from "../record/job.types.js";
import { pageAskedBy, presentPage } from "./job-page.js";

/** Each company of a list is a search of its own. */
const perCompany: ComplexityEstimator = ({ args, childComplexity }) =>
  QUERY_COST + 1 + Math.max(1, Number(args["first"])) * childComplexity;

/**
 * The fields that jobs add to a company; kept here so that the companies module does not depend on
 * jobs.
 */
@Resolver(() => Company)
export class CompanyJobsResolver {
  private readonly openJobsByRequest = new WeakMap<ActorContext, DataLoader<string, number>>();

  constructor(private readonly service: JobService) {}

  @FieldResolver(() => Int, {
    description: "Number of jobs that take applications now.",
    complexity: QUERY_COST,
  })
  openJobCount(@Root() company: Company, @Ctx() context: ActorContext): Promise<number> {
    return this.openJobs(context).load(company.id);
  }

  @FieldResolver(() => JobConnection, {
    description:
      "The company's open jobs, newest first: what `jobs` lists with `filter: { companies }`. For each company it costs 10 points more than the list. API keys need `JOBS_READ` or `JOBS_WRITE`.",
    complexity: perCompany,
  })
  async jobs(
    @Root() company: Company,
    @Ctx() { actor }: ActorContext,
    @First() first: number,
    @After() after: string | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    const filter = { companies: [company.slug] };
    const options = { filter, sort: "NEWEST", first, after, ...pageAskedBy(info) } as const;
    return presentPage(this.service.list(actor, options), filter);
  }

  @FieldResolver(() => Boolean, {
    description:
      "True when the caller may create jobs for this company: its recruiters, administrators, and API keys with `JOBS_WRITE` for it.",
  })
  viewerCanPostJob(@Root() company: Company, @Ctx() { actor }: ActorContext): boolean {
    return this.service.canPostFor(actor, company.id);
  }

  /** Counts open jobs for all companies of a request in one query. */
  private openJobs(context: ActorContext): DataLoader<string, number> {
    const existing = this.openJobsByRequest.get(context);
    if (existing) return existing;
    const loader = new DataLoader<string, number>(async (ids) => {
      const counts = await this.service.countOpen(ids);
      return ids.map((id) => counts.get(id) ?? 0);
    });
    this.openJobsByRequest.set(context, loader);
    return loader;
  }
}
