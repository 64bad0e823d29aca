import type { ComplexityEstimator } from "graphql-query-complexity";
import { Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import { QUERY_COST } from "../../kit/graphql/query-cost.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import type { ActorContext } from "../../kit/http/request-context.js";
import type { SavedJobService } from "./saved-job.service.js";
import {
  SaveJobInput,
  SaveJobPayload,
  SaveJobsInput,
  SaveJobsPayload,
  UnsaveJobInput,
  UnsaveJobPayload,
} from "./saved-job.types.js";

/** Each job is looked up. */
const perJob: ComplexityEstimator = ({ args, childComplexity }) => {
  const ids: unknown = (args["input"] as { jobIds?: unknown } | undefined)?.jobIds;
  return QUERY_COST + (Array.isArray(ids) ? ids.length : 1) + childComplexity;
};

@Resolver()
export class SavedJobResolver {
  constructor(private readonly saved: SavedJobService) {}

  @Query(() => [ID], {
    description:
      "Ids of the jobs that the signed-in person saved, the last one saved first; at most 500. Some may be closed or gone by now: see `jobsByIds`.",
    complexity: QUERY_COST,
  })
  savedJobIds(@Ctx() { actor }: ActorContext): Promise<string[]> {
    return this.saved.listIds(actor);
  }

  @Mutation(() => SaveJobPayload, {
    description:
      "Saves a job for the signed-in person. Does nothing if it is saved already. `CONFLICT` when 500 others are saved.",
  })
  saveJob(@Ctx() { actor }: ActorContext, @Input(SaveJobInput, "The job.") input: SaveJobInput) {
    return withUserErrors(async () => ({ jobId: await this.saved.save(actor, input) }));
  }

  @Mutation(() => SaveJobsPayload, {
    description:
      "Saves several jobs for the signed-in person, such as those that a browser kept before the sign-in. Saves as many as there is room for.",
    complexity: perJob,
  })
  saveJobs(
    @Ctx() { actor }: ActorContext,
    @Input(SaveJobsInput, "The jobs.") input: SaveJobsInput,
  ) {
    return withUserErrors(() => this.saved.saveAll(actor, input));
  }

  @Mutation(() => UnsaveJobPayload, {
    description:
      "Takes a job off the signed-in person's saved jobs. Does nothing if it is not among them.",
  })
  unsaveJob(
    @Ctx() { actor }: ActorContext,
    @Input(UnsaveJobInput, "The job.") input: UnsaveJobInput,
  ) {
    return withUserErrors(async () => ({ jobId: await this.saved.remove(actor, input) }));
  }
}
