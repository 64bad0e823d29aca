import { Arg, Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { MOST_VALUES } from "#site/filter-values";
import { ConnectionType, EdgeType } from "../../../kit/graphql/connection.js";
import { Payload } from "../../../kit/graphql/user-error.js";
import {
  CloseReasonEnum,
  Job,
  OpenApplicationsEnum,
  type CloseReason,
  type OpenApplications,
} from "./job.entity.js";
import { createInput, updateInput } from "../../../kit/fields/table-fields.js";
import { filterInput } from "./filter-input.js";
import { JobSearchReading } from "../reading/job-reading.types.js";
import {
  ignoredValues,
  JobFilterCounts,
  JobRangeCounts,
  presentCounts,
} from "../search/job-counts.js";
import { jobFields, jobFilters, type JobFieldFilters } from "./job.fields.js";
import { NOT_COUNTED, type JobPage } from "../search/job.search.js";
import { rangeCounts } from "../search/ranges.js";
import { SalaryPeriodEnum, SalaryRangeInput, type SalaryPeriod } from "../pay/salary-range.js";

@ObjectType({ description: "A job and its position in the list." })
export class JobEdge extends EdgeType(Job) {}

const valuesIn =
  (chosen: JobFieldFilters | undefined) =>
  (filter: keyof typeof jobFilters): readonly string[] =>
    chosen?.[filter] ?? [];

@ObjectType({ description: "A page of jobs." })
export class JobConnection extends ConnectionType(Job, JobEdge) {
  @Field(() => JobSearchReading, {
    nullable: true,
    description: "How the words of `query` were read. Null without a query.",
  })
  search?: JobSearchReading | null;

  @Field(() => Int, { description: "Number of jobs in the whole list, however long it is." })
  override totalCount(): Promise<number> {
    return super.totalCount();
  }

  @Field(() => [JobFilterCounts], {
    description:
      "For each filter, how many jobs the list would have with each of its values, if nothing else were chosen in that filter. Exact.",
  })
  filterCounts(
    @Arg("top", () => Int, {
      defaultValue: MOST_VALUES,
      description: `How many values of each filter, at most ${MOST_VALUES}, besides those chosen. Filters with a list of their own, such as \`jobType\`, always count all of it. Of a filter with more values, such as skills and companies, the 40 most frequent: a search for a rarer one counts it.`,
    })
    top: number,
  ): JobFilterCounts[] {
    return presentCounts(this.counts ?? NOT_COUNTED, valuesIn(this.chosen), top);
  }

  @Field(() => [JobRangeCounts], {
    description:
      "For pay, time of posting, and distance, how many jobs the list would have with each of the site's choices, if no other were chosen. Exact.",
  })
  rangeCounts(): JobRangeCounts[] {
    return rangeCounts((this.counts ?? NOT_COUNTED).ranges);
  }

  @Field(() => [String], {
    description:
      "Skills, states, and companies in `filter` that no open job has. With `ignoresUnknown` they were left out.",
  })
  unknownValues(): string[] {
    return ignoredValues((this.counts ?? NOT_COUNTED).unknown, valuesIn(this.chosen));
  }

  /** Only lists of open jobs have them. */
  counts?: JobPage["counts"];
  chosen?: JobFieldFilters;
  changeSeq?: JobPage["changeSeq"];
}

@InputType({ description: "Pay in USD to start from." })
export class PayAtLeastInput {
  @Field(() => Int, { description: "Cents, from 0." })
  amount!: number;

  @Field(() => SalaryPeriodEnum, {
    description:
      "What `amount` is paid for. A day has 8 hours, a week 40, a year 2,080; a month is a twelfth of a year.",
  })
  period!: SalaryPeriod;
}

@InputType({ description: "A place that jobs must be near to." })
export class JobsNearInput {
  @Field(() => String, {
    description:
      "A city of the US with or without its state, a state, a ZIP code, or `Remote`, e.g. `Dallas, TX`. At most 80 characters.",
  })
  place!: string;

  @Field(() => Int, {
    defaultValue: 25,
    description: "Miles around a city, 1 to 250. A state counts as a whole.",
  })
  miles!: number;
}

@InputType({
  description: `Filters a list of jobs. For every field given, a job must match at least one value. An empty list or null does not filter. A list takes up to ${MOST_VALUES} values of up to 80 characters.`,
})
export class JobFilter extends filterInput(jobFilters) {
  @Field(() => PayAtLeastInput, {
    nullable: true,
    description:
      "Only jobs whose `salaryRange.max` is at least this much. Jobs without a range, or in a currency other than USD, are left out.",
  })
  payAtLeast?: PayAtLeastInput | null;

  @Field(() => Int, {
    nullable: true,
    description: "Only jobs published in the last N days, 1 to 365.",
  })
  postedWithinDays?: number | null;

  @Field(() => JobsNearInput, {
    nullable: true,
    description:
      "Only jobs near this place. A place named in the words of `query` is then searched as words.",
  })
  near?: JobsNearInput | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Miles around the city that the words of `query` name, 1 to 250. If null, as many as the words say, else 25. Does nothing when they name no city (`search.placeMiles`), or with `near`, which has its own.",
  })
  radius?: number | null;
}

@InputType({
  description: "A new job. Null in a field that may be left out is the same as leaving it out.",
})
export class CreateJobInput extends createInput(jobFields) {
  @Field(() => ID, {
    description: "Id of the hiring company. You must be allowed to post for it.",
  })
  companyId!: string;

  @Field(() => SalaryRangeInput, {
    nullable: true,
    description: "Numeric pay range. Omit it to advertise text only.",
  })
  salaryRange?: SalaryRangeInput | null;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: "True publishes the job immediately; false saves it as a draft.",
  })
  publish?: boolean | null;
}

@InputType({
  description:
    "Changes to a job. Fields you leave out stay as they are; a list replaces the whole list.",
})
export class UpdateJobInput extends updateInput(jobFields) {
  @Field(() => ID, { description: "Id or code of the job to change." })
  id!: string;

  @Field(() => SalaryRangeInput, {
    nullable: true,
    description: "New numeric pay range. Null removes it.",
  })
  salaryRange?: SalaryRangeInput | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "The `Job.version` that was edited. When the job has another one by now, nothing is changed: `CONFLICT`, and `job` is the job as it is now. Leave it out to overwrite.",
  })
  expectedVersion?: number | null;
}

@InputType({ description: "The job to publish." })
export class PublishJobInput {
  @Field(() => ID, { description: "Id or code of the draft or expired job." })
  id!: string;
}

@InputType({ description: "The job to close, and why." })
export class CloseJobInput {
  @Field(() => ID, { description: "Id or code of the published or expired job." })
  id!: string;

  @Field(() => CloseReasonEnum, { description: "Why it is closed." })
  reason!: CloseReason;

  @Field(() => OpenApplicationsEnum, {
    defaultValue: "KEEP",
    description:
      "What happens to applications that are still open. `REJECT` is for recruiters and owners of the company and administrators with a second factor.",
  })
  openApplications!: OpenApplications;
}

@ObjectType({ description: "Result of creating or changing a job." })
export class JobPayload extends Payload {
  @Field(() => Job, {
    nullable: true,
    description:
      "The job as it is now. Null when `userErrors` is not empty, except when the job has a version other than `expectedVersion`.",
  })
  job?: Job;
}
