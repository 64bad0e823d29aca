import type { ComplexityEstimator } from "graphql-query-complexity";
import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import { pageSize } from "../../../core/paging.js";
import { QUERY_COST } from "../../../kit/graphql/query-cost.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import { Job } from "../record/job.entity.js";
import type { JobService } from "../record/job.service.js";

const perJob: ComplexityEstimator = ({ args, childComplexity }) => {
  const ids: unknown = args["ids"];
  return QUERY_COST + (Array.isArray(ids) ? ids.length : 1) * (1 + childComplexity);
};

@Resolver(() => Job)
export class JobsByIdsResolver {
  constructor(private readonly jobs: JobService) {}

  @Query(() => [Job], {
    description:
      "The jobs with these ids that the caller may read, open or closed, in the order of the ids. Public. API keys need `JOBS_READ` or `JOBS_WRITE`.",
    complexity: perJob,
  })
  async jobsByIds(
    @Ctx() { actor }: ActorContext,
    @Arg("ids", () => [ID], { description: "Ids of at most 100 jobs." }) ids: string[],
  ): Promise<Job[]> {
    if (ids.length > 0) pageSize(ids.length);
    return this.jobs.listVisible(actor, ids);
  }
}
