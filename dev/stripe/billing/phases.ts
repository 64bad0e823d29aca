import type Stripe from "stripe";
import { idOf, planOf } from "../objects/catalog.js";
import type { Phase } from "../objects/schedule.js";
import type { World } from "../world.js";
import { activeScheduleOf, endSubscription, setCancellation } from "./cancellation.js";
import { beginTrial } from "./renewal.js";

type Schedule = Stripe.SubscriptionSchedule;

/** Ends a schedule's current phase: the next one begins, or the schedule ends. */
export function endPhase(
  world: World,
  schedule: Schedule,
  subscription: Stripe.Subscription,
): void {
  const current = schedule.phases.findIndex(
    ({ start_date }) => start_date === schedule.current_phase?.start_date,
  );
  const next = schedule.phases[current + 1];
  if (next) enterPhase(world, schedule, subscription, next);
  else if (schedule.end_behavior === "cancel") completeSchedule(world, schedule, subscription);
  else releaseSchedule(world, schedule, subscription);
}

function enterPhase(
  world: World,
  schedule: Schedule,
  subscription: Stripe.Subscription,
  phase: Phase,
): void {
  schedule.current_phase = { start_date: phase.start_date, end_date: phase.end_date };
  Object.assign(subscription.metadata, phase.metadata);
  applyPhase(world, schedule, subscription);
  if (phase.trial) beginTrial(world, subscription, phase.end_date);
  world.events.emit("subscription_schedule.updated", schedule);
  world.events.emit("customer.subscription.updated", subscription);
}

/** Updates the subscription's prices, payment method, tax and cancellation date to its current phase. */
export function applyPhase(
  world: World,
  schedule: Schedule,
  subscription: Stripe.Subscription,
): void {
  const phase = schedule.phases.find(
    ({ start_date }) => start_date === schedule.current_phase?.start_date,
  );
  phase?.items.forEach((wanted, index) => {
    const item = subscription.items.data[index];
    if (!item) return;
    item.price = world.store.get("price", idOf(wanted.price));
    item.plan = planOf(item.price);
    item.quantity = wanted.quantity ?? 1;
  });
  // A phase without a payment method or tax of its own clears the subscription's.
  subscription.default_payment_method = phase?.default_payment_method ?? null;
  subscription.automatic_tax.enabled = phase?.automatic_tax?.enabled ?? false;
  if (phase?.trial && subscription.status === "trialing")
    moveTrialEnd(subscription, phase.end_date);
  const endsWithPhase = phase === schedule.phases.at(-1) && schedule.end_behavior === "cancel";
  // Stripe shows the coming end on the subscription, as if it had been canceled in advance.
  subscription.cancel_at = endsWithPhase && phase ? phase.end_date : null;
  subscription.canceled_at = endsWithPhase ? world.clock.now() : null;
  world.store.touch();
}

/** A trial phase that was made longer or shorter. */
function moveTrialEnd(subscription: Stripe.Subscription, end: number): void {
  subscription.trial_end = end;
  for (const item of subscription.items.data) item.current_period_end = end;
}

function completeSchedule(
  world: World,
  schedule: Schedule,
  subscription: Stripe.Subscription,
): void {
  schedule.status = "completed";
  schedule.completed_at = world.clock.now();
  schedule.current_phase = null;
  world.events.emit("subscription_schedule.completed", schedule);
  endSubscription(world, subscription, "cancellation_requested");
}

/** Detaches the schedule; the subscription continues and so renews forever. */
export function releaseSchedule(
  world: World,
  schedule: Schedule,
  subscription: Stripe.Subscription,
): void {
  schedule.status = "released";
  schedule.released_at = world.clock.now();
  schedule.released_subscription = subscription.id;
  schedule.subscription = null;
  schedule.current_phase = null;
  subscription.schedule = null;
  subscription.cancel_at = null;
  subscription.canceled_at = null;
  world.store.touch();
  world.events.emit("subscription_schedule.released", schedule);
  world.events.emit("customer.subscription.updated", subscription);
}

/**
 * What a customer does in the portal. A schedule would not let a subscription be canceled, so the
 * portal lets go of it first.
 */
export function cancelAtPeriodEnd(
  world: World,
  subscription: Stripe.Subscription,
  isCanceled: boolean,
): void {
  const schedule = activeScheduleOf(world, subscription);
  if (schedule) releaseSchedule(world, schedule, subscription);
  setCancellation(world, subscription, isCanceled);
  world.store.touch();
  world.events.emit("customer.subscription.updated", subscription);
}
