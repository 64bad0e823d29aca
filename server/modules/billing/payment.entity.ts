import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

@ObjectType({ description: "The payment that started a subscription, as Stripe reports it." })
@Entity("payments")
export class Payment {
  @Field(() => ID)
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  userId!: string;

  @Field(() => ID)
  @Column("varchar", { length: 64 })
  productId!: string;

  @Field(() => String, { description: "The checkout session at Stripe." })
  @Column("varchar", { length: 255 })
  sessionId!: string;

  @Field(() => String, { name: "subscriptionId", description: "The subscription at Stripe." })
  @Column("varchar", { length: 64 })
  stripeSubscriptionId!: string;

  @Field(() => Int, { description: "Cents." })
  @Column("int")
  amount!: number;

  @Field(() => String, { description: "ISO 4217." })
  @Column("char", { length: 3 })
  currency!: string;

  @Field(() => Date)
  @Column("datetime", { precision: 3 })
  createdAt!: Date;
}
