import { Field, Float, ID, InputType, Int, ObjectType } from "type-graphql";
import { Payload } from "../../../kit/graphql/user-error.js";
import { Colleague } from "../colleague.types.js";
import { RatingCriterion } from "./rating.entity.js";

@ObjectType({ description: "What a job's candidates are rated by." })
export class RatingSheet {
  @Field(() => [RatingCriterion], { description: "One to six criteria, in their order." })
  criteria!: RatingCriterion[];

  @Field(() => Int, {
    description: "Counts the changes; 0 for the default criteria. Pass it as `expectedVersion`.",
  })
  version!: number;
}

@ObjectType({ description: "How one recruiter rated by one criterion." })
export class RatingScore {
  @Field(() => Colleague, {
    nullable: true,
    description: "Who rated. Null when the account is deleted.",
  })
  rater!: Colleague | null;

  @Field(() => Int, { description: "1 to 5; 5 is best." })
  score!: number;
}

@ObjectType({ description: "How an application was rated by one criterion." })
export class CriterionRating {
  @Field(() => RatingCriterion, { description: "The criterion." })
  criterion!: RatingCriterion;

  @Field(() => Float, {
    nullable: true,
    description: "Mean of the scores, 1 to 5. Null while no one has rated.",
  })
  average!: number | null;

  @Field(() => Int, { nullable: true, description: "The caller's own score. Null for none." })
  viewerScore!: number | null;

  @Field(() => [RatingScore], { description: "The scores, one for each recruiter who rated." })
  scores!: RatingScore[];
}

@ObjectType({ description: "How recruiters rated an application." })
export class ApplicationRating {
  @Field(() => [CriterionRating], { description: "By each of the job's criteria." })
  criteria!: CriterionRating[];

  @Field(() => Float, {
    nullable: true,
    description: "Mean of the criteria's averages, 1 to 5. Null while no one has rated.",
  })
  average!: number | null;

  @Field(() => Int, { description: "How many recruiters have rated." })
  raterCount!: number;

  @Field(() => Int, { description: "Version of the job's criteria." })
  sheetVersion!: number;
}

@InputType({ description: "A score for one criterion." })
export class ScoreInput {
  @Field(() => ID, { description: "Id of one of the job's criteria." })
  criterionId!: string;

  @Field(() => Int, { nullable: true, description: "1 to 5. Null removes your score." })
  score?: number | null;
}

@InputType({ description: "The caller's scores for an application." })
export class RateApplicationInput {
  @Field(() => ID, { description: "Id of the application." })
  applicationId!: string;

  @Field(() => [ScoreInput], {
    description: "Scores to set. Criteria that are left out keep theirs.",
  })
  scores!: ScoreInput[];
}

@ObjectType({ description: "Result of rating an application." })
export class RateApplicationPayload extends Payload {
  @Field(() => ApplicationRating, {
    nullable: true,
    description: "How it is rated now. Null when `userErrors` is not empty.",
  })
  rating?: ApplicationRating;
}

@InputType({ description: "One of a job's criteria." })
export class CriterionInput {
  @Field(() => ID, {
    nullable: true,
    description: "Id of an existing criterion, which keeps its scores. Null for a new one.",
  })
  id?: string | null;

  @Field(() => String, { description: "What is rated, at most 60 characters." })
  name!: string;
}

@InputType({ description: "What a job's candidates are rated by from now on." })
export class SetRatingCriteriaInput {
  @Field(() => ID, { description: "Id of the job." })
  jobId!: string;

  @Field(() => [CriterionInput], {
    description: "One to six criteria, in their order. Scores of those that are left out are lost.",
  })
  criteria!: CriterionInput[];

  @Field(() => Int, {
    description: "`version` of the criteria as you saw them. `CONFLICT` if they changed since.",
  })
  expectedVersion!: number;
}

@ObjectType({ description: "Result of choosing a job's criteria." })
export class SetRatingCriteriaPayload extends Payload {
  @Field(() => RatingSheet, {
    nullable: true,
    description: "The criteria now. Null when `userErrors` is not empty.",
  })
  sheet?: RatingSheet;
}
