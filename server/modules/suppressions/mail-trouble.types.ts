import { Field, ObjectType, registerEnumType } from "type-graphql";
import { BounceReasonEnum, type BounceReason } from "./suppression.entity.js";

registerEnumType(BounceReasonEnum, {
  name: "BounceReason",
  description: "Why mail to an address came back for good.",
  valuesConfig: {
    NO_MAILBOX: { description: "There is no such address." },
    REFUSED: { description: "Its mail server refuses our mail." },
    BLOCKED: {
      description: "Our mail provider no longer sends there, since mail came back before.",
    },
  },
});

@ObjectType({ description: "Why some mail, or all of it, is no longer sent to an address." })
export class MailTrouble {
  @Field(() => Date, {
    nullable: true,
    description:
      "When mail to it last came back for good (UTC); since then, it gets only login codes. Null if none did, and when a code has arrived since.",
  })
  bouncedAt!: Date | null;

  @Field(() => BounceReasonEnum, {
    nullable: true,
    description: "Why it came back. Null if `bouncedAt` is null.",
  })
  bounceReason!: BounceReason | null;

  @Field(() => Date, {
    nullable: true,
    description:
      "When its reader marked an email of ours as spam (UTC); since then, it gets no newsletter and no job alerts. Null if no one did.",
  })
  complainedAt!: Date | null;
}
