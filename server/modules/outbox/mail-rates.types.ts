import { Field, Float, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "What became of the emails of a period that ends now." })
export class MailRates {
  @Field(() => Int, { description: "Length of the period in days: 7 or 30." })
  days!: number;

  @Field(() => Int, { description: "Emails that the mail provider took." })
  sent!: number;

  @Field(() => Int, {
    description: "Emails that we didn't send, because their address doesn't get them.",
  })
  withheld!: number;

  @Field(() => Int, { description: "Emails that came back for good." })
  bounced!: number;

  @Field(() => Int, {
    description: "Emails that came back for now, because of a full mailbox and the like.",
  })
  softBounced!: number;

  @Field(() => Int, { description: "Emails that were marked as spam." })
  complained!: number;

  @Field(() => Float, {
    nullable: true,
    description: "`bounced` of those sent, from 0 to 1. Null when none was sent.",
  })
  bounceRate!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "`complained` of those sent, from 0 to 1. Null when none was sent.",
  })
  complaintRate!: number | null;
}

@ObjectType({ description: "How much of our mail comes back. For administrators." })
export class MailReturns {
  @Field(() => Boolean, {
    description: "Whether the mail provider can tell us of bounces and complaints at all.",
  })
  isConnected!: boolean;

  @Field(() => [MailRates], { description: "The last 7 days, and the last 30." })
  periods!: MailRates[];
}
