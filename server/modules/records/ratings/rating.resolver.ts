import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Input } from "../../../kit/graphql/input.js";
import { withUserErrors } from "../../../kit/graphql/user-error.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import type { RatingSheetService } from "./rating-sheet.service.js";
import type { RatingService } from "./rating.service.js";
import {
  RateApplicationInput,
  RateApplicationPayload,
  RatingSheet,
  SetRatingCriteriaInput,
  SetRatingCriteriaPayload,
} from "./rating.types.js";

@Resolver()
export class RatingResolver {
  constructor(
    private readonly ratings: RatingService,
    private readonly sheets: RatingSheetService,
  ) {}

  @Query(() => RatingSheet, {
    description:
      "What a job's candidates are rated by. For staff of its company with a second factor.",
  })
  ratingCriteria(
    @Ctx() { actor }: ActorContext,
    @Arg("jobId", () => ID, { description: "Id of the job, or its code." }) jobId: string,
  ): Promise<RatingSheet> {
    return this.sheets.get(actor, jobId);
  }

  @Mutation(() => RateApplicationPayload, {
    description:
      "Sets the caller's own scores for an application. For recruiters and owners of the job's company and administrators with a second factor.",
  })
  rateApplication(
    @Ctx() { actor }: ActorContext,
    @Input(RateApplicationInput, "The application and the scores.") input: RateApplicationInput,
  ) {
    return withUserErrors(async () => ({ rating: await this.ratings.rate(actor, input) }));
  }

  @Mutation(() => SetRatingCriteriaPayload, {
    description:
      "Chooses what a job's candidates are rated by. For recruiters and owners of its company and administrators with a second factor.",
  })
  setRatingCriteria(
    @Ctx() { actor }: ActorContext,
    @Input(SetRatingCriteriaInput, "The job and its criteria.") input: SetRatingCriteriaInput,
  ) {
    return withUserErrors(async () => ({ sheet: await this.sheets.set(actor, input) }));
  }
}
