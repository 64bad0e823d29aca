import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({
  description:
    "How fast the applications to a company got their first answer: the first move by staff that was not undone. Measured on those sent within 180 days whose two business days are over. Business days are Monday to Friday where the firm is; holidays count as business days.",
})
export class AnswerTime {
  @Field(() => Int, {
    nullable: true,
    description:
      "At least half of the applications were answered within this many business days after the day they were sent; 0 is the same day. Null when fewer than half have been answered.",
  })
  medianBusinessDays!: number | null;

  @Field(() => Int, {
    description: "Share answered within two business days, in percent, rounded down.",
  })
  percentWithinTwoDays!: number;

  @Field(() => Int, {
    description: "How many applications were measured, rounded down to tens.",
  })
  applicationCount!: number;
}
