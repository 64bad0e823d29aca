import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import { QUERY_COST } from "../../../kit/graphql/query-cost.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import type { JobService } from "../record/job.service.js";

const Typed = () =>
  Arg("typed", () => String, {
    description: "What was typed so far, from the beginning of the field.",
  });
const First = () =>
  Arg("first", () => Int, { defaultValue: 8, description: "How many to return, 1 to 20." });

/** Completes what people type into the filters of the job list. */
@Resolver()
export class JobCompletionResolver {
  constructor(private readonly jobs: JobService) {}

  @Query(() => [String], {
    description:
      "Skills of open jobs that begin with the letters typed, or have a word that does, those of most jobs first. Each can be used in `JobFilter.skills`. Public. API keys need `JOBS_READ` or `JOBS_WRITE`.",
    complexity: QUERY_COST,
  })
  completedSkills(
    @Ctx() { actor }: ActorContext,
    @Typed() typed: string,
    @First() first: number,
  ): Promise<string[]> {
    return this.jobs.completeSkill(actor, typed, first);
  }

  @Query(() => [String], {
    description:
      "Cities and states of the US whose names begin with the letters typed, the larger ones first, or the city of a ZIP code. Each can be used in `JobFilter.near`. Public. API keys need `JOBS_READ` or `JOBS_WRITE`.",
    complexity: QUERY_COST,
  })
  completedPlaces(
    @Ctx() { actor }: ActorContext,
    @Typed() typed: string,
    @First() first: number,
  ): Promise<string[]> {
    return this.jobs.completePlace(actor, typed, first);
  }
}
