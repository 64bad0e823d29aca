import type Stripe from "stripe";
import { z } from "zod";
import { activeScheduleOf, endWithSchedule } from "../billing/cancellation.js";
import { applyPhase, releaseSchedule } from "../billing/phases.js";
import { invalidRequest } from "../core/errors.js";
import { endpoint, listing, reading } from "../http/endpoint.js";
import { listParams } from "../http/list.js";
import { flag, metadata, paramsFor, text } from "../http/params.js";
import { idOf, isOf } from "../objects/catalog.js";
import { mergeMetadata } from "../objects/metadata.js";
import { buildScheduleFrom } from "../objects/schedule.js";
import type { World } from "../world.js";
import { phaseParams, prorationBehavior, readPhases } from "./schedule-phases.js";

type Schedule = Stripe.SubscriptionSchedule;

const endBehavior = z.enum(["cancel", "release"]);

/** `end_behavior` is declared so that it is refused with Stripe's message. */
const create = paramsFor<Stripe.SubscriptionScheduleCreateParams>()(
  z.strictObject({ from_subscription: text(), end_behavior: endBehavior.optional() }),
);

const update = paramsFor<Stripe.SubscriptionScheduleUpdateParams>()(
  z.strictObject({
    end_behavior: endBehavior.optional(),
    metadata: metadata().optional(),
    phases: z.array(phaseParams).min(1).max(10).optional(),
    proration_behavior: prorationBehavior.optional(),
  }),
);

const list = paramsFor<Stripe.SubscriptionScheduleListParams>()(
  z.strictObject({ ...listParams, customer: text().optional() }),
);

const cancel = paramsFor<Stripe.SubscriptionScheduleCancelParams>()(
  z.strictObject({ invoice_now: flag().optional(), prorate: flag().optional() }),
);

function createSchedule(world: World, input: z.output<typeof create>): Schedule {
  if (input.end_behavior !== undefined) {
    throw invalidRequest(
      "You cannot set `end_behavior` if `from_subscription` is set.",
      "end_behavior",
    );
  }
  const subscription = world.store.get(
    "subscription",
    input.from_subscription,
    "from_subscription",
  );
  refuseSecondSchedule(world, subscription);
  const item = subscription.items.data[0];
  const period = {
    start: item?.current_period_start ?? subscription.start_date,
    end: item?.current_period_end ?? subscription.start_date,
  };
  const schedule = buildScheduleFrom(subscription, period, world.clock.now());
  subscription.schedule = world.store.add("subscription_schedule", schedule).id;
  world.events.emit("subscription_schedule.created", schedule);
  world.events.emit("customer.subscription.updated", subscription);
  return schedule;
}

function refuseSecondSchedule(world: World, subscription: Stripe.Subscription): void {
  if (subscription.ended_at !== null) {
    throw invalidRequest(
      "You cannot migrate a subscription that is in the `canceled` status.",
      "from_subscription",
    );
  }
  if (activeScheduleOf(world, subscription)) {
    throw invalidRequest(
      "You cannot migrate a subscription that is already attached to a schedule: " +
        `\`${subscription.id}\`.`,
      "from_subscription",
    );
  }
}

/** @throws if the schedule has ended. */
function liveSchedule(world: World, id: string, verb: string): [Schedule, Stripe.Subscription] {
  const schedule = world.store.get("subscription_schedule", id);
  if (schedule.status !== "active" || schedule.subscription === null) {
    throw invalidRequest(
      `You cannot ${verb} a subscription schedule that is currently in the ` +
        `\`${schedule.status}\` status. It must be in either the \`not_started\` or \`active\` status.`,
    );
  }
  return [schedule, world.store.get("subscription", idOf(schedule.subscription))];
}

function updateSchedule(world: World, input: z.output<typeof update>, id: string): Schedule {
  const [schedule, subscription] = liveSchedule(world, id, "update");
  const phases = input.phases && readPhases(world, schedule, input.phases);
  const first = phases?.[0];
  if (phases && first) {
    schedule.phases = phases;
    schedule.current_phase = { start_date: first.start_date, end_date: first.end_date };
  }
  schedule.end_behavior = input.end_behavior ?? schedule.end_behavior;
  schedule.metadata ??= {};
  mergeMetadata(schedule.metadata, input.metadata);
  applyPhase(world, schedule, subscription);
  world.events.emit("subscription_schedule.updated", schedule);
  world.events.emit("customer.subscription.updated", subscription);
  return schedule;
}

export const scheduleEndpoints = [
  endpoint({
    method: "post",
    path: "/subscription_schedules",
    params: create,
    run: createSchedule,
  }),
  listing("/subscription_schedules", "subscription_schedule", list, ({ customer }, input) =>
    isOf(customer, input.customer),
  ),
  reading("/subscription_schedules", "subscription_schedule"),
  endpoint({
    method: "post",
    path: "/subscription_schedules/:id",
    params: update,
    run: updateSchedule,
  }),
  endpoint({
    method: "post",
    path: "/subscription_schedules/:id/cancel",
    params: cancel,
    run: (world, _input, id) => {
      const [schedule, subscription] = liveSchedule(world, id, "cancel");
      endWithSchedule(world, subscription, "cancellation_requested");
      return schedule;
    },
  }),
  endpoint({
    method: "post",
    path: "/subscription_schedules/:id/release",
    params: z.strictObject({}),
    run: (world, _input, id) => {
      const [schedule, subscription] = liveSchedule(world, id, "release");
      releaseSchedule(world, schedule, subscription);
      return schedule;
    },
  }),
];
