import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

export const DeliveryKindEnum = {
  CONTACT: "CONTACT",
  SUBMISSIONS: "SUBMISSIONS",
  VIEWS: "VIEWS",
  REPLIES: "REPLIES",
  INTERVIEWS: "INTERVIEWS",
  DRAFT: "DRAFT",
  VERSION: "VERSION",
  CALL: "CALL",
} as const;
export type DeliveryKind = keyof typeof DeliveryKindEnum;
registerEnumType(DeliveryKindEnum, {
  name: "DeliveryKind",
  description: "What the firm did for a plan.",
  valuesConfig: {
    CONTACT: { description: "A specialist wrote to the buyer or called." },
    SUBMISSIONS: { description: "The resume was sent to employers; `count` says to how many." },
    VIEWS: { description: "Employers opened the resume; `count` says how many." },
    REPLIES: { description: "Employers answered; `count` says how many." },
    INTERVIEWS: { description: "Interviews were arranged; `count` says how many." },
    DRAFT: { description: "A draft of the resume went to the buyer. Only with Brand My CV." },
    VERSION: { description: "A finished version of the resume. Only with Brand My CV." },
    CALL: { description: "A call, such as a mock interview. Only with Brand My CV." },
  },
});

/** Something that the firm did for a plan. */
@ObjectType({
  description:
    "Something that the firm did for a plan. The plan's owner and administrators see it.",
})
@Entity("deliveries")
export class Delivery {
  @Field(() => ID, { description: "Opaque, permanent id of the entry." })
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  /** Of which plan. */
  @Column("char", { length: 36 })
  subscriptionId!: string;

  @Field(() => DeliveryKindEnum, { description: "What was done." })
  @Column("varchar", { length: 16 })
  kind!: DeliveryKind;

  @Field(() => String, { description: "The day, as `YYYY-MM-DD`." })
  @Column("char", { length: 10 })
  deliveredOn!: string;

  @Field(() => Int, {
    nullable: true,
    description: "How many, 1 to 10,000. Null for kinds that aren't counted.",
  })
  @Column("int", { nullable: true })
  count!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      "A note to the buyer: plain text of at most 1,000 characters. Null when there is none.",
  })
  @Column("varchar", { length: 1000, nullable: true })
  note!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Web address of a file or a list. Null when there is none.",
  })
  @Column("varchar", { length: 500, nullable: true })
  link!: string | null;

  /** Who of the staff recorded it; null once that account is deleted. */
  @Column("char", { length: 36, nullable: true })
  authorId!: string | null;

  @Field(() => Int, { description: "Counts the changes, from 1. Pass it as `expectedVersion`." })
  @Column("int", { default: 1 })
  version!: number;

  @Field(() => Date, { description: "When it was recorded (UTC)." })
  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Field(() => Date, { description: "When it was last changed (UTC)." })
  @Column("datetime", { precision: 3 })
  updatedAt!: Date;
}
