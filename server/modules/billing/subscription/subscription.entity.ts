import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

export const SubscriptionStatusEnum = {
  PENDING: "PENDING",
  ACTIVE: "ACTIVE",
  PAST_DUE: "PAST_DUE",
  CANCELING: "CANCELING",
  COMPLETED: "COMPLETED",
  CANCELED: "CANCELED",
  UNPAID: "UNPAID",
  REFUNDED: "REFUNDED",
  DISPUTED: "DISPUTED",
} as const;
export type SubscriptionStatus = keyof typeof SubscriptionStatusEnum;
registerEnumType(SubscriptionStatusEnum, {
  name: "SubscriptionStatus",
  description: "State of a subscription.",
  valuesConfig: {
    PENDING: { description: "Paid. Its end date is being set at Stripe, normally within seconds." },
    ACTIVE: { description: "Running until the end of its term." },
    PAST_DUE: { description: "A monthly payment failed; Stripe tries again." },
    CANCELING: { description: "Canceled: it runs until `endsAt`, before the end of its term." },
    COMPLETED: { description: "Ran its whole term, and every payment was made." },
    CANCELED: { description: "Ended before the end of its term." },
    UNPAID: { description: "Over, with payments that failed and were never made." },
    REFUNDED: { description: "Everything paid for it was paid back." },
    DISPUTED: { description: "The buyer’s bank disputes a payment, and has not decided yet." },
  },
});

export const CanceledByEnum = { BUYER: "BUYER", STAFF: "STAFF", STRIPE: "STRIPE" } as const;
export type CanceledBy = keyof typeof CanceledByEnum;
registerEnumType(CanceledByEnum, {
  name: "PlanCanceledBy",
  description: "Who canceled a plan.",
  valuesConfig: {
    BUYER: { description: "The person who bought it." },
    STAFF: { description: "Someone at the firm." },
    STRIPE: { description: "Someone at Stripe, or Stripe after the last failed payment." },
  },
});

/** Rows that the previous release writes while both releases run. The next reading of Stripe replaces them. */
const EARLIER_STATUSES: Readonly<Record<string, SubscriptionStatus>> = {
  PENDING_TERM: "PENDING",
  ENDED: "COMPLETED",
};
const currentStatus = {
  to: (status: SubscriptionStatus) => status,
  from: (status: SubscriptionStatus) => EARLIER_STATUSES[status] ?? status,
};

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
  @Column("varchar", { length: 16, transformer: currentStatus })
  status!: SubscriptionStatus;

  @Field(() => Boolean, {
    name: "isRunning",
    description:
      "Whether it is not over, so that Stripe can still charge for it. The same plan can’t be bought again meanwhile.",
  })
  @Column("boolean", { default: true })
  running!: boolean;

  @Field(() => Int, { description: "Length of the term in months: 3 or 6." })
  @Column("int")
  months!: number;

  @Field(() => Int, { description: "Months at the end that cost nothing, given by the firm." })
  @Column("int", { default: 0 })
  freeMonths!: number;

  @Field(() => Int, {
    description:
      "Number of successful monthly payments so far, also of those that were paid back since.",
  })
  @Column("int", { default: 0 })
  paymentsMade!: number;

  @Field(() => Int, { description: "Sum of all payments, in minor units of `currency` (cents)." })
  @Column("int", { default: 0 })
  paidAmount!: number;

  @Field(() => Int, {
    description: "How much of `paidAmount` was paid back, in minor units of `currency` (cents).",
  })
  @Column("int", { default: 0 })
  refundedAmount!: number;

  /** How much of `paidAmount` the buyer's bank took back in disputes that the firm lost. */
  @Column("int", { default: 0 })
  lostAmount!: number;

  /**
   * What the second payment takes on top of the others, less than nothing if it takes less: the plan was changed, and the first
   * month was paid at the other one's price. 0 once it was taken.
   */
  @Column("int", { default: 0 })
  firstMonthDue!: number;

  @Field(() => String, { description: "Three-letter ISO 4217 code in upper case, e.g. `USD`." })
  @Column("char", { length: 3, default: "USD" })
  currency!: string;

  @Field(() => Date, { description: "When the subscription started (UTC)." })
  @Column("datetime", { precision: 3 })
  startedAt!: Date;

  @Column("datetime", { precision: 3, nullable: true })
  currentPeriodEnd!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When the next payment is taken (UTC). Null if there is none.",
  })
  @Column("datetime", { precision: 3, nullable: true })
  nextPaymentAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When the subscription ends, or ended (UTC). Null while `status` is `PENDING`.",
  })
  @Column("datetime", { precision: 3, nullable: true })
  endsAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      "End of the whole term that was bought, with its free months (UTC); later than `endsAt` if it was canceled. Null while `status` is `PENDING`.",
  })
  @Column("datetime", { precision: 3, nullable: true })
  termEndsAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When it was canceled (UTC). Null if it was not, or that was undone.",
  })
  @Column("datetime", { precision: 3, nullable: true })
  cancelRequestedAt!: Date | null;

  @Field(() => CanceledByEnum, {
    nullable: true,
    description: "Who canceled it. Null if no one did.",
  })
  @Column("varchar", { length: 8, nullable: true })
  canceledBy!: CanceledBy | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Why, in the words of who canceled it. Null if it was not canceled or no reason was given, and when the account is deleted.",
  })
  @Column("varchar", { length: 500, nullable: true })
  cancelReason!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Brand of the card that is charged, e.g. `visa`; another kind of payment by its name. Null while Stripe names none, and when the account is deleted.",
  })
  @Column("varchar", { length: 24, nullable: true })
  cardBrand!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Last four digits of the card. Null for another kind of payment, while Stripe names none, and when the account is deleted.",
  })
  @Column("char", { length: 4, nullable: true })
  cardLast4!: string | null;

  @Field(() => Date, {
    nullable: true,
    description:
      "When the card expires: the first moment of the month after its last (UTC). Null when `cardLast4` is.",
  })
  @Column("datetime", { precision: 3, nullable: true })
  cardExpiresAt!: Date | null;

  /** When it was last read from Stripe. */
  @Column("datetime", { precision: 3, nullable: true })
  checkedAt!: Date | null;

  /** Also the row's version, for optimistic locking. */
  @Column("datetime", { precision: 3 })
  updatedAt!: Date;

  @Field(() => Int, { description: "Number of monthly payments in the whole term." })
  get paymentsTotal(): number {
    return this.months;
  }
}
