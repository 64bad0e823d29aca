import { Field, ID, InputType, ObjectType } from "type-graphql";
import { draftInput } from "../../../kit/fields/table-fields.js";
import { jobFields } from "../record/job.fields.js";
import { SalaryRangeInput } from "../pay/salary-range.js";
import { JobFinding } from "./finding.js";

@InputType({
  description:
    "An advertisement to check, with the fields of `CreateJobInput`. Leave out what is not written yet.",
})
export class ValidateJobInput extends draftInput(jobFields) {
  @Field(() => ID, {
    nullable: true,
    description: "Id of the hiring company. Not used yet; the rules are the same for all.",
  })
  companyId?: string | null;

  @Field(() => SalaryRangeInput, { nullable: true, description: "Numeric pay range." })
  salaryRange?: SalaryRangeInput | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Not used: nothing is published. Lets you send the input of `createJob`.",
  })
  publish?: boolean | null;
}

@ObjectType({ description: "What the rules for advertisements say about a job." })
export class ValidateJobPayload {
  @Field(() => [JobFinding], {
    description:
      "What to change, the most serious first. Empty when there is nothing. Says nothing about fields that are left out, except where a law requires pay.",
  })
  findings!: JobFinding[];

  @Field(() => [String], {
    description: "Names of the fields that publishing requires and that are still empty.",
  })
  missing!: string[];
}
