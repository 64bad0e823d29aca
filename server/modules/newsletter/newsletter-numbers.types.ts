import { Field, Int, ObjectType } from "type-graphql";
import { TopicEnum, type Topic } from "./newsletter.entity.js";

@ObjectType({ description: "How many people get one kind of mailing." })
export class TopicCount {
  @Field(() => TopicEnum, { description: "What the emails are about." })
  topic!: Topic;

  @Field(() => Int, { description: "Addresses that get it now." })
  subscribers!: number;

  @Field(() => Int, { description: "How many of these mailings are daily; the others are weekly." })
  daily!: number;

  @Field(() => Int, { description: "Mailings that were ended in the last 90 days." })
  ended!: number;
}

@ObjectType({ description: "How many there were in a day or a week." })
export class DayCount {
  @Field(() => Date, { description: "The day, or the first day of the week, at 00:00 UTC." })
  day!: Date;

  @Field(() => Int, { description: "How many." })
  count!: number;
}

@ObjectType({ description: "Numbers about the newsletter and job alerts. For administrators." })
export class NewsletterNumbers {
  @Field(() => [TopicCount], { description: "Who gets what." })
  topics!: TopicCount[];

  @Field(() => Int, { description: "Requests whose link was not opened yet and still works." })
  unconfirmed!: number;

  @Field(() => [DayCount], {
    description:
      "Addresses that were confirmed in each of the last 12 weeks, oldest first, without those that have left since.",
  })
  confirmedByWeek!: DayCount[];

  @Field(() => [DayCount], {
    description: "Mailings of new jobs sent on each of the last 30 days (UTC), oldest first.",
  })
  digestsByDay!: DayCount[];
}
