import type Stripe from "stripe";
import { nextBillingDate } from "../core/time.js";
import { subscriptionOf } from "../objects/invoice.js";
import type { World } from "../world.js";
import { abortUnpaid } from "./cancellation.js";
import { methodFor } from "./default-method.js";
import { announceInvoice, announcePaid, issueInvoice, markPaid } from "./invoicing.js";

const DAY_SECONDS = 86_400;
/** Days before the second, third and fourth attempt; then Stripe gives up. */
const RETRY_DAYS = [3, 5, 7];

/** Begins the next period and charges for it. */
export function renew(world: World, subscription: Stripe.Subscription): void {
  for (const item of subscription.items.data) {
    const every = item.price.recurring ?? { interval: "month", interval_count: 1 };
    item.current_period_start = item.current_period_end;
    item.current_period_end = nextBillingDate(
      subscription.billing_cycle_anchor,
      every,
      item.current_period_start,
    );
  }
  const invoice = issueInvoice(world, subscription, "subscription_cycle");
  announceInvoice(world, invoice);
  if (!charge(world, subscription, invoice)) return;
  world.events.emit("customer.subscription.updated", subscription);
}

/** Retries the charge of an unpaid invoice. */
export function retryInvoice(world: World, invoice: Stripe.Invoice): void {
  const id = subscriptionOf(invoice);
  const subscription = id === undefined ? undefined : world.store.find("subscription", id);
  if (!subscription || subscription.ended_at !== null) {
    invoice.next_payment_attempt = null;
    return;
  }
  charge(world, subscription, invoice);
}

/** @returns whether it was paid. */
function charge(world: World, subscription: Stripe.Subscription, invoice: Stripe.Invoice): boolean {
  if (!world.charges.takeDecline(subscription.id) && cardPays(world, subscription)) {
    markPaid(world, invoice);
    announcePaid(world, invoice);
    setStatus(world, subscription, "active");
    return true;
  }
  recordFailure(world, subscription, invoice);
  return false;
}

function recordFailure(
  world: World,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
): void {
  const wait = RETRY_DAYS[invoice.attempt_count];
  invoice.attempted = true;
  invoice.attempt_count += 1;
  invoice.next_payment_attempt = wait === undefined ? null : world.clock.now() + wait * DAY_SECONDS;
  world.store.touch();
  world.events.emit("invoice.payment_failed", invoice);
  if (wait === undefined) abortUnpaid(world, subscription);
  else setStatus(world, subscription, "past_due");
}

function setStatus(
  world: World,
  subscription: Stripe.Subscription,
  status: "active" | "past_due",
): void {
  if (subscription.status === status) return;
  const previous = { status: subscription.status };
  subscription.status = status;
  world.events.emit("customer.subscription.updated", subscription, previous);
}

function cardPays(world: World, subscription: Stripe.Subscription): boolean {
  const method = methodFor(world, subscription);
  const card = method === null ? undefined : world.store.state.cards[method];
  return card?.renews ?? false;
}
