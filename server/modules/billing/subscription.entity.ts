import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

export type SubscriptionStatus = "PENDING_TERM" | "ACTIVE" | "PAST_DUE" | "ENDED" | "CANCELED";

export const SubscriptionStatusEnum = {
  PENDING_TERM: "PENDING_TERM",
  ACTIVE: "ACTIVE",
  PAST_DUE: "PAST_DUE",
  ENDED: "ENDED",
  CANCELED: "CANCELED",
} as const;
registerEnumType(SubscriptionStatusEnum, {
  name: "SubscriptionStatus",
  description: "State of a subscription.",
  valuesConfig: {
    PENDING_TERM: {
      description: "Paid. Its end date is being set at Stripe, normally within seconds.",
    },
    ACTIVE: { description: "Running, and set to end at `endsAt`." },
    PAST_DUE: { description: "A monthly payment failed; Stripe tries again." },
    ENDED: { description: "Completed its term." },
    CANCELED: { description: "Ended before the end of its term." },
  },
});

/** States in which buying the same plan again would mean paying twice. */
export const RUNNING_STATUSES = ["PENDING_TERM", "ACTIVE", "PAST_DUE"] as const;

@ObjectType({
  description:
    "A plan that a person pays for monthly until its term ends. It never renews. Only the owner and administrators see it.",
})
@Entity("subscriptions")
export class Subscription {
  @Field(() => ID, { description: "Opaque, permanent id of the subscription." })
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  userId!: string;

  @Field(() => ID, { description: "Product code of what was bought, e.g. `BRAND_MY_CV_QUATERLY`." })
  @Column("varchar", { length: 64 })
  productId!: string;

  @Column("varchar", { length: 64 })
  stripeSubscriptionId!: string;

  @Column("varchar", { length: 64 })
  stripeCustomerId!: string;

  @Column("varchar", { length: 64, nullable: true })
  stripeScheduleId!: string | null;

  /** "cancel" once its end is set at Stripe. */
  @Column("varchar", { length: 16, nullable: true })
  endBehavior!: "cancel" | null;

  @Field(() => SubscriptionStatusEnum, { description: "State of the subscription." })
  @Column("varchar", { length: 16 })
  status!: SubscriptionStatus;

  @Field(() => Int, { description: "Length of the term in months: 3 or 6." })
  @Column("int")
  months!: number;

  @Field(() => Date, { description: "When the subscription started (UTC)." })
  @Column("datetime", { precision: 3 })
  startedAt!: Date;

  @Column("datetime", { precision: 3, nullable: true })
  currentPeriodEnd!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      "When the subscription ends, or ended (UTC). Null while `status` is `PENDING_TERM`.",
  })
  @Column("datetime", { precision: 3, nullable: true })
  endsAt!: Date | null;

  /** Also the row's version, for optimistic locking. */
  @Column("datetime", { precision: 3 })
  updatedAt!: Date;

  @Field(() => Int, { description: "Number of monthly payments in the whole term." })
  get paymentsTotal(): number {
    return this.months;
  }
}
