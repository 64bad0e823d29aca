import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { ConnectionType, EdgeType } from "../../graphql/connection.js";
import { Payload } from "../../graphql/user-error.js";
import { IndustryEnum, type Industry } from "./industry.js";
import { JobTypeEnum, type JobType } from "./job-type.js";
import { WorkAuthorizationEnum, type WorkAuthorization } from "./work-authorization.js";
import {
  CloseReasonEnum,
  Job,
  SalaryPeriodEnum,
  WorkplaceTypeEnum,
  type CloseReason,
  type SalaryPeriod,
  type WorkplaceType,
} from "./job.entity.js";

@ObjectType()
export class JobEdge extends EdgeType(Job) {}

@ObjectType()
export class JobConnection extends ConnectionType(Job, JobEdge) {}

@InputType({
  description:
    "Narrows a list of jobs. Of the values of one field any may hold, of the fields all; an empty list narrows nothing.",
})
export class JobFilter {
  @Field(() => [WorkAuthorizationEnum], {
    nullable: true,
    description: "Jobs open to one of these. Others may apply to them too.",
  })
  workAuthorization?: WorkAuthorization[] | null;

  @Field(() => [WorkplaceTypeEnum], { nullable: true })
  workplaceType?: WorkplaceType[] | null;

  @Field(() => [JobTypeEnum], { nullable: true })
  jobType?: JobType[] | null;

  @Field(() => Int, { nullable: true, description: "Published in the last 1–365 days." })
  postedWithinDays?: number | null;
}

@InputType({ description: "Pay in minor units (cents)." })
export class SalaryRangeInput {
  @Field(() => Int)
  min!: number;

  @Field(() => Int)
  max!: number;

  @Field(() => String, { defaultValue: "USD" })
  currency!: string;

  @Field(() => SalaryPeriodEnum)
  period!: SalaryPeriod;
}

@InputType()
export class CreateJobInput {
  @Field(() => ID)
  companyId!: string;

  @Field(() => String)
  role!: string;

  @Field(() => String)
  companyLocation!: string;

  @Field(() => String)
  salary!: string;

  @Field(() => String)
  contract!: string;

  @Field(() => String)
  jobType!: string;

  @Field(() => WorkplaceTypeEnum)
  workplaceType!: WorkplaceType;

  @Field(() => IndustryEnum, {
    nullable: true,
    description: "Without it the job is on no page of an industry.",
  })
  industry?: Industry;

  @Field(() => [String])
  workAuthorization!: string[];

  @Field(() => [String])
  skills!: string[];

  @Field(() => String, { description: "HTML; all but a few tags are removed." })
  description!: string;

  @Field(() => String, { description: "HTML; all but a few tags are removed." })
  responsibilities!: string;

  @Field(() => SalaryRangeInput, { nullable: true })
  salaryRange?: SalaryRangeInput;

  @Field(() => Boolean, { defaultValue: false, description: "Publish at once; all or nothing." })
  publish!: boolean;
}

@InputType()
export class UpdateJobInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true })
  role?: string;

  @Field(() => String, { nullable: true })
  companyLocation?: string;

  @Field(() => String, { nullable: true })
  salary?: string;

  @Field(() => String, { nullable: true })
  contract?: string;

  @Field(() => String, { nullable: true })
  jobType?: string;

  @Field(() => WorkplaceTypeEnum, { nullable: true })
  workplaceType?: WorkplaceType;

  @Field(() => IndustryEnum, { nullable: true, description: "Null takes the industry away." })
  industry?: Industry | null;

  @Field(() => [String], { nullable: true })
  workAuthorization?: string[];

  @Field(() => [String], { nullable: true })
  skills?: string[];

  @Field(() => String, { nullable: true })
  description?: string;

  @Field(() => String, { nullable: true })
  responsibilities?: string;

  @Field(() => SalaryRangeInput, { nullable: true })
  salaryRange?: SalaryRangeInput;
}

@InputType()
export class PublishJobInput {
  @Field(() => ID)
  id!: string;
}

@InputType()
export class CloseJobInput {
  @Field(() => ID)
  id!: string;

  @Field(() => CloseReasonEnum)
  reason!: CloseReason;
}

@ObjectType()
export class JobPayload extends Payload {
  @Field(() => Job, { nullable: true })
  job?: Job;
}
