import { Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Input } from "../../../kit/graphql/input.js";
import { After, First } from "../../../kit/graphql/connection.js";
import { QUERY_COST } from "../../../kit/graphql/query-cost.js";
import { withUserErrors } from "../../../kit/graphql/user-error.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import type { BillingRepairService } from "./billing-repair.service.js";
import {
  BillingComparison,
  FailedStripeEventConnection,
  RepairBillingInput,
  RepairBillingPayload,
  RetryStripeEventInput,
  RetryStripeEventPayload,
} from "./billing-repair.types.js";
import type { FailedEventService } from "./failed-events.service.js";

@Resolver()
export class BillingRepairResolver {
  constructor(
    private readonly repairs: BillingRepairService,
    private readonly failedEvents: FailedEventService,
  ) {}

  @Query(() => BillingComparison, {
    description:
      "Compares up to 25 plans with Stripe, newest first, and returns those that differ. For administrators with a second factor.",
    complexity: QUERY_COST * 10,
  })
  billingDifferences(
    @Ctx() { actor }: ActorContext,
    @First() first: number,
    @After() after?: string,
  ) {
    return this.repairs.compareFor(actor, { first, after });
  }

  @Query(() => FailedStripeEventConnection, {
    description:
      "Messages from Stripe that we gave up on, newest first. For administrators with a second factor.",
  })
  failedStripeEvents(
    @Ctx() { actor }: ActorContext,
    @First() first: number,
    @After() after?: string,
  ) {
    return this.failedEvents.list(actor, { first, after });
  }

  @Mutation(() => RepairBillingPayload, {
    description:
      "Makes the record of a plan, or of a paid checkout without one, match Stripe's. Safe to repeat. For administrators with a second factor.",
  })
  repairBilling(
    @Ctx() { actor }: ActorContext,
    @Input(RepairBillingInput, "What to repair.") { id }: RepairBillingInput,
  ) {
    return withUserErrors(async () => ({ id: await this.repairs.repairFor(actor, id) }));
  }

  @Mutation(() => RetryStripeEventPayload, {
    description:
      "Puts a failed message from Stripe back in the queue. For administrators with a second factor.",
  })
  retryStripeEvent(
    @Ctx() { actor }: ActorContext,
    @Input(RetryStripeEventInput, "The message.") { id }: RetryStripeEventInput,
  ) {
    return withUserErrors(async () => ({ id: await this.failedEvents.retry(actor, id) }));
  }
}
