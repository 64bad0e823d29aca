import type { GraphQLResolveInfo } from "graphql";
import type { ComplexityEstimator } from "graphql-query-complexity";
import { Arg, Ctx, Field, Info, InputType, Query, Resolver } from "type-graphql";
import { First } from "../../../kit/graphql/connection.js";
import { QUERY_COST } from "../../../kit/graphql/query-cost.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import { cardsAskedBy } from "./needed-columns.js";
import { JobSearchReading } from "./job-reading.types.js";
import { MAX_LISTS, type JobService } from "../record/job.service.js";
import { JobConnection, JobFilter } from "../record/job.types.js";

@InputType({ description: "One of several lists of open jobs." })
export class JobListInput {
  @Field(() => String, {
    nullable: true,
    description: "Words to search for, as in `jobs`. All jobs if null or blank.",
  })
  query?: string | null;

  @Field(() => JobFilter, { nullable: true, description: "Filters, as in `jobs`. None if null." })
  filter?: JobFilter | null;
}

const perList: ComplexityEstimator = ({ args, childComplexity }) => {
  const searches: unknown = args["searches"];
  const lists = Array.isArray(searches) ? Math.max(1, searches.length) : 1;
  return lists * (QUERY_COST + Math.max(1, Number(args["first"])) * (1 + childComplexity));
};

@Resolver(() => JobConnection)
export class JobListsResolver {
  constructor(private readonly jobs: JobService) {}

  @Query(() => [JobConnection], {
    description: `The first page of up to ${MAX_LISTS} searches for open jobs, in the order of \`searches\`. The site uses it when a search finds nothing, to show what it would find without each of its parts. Skills, states, and companies that no open job has are left out. Public. API keys need \`JOBS_READ\` or \`JOBS_WRITE\`.`,
    complexity: perList,
  })
  async jobLists(
    @Ctx() { actor }: ActorContext,
    @Arg("searches", () => [JobListInput], {
      description: `The searches, 1 to ${MAX_LISTS}: one list for each.`,
    })
    searches: JobListInput[],
    @First() first: number,
    @Info() info: GraphQLResolveInfo,
  ) {
    const pages = await this.jobs.lists(actor, searches, { first, cards: cardsAskedBy(info) });
    return pages.map(({ search, ...page }) => ({
      ...page,
      search: search && new JobSearchReading(search),
    }));
  }
}
