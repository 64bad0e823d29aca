import DataLoader from "dataloader";
import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { QUERY_COST } from "../../../kit/graphql/query-cost.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import { Company } from "../../companies/company.entity.js";
import type { JobService } from "../record/job.service.js";

/**
 * The fields that jobs add to a company; kept here so that the companies module does not depend on
 * jobs.
 */
@Resolver(() => Company)
export class CompanyJobsResolver {
  private readonly openJobsByRequest = new WeakMap<ActorContext, DataLoader<string, number>>();

  constructor(private readonly jobs: JobService) {}

  @FieldResolver(() => Int, {
    description: "Number of jobs that take applications now.",
    complexity: QUERY_COST,
  })
  openJobCount(@Root() company: Company, @Ctx() context: ActorContext): Promise<number> {
    return this.openJobs(context).load(company.id);
  }

  @FieldResolver(() => Boolean, {
    description:
      "True when the caller may create jobs for this company: its recruiters, administrators, and API keys with `JOBS_WRITE` for it.",
  })
  viewerCanPostJob(@Root() company: Company, @Ctx() { actor }: ActorContext): boolean {
    return this.jobs.canPostFor(actor, company.id);
  }

  /** Counts open jobs for all companies of a request in one query. */
  private openJobs(context: ActorContext): DataLoader<string, number> {
    const existing = this.openJobsByRequest.get(context);
    if (existing) return existing;
    const loader = new DataLoader<string, number>(async (ids) => {
      const counts = await this.jobs.countOpen(ids);
      return ids.map((id) => counts.get(id) ?? 0);
    });
    this.openJobsByRequest.set(context, loader);
    return loader;
  }
}
