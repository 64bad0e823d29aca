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
  description:
    "PENDING_TERM: paid, its end is being set; PAST_DUE: a payment failed; ENDED: ran its term; CANCELED: ended before.",
});

/** The states in which a second subscription to the same plan would mean paying twice. */
export const RUNNING_STATUSES = ["PENDING_TERM", "ACTIVE", "PAST_DUE"] as const;

@ObjectType({
  description: "A plan that a person pays for, month by month, until its term ends by itself.",
})
@Entity("subscriptions")
export class Subscription {
  @Field(() => ID)
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  userId!: string;

  @Field(() => ID)
  @Column("varchar", { length: 64 })
  productId!: string;

  @Column("varchar", { length: 64 })
  stripeSubscriptionId!: string;

  @Column("varchar", { length: 64 })
  stripeCustomerId!: string;

  @Column("varchar", { length: 64, nullable: true })
  stripeScheduleId!: string | null;

  /** "cancel" once it is certain to end by itself. */
  @Column("varchar", { length: 16, nullable: true })
  endBehavior!: "cancel" | null;

  @Field(() => SubscriptionStatusEnum)
  @Column("varchar", { length: 16 })
  status!: SubscriptionStatus;

  @Field(() => Int, { description: "Length of the term." })
  @Column("int")
  months!: number;

  @Field(() => Date)
  @Column("datetime", { precision: 3 })
  startedAt!: Date;

  @Column("datetime", { precision: 3, nullable: true })
  currentPeriodEnd!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When it ends, or ended; null while PENDING_TERM.",
  })
  @Column("datetime", { precision: 3, nullable: true })
  endsAt!: Date | null;

  /** Also the row's version: a writer that read an older one starts again. */
  @Column("datetime", { precision: 3 })
  updatedAt!: Date;

  @Field(() => Int, { description: "Monthly payments in the whole term." })
  get paymentsTotal(): number {
    return this.months;
  }
}
