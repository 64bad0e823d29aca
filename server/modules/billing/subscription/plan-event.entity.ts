import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

export const PlanEventKindEnum = {
  STARTED: "STARTED",
  PAYMENT_RECEIVED: "PAYMENT_RECEIVED",
  LAST_PAYMENT_RECEIVED: "LAST_PAYMENT_RECEIVED",
  PAYMENT_FAILED: "PAYMENT_FAILED",
  PAYMENT_NEEDS_ACTION: "PAYMENT_NEEDS_ACTION",
  RECOVERED: "RECOVERED",
  CARD_EXPIRES: "CARD_EXPIRES",
  CARD_CHANGED: "CARD_CHANGED",
  CANCEL_REQUESTED: "CANCEL_REQUESTED",
  CANCEL_UNDONE: "CANCEL_UNDONE",
  CANCELED: "CANCELED",
  UNPAID: "UNPAID",
  REFUNDED: "REFUNDED",
  REFUND_FAILED: "REFUND_FAILED",
  DISPUTE_OPENED: "DISPUTE_OPENED",
  DISPUTE_WON: "DISPUTE_WON",
  DISPUTE_LOST: "DISPUTE_LOST",
  FRAUD_WARNING: "FRAUD_WARNING",
  COMPLETED: "COMPLETED",
  EXTENDED: "EXTENDED",
  TERM_CHANGED: "TERM_CHANGED",
  NEEDS_REVIEW: "NEEDS_REVIEW",
} as const;
export type PlanEventKind = keyof typeof PlanEventKindEnum;
registerEnumType(PlanEventKindEnum, {
  name: "PlanEventKind",
  description: "What happened to a plan.",
  valuesConfig: {
    STARTED: { description: "It was paid for, and its end was set." },
    PAYMENT_RECEIVED: { description: "A monthly payment was made." },
    LAST_PAYMENT_RECEIVED: { description: "The last payment of the term was made." },
    PAYMENT_FAILED: { description: "A payment failed." },
    PAYMENT_NEEDS_ACTION: { description: "The buyer has to confirm a payment with their bank." },
    RECOVERED: { description: "A payment that had failed was made." },
    CARD_EXPIRES: { description: "The card expires before the last payment." },
    CARD_CHANGED: { description: "Another card is charged from now on." },
    CANCEL_REQUESTED: { description: "It was canceled for the end of the paid month." },
    CANCEL_UNDONE: { description: "The cancellation was undone." },
    CANCELED: { description: "It ended before the end of its term." },
    UNPAID: { description: "It is over, with payments that were never made." },
    REFUNDED: { description: "A payment was paid back, in whole or in part." },
    REFUND_FAILED: { description: "The buyer’s bank refused a refund." },
    DISPUTE_OPENED: { description: "The buyer’s bank disputes a payment." },
    DISPUTE_WON: { description: "A dispute was decided for the firm." },
    DISPUTE_LOST: { description: "A dispute was decided for the buyer." },
    FRAUD_WARNING: { description: "The card’s network reported a payment as likely fraud." },
    COMPLETED: { description: "It ran its whole term." },
    EXTENDED: { description: "Free months were added." },
    TERM_CHANGED: { description: "The plan or its length was changed." },
    NEEDS_REVIEW: { description: "Staff should look at it, e.g. at a plan bought twice." },
  },
});

/** `facts.why` of NEEDS_REVIEW: the buyer has the plan already, or has one that contains it or that it contains. */
export type ReviewReason = "SECOND_OF_PLAN" | "OVERLAPS_PLAN";

/** Facts about an event that are safe to show to the plan's owner: amounts in cents, dates, Stripe's ids. */
export type PlanEventFacts = Readonly<Record<string, string | number | boolean | null>>;

/** Something that happened to a plan. Rows are added, never changed. */
@ObjectType({ description: "Something that happened to a plan." })
@Entity("plan_events")
export class PlanEvent {
  @Field(() => ID, { description: "Opaque, permanent id of the event." })
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  subscriptionId!: string;

  @Field(() => PlanEventKindEnum, { description: "What happened." })
  @Column("varchar", { length: 24 })
  kind!: PlanEventKind;

  @Field(() => Date, { description: "When it happened (UTC)." })
  @Column("datetime", { precision: 3 })
  at!: Date;

  @Column("json")
  facts!: PlanEventFacts;

  /** Who did it, if someone with an account here did. */
  @Column("char", { length: 36, nullable: true })
  actorId!: string | null;

  /** The kind and Stripe's id of what it is about: each thing happens once. */
  @Column("varchar", { length: 191 })
  dedupeKey!: string;
}
