import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { ConnectionType, EdgeType } from "../../kit/graphql/connection.js";

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
}

@ObjectType({ description: "A message and its position in the list." })
export class ContactMessageEdge extends EdgeType(ContactMessage) {}

@ObjectType({ description: "A page of contact messages." })
export class ContactMessageConnection extends ConnectionType(ContactMessage, ContactMessageEdge) {}
