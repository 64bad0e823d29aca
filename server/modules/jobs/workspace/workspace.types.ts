import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { Payload } from "../../../kit/graphql/user-error.js";
import {
  CloseReasonEnum,
  Job,
  JobStatusEnum,
  OpenApplicationsEnum,
  type CloseReason,
  type JobStatus,
  type OpenApplications,
} from "../record/job.entity.js";
import { draftInput } from "../../../kit/fields/table-fields.js";
import { jobFields } from "../record/job.fields.js";
import { SalaryRangeInput } from "../pay/salary-range.js";

export const CompanyJobSortEnum = {
  NEWEST: "NEWEST",
  UPDATED: "UPDATED",
  EXPIRING: "EXPIRING",
} as const;
export type CompanyJobSort = keyof typeof CompanyJobSortEnum;
registerEnumType(CompanyJobSortEnum, {
  name: "CompanyJobSort",
  description: "Order of a company's jobs.",
  valuesConfig: {
    NEWEST: { description: "Last created first." },
    UPDATED: { description: "Last changed first." },
    EXPIRING: {
      description: "The first to stop taking applications comes first; drafts are left out.",
    },
  },
});

@InputType({
  description:
    "Filters a company's jobs; a job must match every field given. Null and an empty list do not filter.",
})
export class CompanyJobFilter {
  @Field(() => [JobStatusEnum], {
    nullable: true,
    description: "Only jobs with one of these statuses.",
  })
  status?: JobStatus[] | null;

  @Field(() => String, {
    nullable: true,
    description: "Words that must all be in role, place, or code. At most 200 characters.",
  })
  query?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Only open jobs that stop taking applications within N days, 1 to 365.",
  })
  expiringWithinDays?: number | null;

  @Field(() => ID, {
    nullable: true,
    description: "Only jobs that the account or API key with this id created.",
  })
  authorId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "True lists only the caller's own jobs: of an API key, those of its source; of a person, those that they created.",
  })
  mine?: boolean | null;
}

@InputType({
  description:
    "What there is of a draft. Fields you leave out stay as they are; null empties a field.",
})
export class SaveJobDraftInput extends draftInput(jobFields) {
  @Field(() => ID, {
    nullable: true,
    description: "Id or code of the draft to change. Leave it out to create one.",
  })
  id?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "Id of the hiring company. Required for a new draft; ignored for others.",
  })
  companyId?: string | null;

  @Field(() => SalaryRangeInput, {
    nullable: true,
    description: "Numeric pay range. Null removes it.",
  })
  salaryRange?: SalaryRangeInput | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "The `Job.version` that was edited. When the draft has another one by now, nothing is changed: `CONFLICT`. Leave it out to overwrite.",
  })
  expectedVersion?: number | null;
}

@InputType({ description: "The draft to delete." })
export class DeleteJobInput {
  @Field(() => ID, { description: "Id or code of the draft." })
  id!: string;
}

@InputType({ description: "The job to take down." })
export class TakeDownJobInput {
  @Field(() => ID, { description: "Id or code of a job that has been published." })
  id!: string;
}

@InputType({ description: "The job to keep open." })
export class ExtendJobInput {
  @Field(() => ID, { description: "Id or code of a published or expired job." })
  id!: string;
}

@InputType({ description: "The job to copy." })
export class CopyJobInput {
  @Field(() => ID, { description: "Id or code of the job." })
  id!: string;
}

@InputType({ description: "The job to list again." })
export class RelistJobInput {
  @Field(() => ID, { description: "Id or code of a closed or expired job." })
  id!: string;

  @Field(() => Boolean, {
    defaultValue: true,
    description: "True publishes the new job immediately; false saves it as a draft.",
  })
  publish!: boolean;
}

@InputType({ description: "The jobs to keep open." })
export class ExtendJobsInput {
  @Field(() => [ID], { description: "Ids or codes, 1 to 100." })
  ids!: string[];
}

@InputType({ description: "The jobs to copy." })
export class CopyJobsInput {
  @Field(() => [ID], { description: "Ids or codes, 1 to 100." })
  ids!: string[];
}

@InputType({ description: "The jobs to list again." })
export class RelistJobsInput {
  @Field(() => [ID], { description: "Ids or codes of closed or expired jobs, 1 to 100." })
  ids!: string[];

  @Field(() => Boolean, {
    defaultValue: true,
    description: "True publishes the new jobs immediately; false saves them as drafts.",
  })
  publish!: boolean;
}

@InputType({ description: "The jobs to close, and why." })
export class CloseJobsInput {
  @Field(() => [ID], { description: "Ids or codes, 1 to 100." })
  ids!: string[];

  @Field(() => CloseReasonEnum, { description: "Why they are closed." })
  reason!: CloseReason;

  @Field(() => OpenApplicationsEnum, {
    defaultValue: "KEEP",
    description:
      "What happens to applications that are still open. `REJECT` is for recruiters and owners of the company and administrators with a second factor.",
  })
  openApplications!: OpenApplications;
}

@InputType({ description: "The jobs that were closed by mistake." })
export class UndoCloseJobsInput {
  @Field(() => [ID], { description: "Ids or codes, 1 to 100." })
  ids!: string[];
}

@ObjectType({ description: "Result of deleting a draft." })
export class DeleteJobPayload extends Payload {
  @Field(() => ID, {
    nullable: true,
    description: "Id of the draft that is gone. Null when `userErrors` is not empty.",
  })
  deletedJobId?: string;
}

@ObjectType({ description: "Result for one of several jobs." })
export class JobChange extends Payload {
  @Field(() => ID, { description: "The id or code as it was sent." })
  id!: string;

  @Field(() => Job, {
    nullable: true,
    description:
      "The job as it is now; if it was copied or listed again, the new job. Null when `userErrors` is not empty.",
  })
  job?: Job | null;
}

@ObjectType({
  description: "Result of changing several jobs. Each is changed or refused by itself.",
})
export class JobChangesPayload extends Payload {
  @Field(() => [JobChange], {
    description:
      "One entry for each different id or code, in the order sent. A job that was sent by both is changed once. Empty when `userErrors` is not empty.",
  })
  results!: JobChange[];
}
