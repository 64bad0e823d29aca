import type Stripe from "stripe";
import { nextBillingDate } from "../core/time.js";
import type { World } from "../world.js";
import { idOf } from "../objects/catalog.js";
import { activeScheduleOf } from "./cancellation.js";
import { collectDraft } from "./collection.js";
import { draftInvoice } from "./invoicing.js";

/** How long the invoice of a renewal stays a draft. */
const DRAFT_SECONDS = 3600;

/** Begins the next period and drafts its invoice, which opens and is charged about an hour later. */
export function renew(world: World, subscription: Stripe.Subscription): void {
  endTrial(subscription);
  for (const item of subscription.items.data) {
    item.current_period_start = item.current_period_end;
    item.current_period_end = nextBillingDate(
      subscription.billing_cycle_anchor,
      item.current_period_start,
    );
  }
  billPeriod(world, subscription);
  world.events.emit("customer.subscription.updated", subscription);
}

/** The months after a trial are counted from its end. */
function endTrial(subscription: Stripe.Subscription): void {
  if (subscription.status !== "trialing" || subscription.trial_end === null) return;
  subscription.status = "active";
  subscription.billing_cycle_anchor = subscription.trial_end;
  subscription.trial_end = null;
}

/** Begins a period that costs nothing, until `end`. Stripe sends an invoice over nothing for it. */
export function beginTrial(world: World, subscription: Stripe.Subscription, end: number): void {
  const start = world.clock.now();
  subscription.status = "trialing";
  subscription.trial_start = start;
  subscription.trial_end = end;
  for (const item of subscription.items.data) {
    item.current_period_start = start;
    item.current_period_end = end;
  }
  const invoice = draftInvoice(world, subscription, "subscription_cycle");
  world.events.emit("invoice.created", invoice);
  collectDraft(world, invoice);
}

function billPeriod(world: World, subscription: Stripe.Subscription): void {
  const extras = extrasOf(world, subscription);
  const invoice = draftInvoice(world, subscription, "subscription_cycle", extras);
  // An unpaid subscription goes on writing invoices, which stay drafts.
  if (subscription.status === "unpaid") invoice.auto_advance = false;
  else invoice.automatically_finalizes_at = world.clock.now() + DRAFT_SECONDS;
  world.events.emit("invoice.created", invoice);
}

/** What the schedule's phase charges once: with the invoice of the period that it begins with. */
function extrasOf(world: World, subscription: Stripe.Subscription): Stripe.Price[] {
  const schedule = activeScheduleOf(world, subscription);
  const start = schedule?.current_phase?.start_date;
  if (start === undefined || start !== subscription.items.data[0]?.current_period_start) return [];
  const phase = schedule?.phases.find(({ start_date }) => start_date === start);
  return (phase?.add_invoice_items ?? []).map(({ price }) => world.store.get("price", idOf(price)));
}
