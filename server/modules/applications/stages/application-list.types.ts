import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { ApplicationStatusEnum, type ApplicationStatus } from "../application.entity.js";

@InputType({
  description:
    "Which applications to return. All conditions must hold; those that are left out or null do not filter.",
})
export class ApplicationFilter {
  @Field(() => ID, {
    nullable: true,
    description: "Only applications to jobs of this company. Yours; `NOT_FOUND` for any other.",
  })
  companyId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "Only applications to this job, by id or code. `NOT_FOUND` if it isn't your company's.",
  })
  jobId?: string | null;

  @Field(() => [ApplicationStatusEnum], {
    nullable: true,
    description: "Only applications in one of these stages. All stages if null or empty.",
  })
  status?: ApplicationStatus[] | null;

  @Field(() => ID, {
    nullable: true,
    description: "Only applications that this colleague (`User.id`) handles.",
  })
  assigneeId?: string | null;

  @Field(() => Date, {
    nullable: true,
    description: "Only applications sent at or after this time.",
  })
  appliedSince?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Only applications that are still `SUBMITTED` this many days after they were sent, 0 to 365.",
  })
  unansweredDays?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Starts of words of the candidate's name, in any order; all of them must be there. At most 100 characters.",
  })
  query?: string | null;
}

@ObjectType({ description: "How many applications of a job are in a stage." })
export class ApplicationCount {
  @Field(() => ApplicationStatusEnum, { description: "The stage." })
  status!: ApplicationStatus;

  @Field(() => Int, { description: "How many applications are in it. Exact." })
  count!: number;
}
