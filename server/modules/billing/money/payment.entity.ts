import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

export const PaymentStatusEnum = { ACCEPTED: "ACCEPTED", NEEDS_REVIEW: "NEEDS_REVIEW" } as const;
export type PaymentStatus = keyof typeof PaymentStatusEnum;
registerEnumType(PaymentStatusEnum, {
  name: "PaymentStatus",
  description: "Whether a payment started its plan.",
  valuesConfig: {
    ACCEPTED: { description: "The plan's price was paid, and the plan started." },
    NEEDS_REVIEW: {
      description:
        "The amount paid is not the plan's price. No plan started; staff decide on a refund.",
    },
  },
});

@ObjectType({
  description:
    "The first payment of a checkout, as Stripe reports it. Only the owner sees it; administrators also see payments that need review.",
})
@Entity("payments")
export class Payment {
  @Field(() => ID, { description: "Opaque, permanent id of the payment." })
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  userId!: string;

  @Field(() => ID, { description: "Product code of what was bought, e.g. `BRAND_MY_CV_QUATERLY`." })
  @Column("varchar", { length: 64 })
  productId!: string;

  @Field(() => String, { description: "Stripe's id of the checkout session (`cs_…`)." })
  @Column("varchar", { length: 255 })
  sessionId!: string;

  @Field(() => String, {
    name: "subscriptionId",
    description:
      "Stripe's id of the subscription (`sub_…`). For the id on this site, see `subscription.id`.",
  })
  @Column("varchar", { length: 64 })
  stripeSubscriptionId!: string;

  @Field(() => Int, { description: "Amount paid, in minor units of `currency` (cents for USD)." })
  @Column("int")
  amount!: number;

  @Field(() => String, { description: "Three-letter ISO 4217 code in upper case, e.g. `USD`." })
  @Column("char", { length: 3 })
  currency!: string;

  @Field(() => Date, { description: "When this site recorded the payment (UTC)." })
  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Field(() => PaymentStatusEnum, { description: "Whether the payment started its plan." })
  @Column("varchar", { length: 16, default: "ACCEPTED" })
  status!: PaymentStatus;
}
