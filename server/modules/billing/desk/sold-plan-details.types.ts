import { Field, ID, Int, ObjectType } from "type-graphql";
import { PlanEventKindEnum, type PlanEventKind } from "../subscription/plan-event.entity.js";

@ObjectType({ description: "Something that happened to a plan, as administrators see it." })
export class SoldPlanEvent {
  @Field(() => ID, { description: "Opaque, permanent id of the event." })
  id!: string;

  @Field(() => PlanEventKindEnum, { description: "What happened." })
  kind!: PlanEventKind;

  @Field(() => Date, { description: "When it happened (UTC)." })
  at!: Date;

  @Field(() => Int, {
    nullable: true,
    description: "The amount it is about, in cents. Null if it is about none.",
  })
  amount!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "Why, in Stripe's word or in someone's own. Null if unknown.",
  })
  reason!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Why, in the words of who did it. Null if there are none.",
  })
  note!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Who did it, by name. Null if no one with an account here did.",
  })
  actorName!: string | null;
}

@ObjectType({ description: "Terms that the buyer of a plan accepted for it." })
export class SoldPlanTerms {
  @Field(() => String, { description: "Version of the Terms." })
  version!: string;

  @Field(() => String, { description: "SHA-256 of the text that was shown, in hexadecimal." })
  hash!: string;

  @Field(() => String, { description: "Full name the person signed with." })
  signature!: string;

  @Field(() => Date, { description: "When the server received it (UTC)." })
  acceptedAt!: Date;

  @Field(() => String, { description: "The IP address it came from." })
  ipAddress!: string;
}

@ObjectType({ description: "An email about a plan that was sent to its buyer." })
export class SoldPlanMail {
  @Field(() => ID, { description: "Opaque, permanent id of the email." })
  id!: string;

  @Field(() => String, { description: "Kind of email, e.g. `PLAN_STARTED`." })
  kind!: string;

  @Field(() => PlanEventKindEnum, {
    nullable: true,
    description: "What it tells about. Null if that is no longer kept.",
  })
  about!: PlanEventKind | null;

  @Field(() => Date, { description: "When it was given to the mail provider (UTC)." })
  sentAt!: Date;
}
