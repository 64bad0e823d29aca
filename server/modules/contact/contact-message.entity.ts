import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { ConnectionType, EdgeType } from "../../kit/graphql/connection.js";

const MessageStatusEnum = { OPEN: "OPEN", DONE: "DONE" } as const;
export type MessageStatus = keyof typeof MessageStatusEnum;
registerEnumType(MessageStatusEnum, {
  name: "ContactMessageStatus",
  description: "Whether someone still has to act on a contact message.",
  valuesConfig: {
    OPEN: { description: "Waits for an answer." },
    DONE: { description: "Needs nothing more." },
  },
});

/** A message to the firm. The sender's address is not verified. */
@ObjectType({ description: "A message sent with the contact form. For administrators." })
@Entity("contact_messages")
export class ContactMessage {
  @Field(() => ID, { description: "Opaque, permanent id of the message." })
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Field(() => String, { description: "The sender's name as given." })
  @Column("varchar", { length: 100 })
  name!: string;

  @Field(() => String, { description: "The sender's address as given; not verified." })
  @Column("varchar", { length: 254 })
  email!: string;

  @Field(() => String, { description: "Plain text with line breaks, at most 5,000 characters." })
  @Column("text")
  message!: string;

  @Field(() => Date, { description: "When the message was sent (UTC)." })
  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Field(() => MessageStatusEnum, { description: "Whether someone still has to act on it." })
  @Column("varchar", { length: 8, default: "OPEN" })
  status!: MessageStatus;

  @Column("char", { length: 36, nullable: true })
  assigneeId!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: "When it was marked as done (UTC). Null while it is open.",
  })
  @Column("datetime", { precision: 3, nullable: true })
  doneAt!: Date | null;
}

@ObjectType({ description: "A message and its position in the list." })
export class ContactMessageEdge extends EdgeType(ContactMessage) {}

@ObjectType({ description: "A page of contact messages." })
export class ContactMessageConnection extends ConnectionType(ContactMessage, ContactMessageEdge) {}
