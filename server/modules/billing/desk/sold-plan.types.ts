import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { ConnectionType, EdgeType } from "../../../kit/graphql/connection.js";
import {
  CanceledByEnum,
  SubscriptionStatusEnum,
  type CanceledBy,
  type SubscriptionStatus,
} from "../subscription/subscription.entity.js";

const CENTS = "in minor units of `currency` (cents for USD)";

@ObjectType({ description: "Who bought a plan." })
export class PlanBuyer {
  @Field(() => ID, { description: "Id of the account." })
  id!: string;

  @Field(() => String, { description: "Full name; the address of someone who has given none." })
  name!: string;

  @Field(() => String, { description: "Email address." })
  email!: string;
}

@ObjectType({ description: "A plan that someone bought, as administrators see it." })
export class SoldPlan {
  @Field(() => ID, { description: "Opaque, permanent id of the subscription." })
  id!: string;

  /** Id of the account. */
  userId!: string;

  stripeSubscriptionId!: string;

  @Field(() => ID, { description: "Product code of what was bought, e.g. `BRAND_MY_CV_QUATERLY`." })
  productId!: string;

  @Field(() => ID, {
    nullable: true,
    description: "Code of the plan (`Plan.id`). Null if it is no longer in the catalog.",
  })
  planId!: string | null;

  @Field(() => String, {
    description:
      "Name of the plan, e.g. `Brand My CV`; the product code if that plan is no longer in the catalog.",
  })
  planTitle!: string;

  @Field(() => Int, { description: "Length of the term in months: 3 or 6." })
  months!: number;

  @Field(() => Int, { description: "Months at the end that cost nothing, given by the firm." })
  freeMonths!: number;

  @Field(() => SubscriptionStatusEnum, { description: "State of the subscription." })
  status!: SubscriptionStatus;

  @Field(() => Boolean, {
    description: "Whether it is not over, so that Stripe can still charge for it.",
  })
  isRunning!: boolean;

  @Field(() => Date, { description: "When the subscription started (UTC)." })
  startedAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: "When it ends, or ended (UTC). Null while that is being set.",
  })
  endsAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "End of the whole term with its free months (UTC). Null while that is being set.",
  })
  termEndsAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When the next payment is taken (UTC). Null if there is none.",
  })
  nextPaymentAt!: Date | null;

  /** End of the month that was paid last. */
  @Field(() => Date, {
    nullable: true,
    description: "End of the month that runs now (UTC). Null while that is unknown.",
  })
  currentPeriodEnd!: Date | null;

  @Field(() => Int, {
    description:
      "Number of successful monthly payments so far, also of those that were refunded or lost in a dispute since.",
  })
  paymentsMade!: number;

  @Field(() => Int, {
    nullable: true,
    description: `Price of a month when the plan was sold, ${CENTS}. Null if the plan is no longer in the catalog.`,
  })
  monthlyAmount!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `What the next payment takes, ${CENTS}: as much as those before it. Null if there is none, or the plan is no longer in the catalog.`,
  })
  nextPaymentAmount!: number | null;

  @Field(() => Int, {
    description: `What the first month still costs after a change to another plan, ${CENTS}: the second payment settles it. Negative if too much was paid for it; 0 if there is nothing to settle.`,
  })
  firstMonthDue!: number;

  @Field(() => Int, { description: `Sum of all payments, ${CENTS}.` })
  paidAmount!: number;

  @Field(() => Int, { description: `How much of it was paid back, ${CENTS}.` })
  refundedAmount!: number;

  @Field(() => Int, {
    description: `How much of it the buyer’s bank took back in disputes that were lost, ${CENTS}.`,
  })
  lostAmount!: number;

  @Field(() => String, { description: "Three-letter ISO 4217 code in upper case, e.g. `USD`." })
  currency!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Brand of the card, e.g. `visa`; another kind of payment by its name. Null while Stripe names none, and when the account is deleted.",
  })
  cardBrand!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Last four digits of the card. Null for another kind of payment, while Stripe names none, and when the account is deleted.",
  })
  cardLast4!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: "When the card expires (UTC). Null when `cardLast4` is.",
  })
  cardExpiresAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When it was canceled (UTC). Null if it wasn't.",
  })
  cancelRequestedAt!: Date | null;

  @Field(() => CanceledByEnum, {
    nullable: true,
    description: "Who canceled it. Null if no one did.",
  })
  canceledBy!: CanceledBy | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Why, in the words of who canceled it. Null if it was not canceled or no reason was given, and when the account is deleted.",
  })
  cancelReason!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: "When it was last read from Stripe (UTC). Null if it never was.",
  })
  checkedAt!: Date | null;

  @Field(() => PlanBuyer, {
    nullable: true,
    description: "Who bought it. Null when the account is deleted.",
  })
  buyer!: PlanBuyer | null;
}

@ObjectType({ description: "A plan that was sold and its position in the list." })
export class SoldPlanEdge extends EdgeType(SoldPlan) {}

@ObjectType({ description: "A page of plans that were sold." })
export class SoldPlanConnection extends ConnectionType(SoldPlan, SoldPlanEdge) {}

@InputType({ description: "Which plans to list. All conditions must hold." })
export class SoldPlanFilter {
  @Field(() => [SubscriptionStatusEnum], {
    nullable: true,
    description: "Only those in one of these states. All when empty.",
  })
  status?: SubscriptionStatus[] | null;

  @Field(() => ID, { nullable: true, description: "Only of this plan (`Plan.id`)." })
  planId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Only of buyers whose name or address contains this text of at most 100 characters.",
  })
  buyer?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Only those that started on this day in UTC or later, as `YYYY-MM-DD`.",
  })
  startedSince?: string | null;
}

@ObjectType({ description: "One month of the firm's money, in UTC. Amounts are in cents." })
export class RevenueMonth {
  @Field(() => String, { description: "The month, as `YYYY-MM`." })
  month!: string;

  @Field(() => Int, {
    description:
      "The whole price of the plans that started, for all of their months, at what they were sold for.",
  })
  booked!: number;

  @Field(() => Int, { description: "Payments received." })
  received!: number;

  @Field(() => Int, { description: "Paid back." })
  refunded!: number;

  @Field(() => Int, { description: "Taken back by banks in disputes that were lost." })
  lost!: number;

  @Field(() => Int, {
    description: "Payments that running plans are due to make. 0 for months that are over.",
  })
  due!: number;
}
