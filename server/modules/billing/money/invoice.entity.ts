import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

export const InvoiceStatusEnum = {
  DRAFT: "DRAFT",
  OPEN: "OPEN",
  PAID: "PAID",
  VOID: "VOID",
  UNCOLLECTIBLE: "UNCOLLECTIBLE",
} as const;
export type InvoiceStatus = keyof typeof InvoiceStatusEnum;
registerEnumType(InvoiceStatusEnum, {
  name: "InvoiceStatus",
  description: "State of a plan's invoice at Stripe.",
  valuesConfig: {
    DRAFT: { description: "Being prepared. Stripe charges the card about an hour later." },
    OPEN: { description: "Due: the payment has not been made, or failed." },
    PAID: { description: "Paid." },
    VOID: { description: "Withdrawn; nothing is due." },
    UNCOLLECTIBLE: { description: "Given up." },
  },
});

/** An invoice for a month of a plan; `id` is Stripe's. */
@ObjectType("PlanInvoice", {
  description: "An invoice for a month of a plan. Only the owner and administrators see it.",
})
@Entity("invoices")
export class Invoice {
  @Field(() => ID, { description: "Stripe's id of the invoice (`in_…`)." })
  @PrimaryColumn("varchar", { length: 64 })
  id!: string;

  @Column("varchar", { length: 64 })
  stripeSubscriptionId!: string;

  @Field(() => InvoiceStatusEnum, { description: "State of the invoice." })
  @Column("varchar", { length: 16, default: "PAID" })
  status!: InvoiceStatus;

  @Field(() => String, {
    nullable: true,
    description: "Number on the invoice. Null while it has none.",
  })
  @Column("varchar", { length: 64, nullable: true })
  number!: string | null;

  @Field(() => Int, { description: "Amount due, in minor units of `currency` (cents for USD)." })
  @Column("int")
  amount!: number;

  @Field(() => String, { description: "Three-letter ISO 4217 code in upper case, e.g. `USD`." })
  @Column("char", { length: 3 })
  currency!: string;

  @Field(() => Date, {
    nullable: true,
    description: "When Stripe made it (UTC); null until the next reading of an old invoice.",
  })
  @Column("datetime", { precision: 3, nullable: true })
  createdAt!: Date | null;

  @Field(() => Date, { nullable: true, description: "When it was paid (UTC). Null if it was not." })
  @Column("datetime", { precision: 3, nullable: true })
  paidAt!: Date | null;

  @Column("varchar", { length: 64, nullable: true })
  paymentIntentId!: string | null;

  @Column("varchar", { length: 64, nullable: true })
  chargeId!: string | null;

  @Field(() => Int, {
    description: "How much of it was paid back, in minor units of `currency` (cents for USD).",
  })
  @Column("int", { default: 0 })
  amountRefunded!: number;

  @Field(() => Int, { description: "How often Stripe has tried to charge it." })
  @Column("int", { default: 0 })
  attemptCount!: number;

  @Field(() => Date, {
    nullable: true,
    description: "When Stripe tries again (UTC). Null if it does not.",
  })
  @Column("datetime", { precision: 3, nullable: true })
  nextAttemptAt!: Date | null;

  @Field(() => Boolean, {
    description: "Whether the buyer has to confirm the payment with their bank (3-D Secure).",
  })
  @Column("boolean", { default: false })
  needsAction!: boolean;
}
