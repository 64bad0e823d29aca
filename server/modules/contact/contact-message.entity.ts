import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { ConnectionType, EdgeType } from "../../graphql/connection.js";

/** What somebody wrote to the firm. The address is a claim: nobody has proven it. */
@ObjectType({ description: "What somebody wrote by the contact form; for administrators." })
@Entity("contact_messages")
export class ContactMessage {
  @Field(() => ID)
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Field(() => String)
  @Column("varchar", { length: 100 })
  name!: string;

  @Field(() => String, { description: "As given; not proven." })
  @Column("varchar", { length: 254 })
  email!: string;

  @Field(() => String, { description: "Plain text with line breaks." })
  @Column("text")
  message!: string;

  @Field(() => Date)
  @Column("datetime", { precision: 3 })
  createdAt!: Date;
}

@ObjectType()
export class ContactMessageEdge extends EdgeType(ContactMessage) {}

@ObjectType()
export class ContactMessageConnection extends ConnectionType(ContactMessage, ContactMessageEdge) {}
