import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { ConnectionType, EdgeType } from "../../../kit/graphql/connection.js";
import { Payload } from "../../../kit/graphql/user-error.js";
import { PlanBuyer } from "../desk/sold-plan.types.js";

export const BillingFactEnum = {
  RECORD: "RECORD",
  PRODUCT: "PRODUCT",
  MONTHS: "MONTHS",
  FREE_MONTHS: "FREE_MONTHS",
  STATUS: "STATUS",
  PERIOD_END: "PERIOD_END",
  END: "END",
  PAYMENTS: "PAYMENTS",
  RECEIVED: "RECEIVED",
  REFUNDED: "REFUNDED",
  LOST: "LOST",
  DUE: "DUE",
  CARD: "CARD",
  CARD_END: "CARD_END",
} as const;
export type BillingFact = keyof typeof BillingFactEnum;
registerEnumType(BillingFactEnum, {
  name: "BillingFact",
  description: "What can differ between this site's record of a plan and Stripe's.",
  valuesConfig: {
    RECORD: { description: "Whether there is a record at all: `PRESENT` or `MISSING`." },
    PRODUCT: { description: "The plan that was bought and its length, in words." },
    MONTHS: { description: "How many months are paid for in the whole term." },
    FREE_MONTHS: { description: "How many months at the end cost nothing." },
    STATUS: { description: "State of the subscription, as in `SubscriptionStatus`." },
    PERIOD_END: { description: "When the paid month ends (UTC, ISO 8601)." },
    END: { description: "When the plan ends or ended (UTC, ISO 8601)." },
    PAYMENTS: { description: "How many payments were made." },
    RECEIVED: { description: "The sum of all payments, in cents." },
    REFUNDED: { description: "How much of it was paid back, in cents." },
    LOST: { description: "How much of it lost disputes took, in cents." },
    DUE: { description: "What is due now, in cents." },
    CARD: { description: "The card that is charged: brand and last four digits. Null for none." },
    CARD_END: { description: "The first moment after the card expires (UTC, ISO 8601)." },
  },
});

@ObjectType({ description: "A fact about a plan on which this site and Stripe do not agree." })
export class BillingFactDifference {
  @Field(() => BillingFactEnum, { description: "Which fact." })
  fact!: BillingFact;

  @Field(() => String, { nullable: true, description: "What this site has. Null for nothing." })
  ours!: string | null;

  @Field(() => String, { nullable: true, description: "What Stripe has. Null for nothing." })
  stripes!: string | null;
}

@ObjectType({ description: "A plan whose record on this site differs from Stripe's." })
export class BillingDifference {
  @Field(() => ID, {
    description:
      "Stripe's id: of the subscription (`sub_…`), or of a paid checkout (`cs_…`) without a record.",
  })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: "Name of the plan. Null for a checkout without a record.",
  })
  planTitle!: string | null;

  @Field(() => PlanBuyer, {
    nullable: true,
    description: "Who bought it. Null when that is unknown or the account is deleted.",
  })
  buyer!: PlanBuyer | null;

  @Field(() => [BillingFactDifference], { description: "The facts that differ." })
  facts!: BillingFactDifference[];
}

@ObjectType({
  description:
    "A part of the comparison of this site's records with Stripe's, newest plans first. Ask again with `after` until `endCursor` is null.",
})
export class BillingComparison {
  @Field(() => [BillingDifference], { description: "The differences in this part; often none." })
  differences!: BillingDifference[];

  @Field(() => Int, { description: "How many plans were compared in this part." })
  compared!: number;

  @Field(() => Int, { description: "How many plans there are to compare in all parts." })
  total!: number;

  @Field(() => String, {
    nullable: true,
    description: "Where the next part begins. Null when all plans were compared.",
  })
  endCursor!: string | null;
}

@InputType({ description: "A plan whose record should match Stripe's." })
export class RepairBillingInput {
  @Field(() => ID, { description: "`id` of the difference." })
  id!: string;
}

@ObjectType({ description: "Result of making a plan's record match Stripe's." })
export class RepairBillingPayload extends Payload {
  @Field(() => ID, {
    nullable: true,
    description: "Stripe's id of what was repaired. Null when `userErrors` is not empty.",
  })
  id?: string;
}

@ObjectType({
  description: "A message from Stripe that failed in several attempts. For administrators.",
})
export class FailedStripeEvent {
  @Field(() => ID, { description: "Stripe's id of the event (`evt_…`)." })
  id!: string;

  @Field(() => String, { description: "Stripe's name of what happened, e.g. `invoice.paid`." })
  type!: string;

  @Field(() => Int, { description: "How many attempts failed." })
  attempts!: number;

  @Field(() => String, {
    nullable: true,
    description:
      "Name of the last error, without details. Null when the attempts ended without one.",
  })
  lastError!: string | null;

  @Field(() => Date, { description: "When it arrived (UTC)." })
  receivedAt!: Date;

  @Field(() => Date, { description: "When we gave up on it (UTC)." })
  failedAt!: Date;
}

@ObjectType({ description: "A failed message from Stripe and its position in the list." })
export class FailedStripeEventEdge extends EdgeType(FailedStripeEvent) {}

@ObjectType({ description: "A page of failed messages from Stripe." })
export class FailedStripeEventConnection extends ConnectionType(
  FailedStripeEvent,
  FailedStripeEventEdge,
) {}

@InputType({ description: "A message from Stripe to try again." })
export class RetryStripeEventInput {
  @Field(() => ID, { description: "Id of the event." })
  id!: string;
}

@ObjectType({ description: "Result of trying a message from Stripe again." })
export class RetryStripeEventPayload extends Payload {
  @Field(() => ID, {
    nullable: true,
    description: "Id of the event, which waits to be worked. Null when `userErrors` is not empty.",
  })
  id?: string;
}
