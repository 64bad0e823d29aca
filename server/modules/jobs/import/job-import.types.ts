import { JSONResolver } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { createInput } from "../../../kit/fields/table-fields.js";
import { Payload, UserError } from "../../../kit/graphql/user-error.js";
import { SalaryRangeInput } from "../pay/salary-range.js";
import { Job } from "../record/job.entity.js";
import { jobFields } from "../record/job.fields.js";

export const UpsertOutcomeEnum = {
  CREATED: "CREATED",
  UPDATED: "UPDATED",
  UNCHANGED: "UNCHANGED",
  REOPENED: "REOPENED",
} as const;
/** What an upsert did, or with a dry run would do. */
export type UpsertOutcome = keyof typeof UpsertOutcomeEnum;
registerEnumType(UpsertOutcomeEnum, {
  name: "UpsertOutcome",
  description: "What an upsert did with a job, or with a dry run would do.",
  valuesConfig: {
    CREATED: { description: "The company had no job of this source with this `externalId`." },
    UPDATED: { description: "The job was changed, or a draft was published." },
    UNCHANGED: { description: "The job was like this already, so nothing was written." },
    REOPENED: {
      description:
        "The job is open again: one that had expired, with its id, or one that its source had closed, with a new id.",
    },
  },
});

@InputType({
  description:
    "A job of another system as it is to be. Every field is set: one that is left out or null gets its default.",
})
export class UpsertJobInput extends createInput(jobFields) {
  @Field(() => ID, {
    description: "Id of the hiring company. You must be allowed to post for it.",
  })
  companyId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Name of the system that the jobs come from, at most 100 characters. Leave it out with an API key, which has its own source; people must name one.",
  })
  source?: string | null;

  @Field(() => String, {
    description:
      "The job's id in your system, at most 100 characters; case counts. Names the same job for ever, among the jobs of this company and source.",
  })
  externalId!: string;

  @Field(() => SalaryRangeInput, {
    nullable: true,
    description: "Numeric pay range. Omit it to advertise text only.",
  })
  salaryRange?: SalaryRangeInput | null;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: true,
    description:
      "False saves a job that is new or was closed as a draft, and leaves a draft or an expired job as it is.",
  })
  publish?: boolean | null;
}

@ObjectType({ description: "Result of an upsert." })
export class UpsertJobPayload extends Payload {
  @Field(() => Job, {
    nullable: true,
    description: "The job as it is now. Null when `userErrors` is not empty.",
  })
  job?: Job;

  @Field(() => UpsertOutcomeEnum, {
    nullable: true,
    description: "What was done. Null when `userErrors` is not empty.",
  })
  outcome?: UpsertOutcome;
}

@InputType({ description: "Jobs of another system." })
export class ImportJobsInput {
  @Field(() => ID, {
    description: "Id of the hiring company. You must be allowed to post for it.",
  })
  companyId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Name of the system that the jobs come from, at most 100 characters. Leave it out with an API key, which has its own source; people must name one.",
  })
  source?: string | null;

  @Field(() => [JSONResolver], {
    description:
      "1 to 100 jobs: each an object with `externalId` and the other fields of `UpsertJobInput`, but without `companyId` and `source`.",
  })
  rows!: unknown[];

  @Field(() => Boolean, {
    defaultValue: false,
    description: "True writes nothing, and tells what would be done.",
  })
  dryRun!: boolean;
}

@ObjectType({ description: "What became of one row." })
export class ImportedRow {
  @Field(() => Int, { description: "Place of the row in `rows`, from 0." })
  index!: number;

  @Field(() => String, {
    nullable: true,
    description: "The row's `externalId`. Null if it has none that is text.",
  })
  externalId!: string | null;

  @Field(() => UpsertOutcomeEnum, {
    nullable: true,
    description: "What was done, or with `dryRun` would be. Null when the row is refused.",
  })
  outcome!: UpsertOutcome | null;

  @Field(() => Job, {
    nullable: true,
    description:
      "The job as it is now. Null when the row is refused, and with `dryRun` for a job that would be new.",
  })
  job!: Job | null;

  @Field(() => [UserError], {
    description: "Why the row is refused, with its fields. Empty when it is not.",
  })
  userErrors!: readonly UserError[];
}

@ObjectType({ description: "Result of an import." })
export class ImportJobsPayload extends Payload {
  @Field(() => [ImportedRow], {
    description: "One for each row, in their order. Empty when `userErrors` is not.",
  })
  results!: readonly ImportedRow[];
}
