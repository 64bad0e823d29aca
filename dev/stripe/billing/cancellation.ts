import type Stripe from "stripe";
import { idOf } from "../objects/catalog.js";
import type { World } from "../world.js";
import { invoicesOf, stopCollecting, voidInvoice } from "./invoicing.js";

type Reason = "cancellation_requested" | "payment_failed";

/** Ends a subscription now. */
export function endSubscription(
  world: World,
  subscription: Stripe.Subscription,
  reason: Reason,
): void {
  const now = world.clock.now();
  subscription.status = "canceled";
  subscription.canceled_at ??= now;
  subscription.ended_at = now;
  if (subscription.cancellation_details) subscription.cancellation_details.reason = reason;
  stopCollecting(world, subscription.id);
  world.store.touch();
  world.events.emit("customer.subscription.deleted", subscription);
}

/** Cancels a subscription for the end of its period, or undoes that. */
export function setCancellation(
  world: World,
  subscription: Stripe.Subscription,
  isCanceled: boolean,
): void {
  const end = subscription.items.data[0]?.current_period_end ?? null;
  subscription.cancel_at_period_end = isCanceled;
  subscription.cancel_at = isCanceled ? end : null;
  subscription.canceled_at = isCanceled ? world.clock.now() : null;
  if (subscription.cancellation_details) {
    subscription.cancellation_details.reason = isCanceled ? "cancellation_requested" : null;
  }
}

/** The schedule that currently controls a subscription, if any. */
export function activeScheduleOf(
  world: World,
  subscription: Stripe.Subscription,
): Stripe.SubscriptionSchedule | undefined {
  if (subscription.schedule === null) return undefined;
  const schedule = world.store.find("subscription_schedule", idOf(subscription.schedule));
  return schedule?.status === "active" ? schedule : undefined;
}

/**
 * Ends a subscription now, with the schedule that controls it. After too many failed payments, Stripe calls the schedule
 * aborted.
 */
export function endWithSchedule(
  world: World,
  subscription: Stripe.Subscription,
  reason: Reason,
): void {
  const schedule = activeScheduleOf(world, subscription);
  if (schedule) {
    schedule.status = "canceled";
    schedule.canceled_at = world.clock.now();
    schedule.current_phase = null;
    const how = reason === "payment_failed" ? "aborted" : "canceled";
    world.events.emit(`subscription_schedule.${how}`, schedule);
  }
  endSubscription(world, subscription, reason);
}

/** The first payment never came: the subscription was none. */
export function expireIncomplete(world: World, subscription: Stripe.Subscription): void {
  subscription.status = "incomplete_expired";
  subscription.ended_at = world.clock.now();
  for (const invoice of invoicesOf(world, subscription.id)) {
    if (invoice.status === "open") voidInvoice(world, invoice);
  }
  world.store.touch();
  world.events.emit("customer.subscription.updated", subscription);
}
