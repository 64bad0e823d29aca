import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column } from "typeorm";

/** Money of a plan that goes back to the buyer: what refunds and disputes have in common. */
@ObjectType()
export abstract class MoneyBack {
  @Column("varchar", { length: 64 })
  stripeSubscriptionId!: string;

  @Field(() => ID, {
    nullable: true,
    description: "The invoice whose payment it is about. Null when Stripe names none.",
  })
  @Column("varchar", { length: 64, nullable: true })
  invoiceId!: string | null;

  @Field(() => Int, { description: "In minor units of `currency` (cents for USD)." })
  @Column("int")
  amount!: number;

  @Field(() => String, { description: "Three-letter ISO 4217 code in upper case, e.g. `USD`." })
  @Column("char", { length: 3 })
  currency!: string;
}
