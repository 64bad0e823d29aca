import { Field, Int, ObjectType } from "type-graphql";
import { ApplicationStatusEnum, type ApplicationStatus } from "../application.entity.js";

@ObjectType({ description: "How many applications arrived on one day." })
export class DayOfApplications {
  @Field(() => String, { description: "The day (UTC), e.g. `2026-07-01`." })
  date!: string;

  @Field(() => Int, { description: "Applications first sent on that day." })
  count!: number;
}

@ObjectType({ description: "How many applications came at least as far as one stage." })
export class FunnelStage {
  @Field(() => ApplicationStatusEnum, { description: "The stage." })
  status!: ApplicationStatus;

  @Field(() => Int, {
    description:
      "Applications that reached this stage or a later one, also those rejected or withdrawn since. Moves that were undone don't count.",
  })
  count!: number;
}

@ObjectType({ description: "How many applications got their first answer within some time." })
export class FirstAnswers {
  @Field(() => Int, {
    nullable: true,
    description:
      "The answer came within this many hours, and not within those of the entry before. Null: later than all entries before, and for the last entry, not yet.",
  })
  withinHours!: number | null;

  @Field(() => Boolean, { description: "True when these applications have had no answer." })
  isUnanswered!: boolean;

  @Field(() => Int, { description: "Number of applications." })
  count!: number;
}

@ObjectType({ description: "What applications wait for, and how they went lately. For staff." })
export class ApplicationStatistics {
  @Field(() => Int, { description: "Applications that no one has answered: stage `SUBMITTED`." })
  waiting!: number;

  @Field(() => Int, { description: "Those of them that have waited for more than two days." })
  waitingTooLong!: number;

  @Field(() => [DayOfApplications], {
    description: "Each day of the period, oldest first, days without applications included.",
  })
  days!: DayOfApplications[];

  @Field(() => [FunnelStage], {
    description: "The stages up to `HIRED`, for the applications of the period.",
  })
  funnel!: FunnelStage[];

  @Field(() => [FirstAnswers], {
    description:
      "Time from an application of the period to the first move by staff, fastest first.",
  })
  firstAnswers!: FirstAnswers[];
}
