import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { MoneyBack } from "./money-back.js";

export const RefundStatusEnum = {
  PENDING: "PENDING",
  SUCCEEDED: "SUCCEEDED",
  FAILED: "FAILED",
  CANCELED: "CANCELED",
} as const;
export type RefundStatus = keyof typeof RefundStatusEnum;
registerEnumType(RefundStatusEnum, {
  name: "RefundStatus",
  description: "State of a refund at Stripe.",
  valuesConfig: {
    PENDING: { description: "On its way." },
    SUCCEEDED: { description: "Sent to the buyer’s bank." },
    FAILED: { description: "The bank refused it; the money is back at Stripe." },
    CANCELED: { description: "Called off." },
  },
});

/** Money paid back; `id` is Stripe's. */
@ObjectType("PlanRefund", {
  description: "Money paid back for a plan. Only the owner and administrators see it.",
})
@Entity("refunds")
export class Refund extends MoneyBack {
  @Field(() => ID, { description: "Stripe's id of the refund (`re_…`)." })
  @PrimaryColumn("varchar", { length: 64 })
  id!: string;

  @Field(() => RefundStatusEnum, { description: "State of the refund." })
  @Column("varchar", { length: 16 })
  status!: RefundStatus;

  @Field(() => String, {
    nullable: true,
    description:
      "Stripe's word for the reason, e.g. `requested_by_customer`. Null when none was given.",
  })
  @Column("varchar", { length: 64, nullable: true })
  reason!: string | null;

  /** What staff noted, for staff. */
  @Column("varchar", { length: 500, nullable: true })
  note!: string | null;

  /** Who of the staff refunded it; null if it was done at Stripe. */
  @Column("char", { length: 36, nullable: true })
  actorId!: string | null;

  @Field(() => Date, { description: "When it was made (UTC)." })
  @Column("datetime", { precision: 3 })
  createdAt!: Date;
}
