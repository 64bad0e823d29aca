import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Payload } from "../../kit/graphql/user-error.js";

@InputType({ description: "The job to save." })
export class SaveJobInput {
  @Field(() => ID, { description: "Id or code of the job." })
  jobId!: string;
}

@ObjectType({ description: "Result of saving a job." })
export class SaveJobPayload extends Payload {
  @Field(() => ID, {
    nullable: true,
    description: "Id of the job that is saved now. Null when `userErrors` is not empty.",
  })
  jobId?: string | null;
}

@InputType({ description: "The jobs to save." })
export class SaveJobsInput {
  @Field(() => [ID], { description: "Ids of at most 500 jobs, the last one saved first." })
  jobIds!: string[];
}

@ObjectType({ description: "Result of saving several jobs." })
export class SaveJobsPayload extends Payload {
  @Field(() => [ID], {
    nullable: true,
    description:
      "Ids of all jobs that are saved now, the last one saved first. Null when `userErrors` is not empty.",
  })
  savedJobIds?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "How many of the jobs were left out, because they don't exist or 500 jobs are saved. Null when `userErrors` is not empty.",
  })
  leftOut?: number | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      "Ids of the jobs that were left out because 500 others are saved. Null when `userErrors` is not empty.",
  })
  withoutRoom?: string[] | null;
}

@InputType({ description: "The job to take off the saved jobs." })
export class UnsaveJobInput {
  @Field(() => ID, { description: "Id or code of the job." })
  jobId!: string;
}

@ObjectType({ description: "Result of taking a job off the saved jobs." })
export class UnsaveJobPayload extends Payload {
  @Field(() => ID, {
    nullable: true,
    description: "Id of the job that is not saved now. Null when `userErrors` is not empty.",
  })
  jobId?: string | null;
}
