import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import { After, First } from "../../kit/graphql/connection.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import type { ActorContext } from "../../kit/http/request-context.js";
import type { PeopleService } from "../accounts/people.service.js";
import { SoldPlan } from "../billing/desk/sold-plan.types.js";
import { Subscription } from "../billing/subscription/subscription.entity.js";
import { Colleague } from "../records/colleague.types.js";
import { nameOrAddress } from "../../core/name-or-address.js";
import { Delivery, DeliveryKindEnum, type DeliveryKind } from "./delivery.entity.js";
import { kindsOf } from "./delivery.policy.js";
import type { DeliveryService } from "./delivery.service.js";
import {
  DeleteDeliveryInput,
  DeleteDeliveryPayload,
  DueDeliveryConnection,
  PlanDue,
  RecordDeliveryInput,
  RecordDeliveryPayload,
  UpdateDeliveryInput,
  UpdateDeliveryPayload,
} from "./delivery.types.js";
import type { DueDeliveryService } from "./due-delivery.service.js";

const FOR_ADMINS = "for administrators with a second factor.";

@Resolver(() => Delivery)
export class DeliveryResolver {
  constructor(
    private readonly deliveries: DeliveryService,
    private readonly due: DueDeliveryService,
    private readonly people: Pick<PeopleService, "find">,
  ) {}

  @Query(() => DueDeliveryConnection, {
    description: `The next work of each running plan that is overdue or due soon, overdue first. Only ${FOR_ADMINS}`,
  })
  dueDeliveries(
    @Ctx() { actor }: ActorContext,
    @First() first: number,
    @After() after: string | null,
    @Arg("withinDays", () => Int, {
      defaultValue: 0,
      description: "How many days ahead, 0 to 60; 0 is overdue or due today.",
    })
    withinDays: number,
  ) {
    return this.due.list(actor, { first, after }, { withinDays });
  }

  @FieldResolver(() => Colleague, {
    nullable: true,
    description:
      "Who recorded it, for administrators with a second factor. Null for the buyer, and when the account is deleted.",
  })
  async author(
    @Root() { authorId }: Delivery,
    @Ctx() { actor }: ActorContext,
  ): Promise<Colleague | null> {
    if (actor.kind !== "user" || actor.role !== "ADMIN" || !actor.secondFactor) return null;
    const user = authorId === null ? null : await this.people.find(authorId);
    return user && { id: user.id, name: nameOrAddress(user) };
  }

  @Mutation(() => RecordDeliveryPayload, {
    description: `Records what was done for a plan. The buyer sees it. Only ${FOR_ADMINS}`,
  })
  recordDelivery(
    @Ctx() { actor }: ActorContext,
    @Input(RecordDeliveryInput, "The plan and what was done.") input: RecordDeliveryInput,
  ) {
    return withUserErrors(async () => ({ delivery: await this.deliveries.record(actor, input) }));
  }

  @Mutation(() => UpdateDeliveryPayload, {
    description: `Replaces what was recorded. Only ${FOR_ADMINS}`,
  })
  updateDelivery(
    @Ctx() { actor }: ActorContext,
    @Input(UpdateDeliveryInput, "The entry and what is right.") input: UpdateDeliveryInput,
  ) {
    return withUserErrors(async () => ({ delivery: await this.deliveries.update(actor, input) }));
  }

  @Mutation(() => DeleteDeliveryPayload, {
    description: `Deletes an entry. Safe to repeat. Only ${FOR_ADMINS}`,
  })
  deleteDelivery(
    @Ctx() { actor }: ActorContext,
    @Input(DeleteDeliveryInput, "The entry.") input: DeleteDeliveryInput,
  ) {
    return withUserErrors(async () => ({ deletedId: await this.deliveries.remove(actor, input) }));
  }
}

/** What deliveries add to a plan as its buyer sees it. */
@Resolver(() => Subscription)
export class SubscriptionDeliveryResolver {
  constructor(private readonly service: DeliveryService) {}

  @FieldResolver(() => [Delivery], {
    description: "What the firm did for it, the latest day first.",
  })
  async deliveries(@Root() { id }: Subscription): Promise<Delivery[]> {
    return (await this.service.listOf([id])).get(id) ?? [];
  }
}

/** What deliveries add to a plan as administrators see it. */
@Resolver(() => SoldPlan)
export class SoldPlanDeliveryResolver {
  constructor(
    private readonly service: DeliveryService,
    private readonly due: DueDeliveryService,
  ) {}

  @FieldResolver(() => [Delivery], {
    description: "What the firm did for it, the latest day first.",
  })
  async deliveries(@Root() { id }: SoldPlan): Promise<Delivery[]> {
    return (await this.service.listOf([id])).get(id) ?? [];
  }

  @FieldResolver(() => [PlanDue], {
    description: "What it needs next, the earliest first. Empty when it is over.",
  })
  dues(@Root() plan: SoldPlan): Promise<PlanDue[]> {
    return this.due.ofPlan(plan);
  }

  @FieldResolver(() => [DeliveryKindEnum], { description: "What can be recorded for it." })
  deliveryKinds(@Root() { planId }: SoldPlan): readonly DeliveryKind[] {
    return kindsOf(planId);
  }
}
