import DataLoader from "dataloader";
import { responsePathAsArray, type GraphQLResolveInfo } from "graphql";
import type { ComplexityEstimator } from "graphql-query-complexity";
import { Arg, Ctx, FieldResolver, Info, Int, Resolver, Root } from "type-graphql";
import { QUERY_COST } from "../../../kit/graphql/query-cost.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import { Job } from "../record/job.entity.js";
import { cardsAskedBy } from "./needed-columns.js";
import type { JobService } from "../record/job.service.js";

const perJob: ComplexityEstimator = ({ args, childComplexity }) =>
  QUERY_COST + Math.max(1, Number(args["first"])) * (1 + childComplexity);

type SimilarJobs = DataLoader<Job, Job[]>;

@Resolver(() => Job)
export class SimilarJobsResolver {
  /** By the field's place in the answer: there, every job is asked for the same. */
  private readonly byRequest = new WeakMap<ActorContext, Map<string, SimilarJobs>>();

  constructor(private readonly jobs: JobService) {}

  @FieldResolver(() => [Job], {
    description:
      "Open jobs like this one by skills, role and place, the most alike first. Empty if there is none.",
    complexity: perJob,
  })
  similar(
    @Root() job: Job,
    @Ctx() context: ActorContext,
    @Arg("first", () => Int, {
      defaultValue: 4,
      description: "How many jobs to return at most, 1 to 20.",
    })
    first: number,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Job[]> {
    return this.similarJobs(context, first, info).load(job);
  }

  /** Reads the rows for all jobs of a list in one query. */
  private similarJobs(context: ActorContext, first: number, info: GraphQLResolveInfo): SimilarJobs {
    const loaders = this.byRequest.get(context) ?? new Map<string, SimilarJobs>();
    this.byRequest.set(context, loaders);
    const place = responsePathAsArray(info.path)
      .filter((key) => typeof key === "string")
      .join(".");
    const existing = loaders.get(place);
    if (existing) return existing;
    const cards = cardsAskedBy(info);
    const loader: SimilarJobs = new DataLoader((jobs) => this.jobs.listSimilar(jobs, first, cards));
    loaders.set(place, loader);
    return loader;
  }
}
