import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

export const MailDeliveryEnum = { WAITING: "WAITING", SENT: "SENT", FAILED: "FAILED" } as const;
export type MailDelivery = keyof typeof MailDeliveryEnum;
registerEnumType(MailDeliveryEnum, {
  name: "MailDelivery",
  description: "How far an email has come.",
  valuesConfig: {
    WAITING: { description: "In the queue." },
    SENT: { description: "Given to the mail provider." },
    FAILED: { description: "Given up after several tries. Administrators can try again." },
  },
});

/** What staff wrote back to someone who sent a contact message. */
@ObjectType({ description: "An answer to a contact message, sent as an email." })
@Entity("contact_answers")
export class ContactAnswer {
  @Field(() => ID, { description: "Opaque, permanent id of the answer." })
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  messageId!: string;

  @Column("char", { length: 36, nullable: true })
  authorId!: string | null;

  @Field(() => String, { description: "Plain text with line breaks, at most 10,000 characters." })
  @Column("text")
  text!: string;

  @Field(() => Date, { description: "When it was written (UTC)." })
  @Column("datetime", { precision: 3 })
  createdAt!: Date;
}

@ObjectType({ description: "An administrator who handles a contact message." })
export class MessageKeeper {
  @Field(() => ID, { description: "Id of the person." })
  id!: string;

  @Field(() => String, { description: "Full name." })
  name!: string;
}
