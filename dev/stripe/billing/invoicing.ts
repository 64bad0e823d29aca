import type Stripe from "stripe";
import { idOf } from "../objects/catalog.js";
import { buildInvoice } from "../objects/invoice.js";
import type { World } from "../world.js";

type Reason = "subscription_create" | "subscription_cycle";

/** Creates the invoice for the current period, without charging it. */
export function issueInvoice(
  world: World,
  subscription: Stripe.Subscription,
  reason: Reason,
): Stripe.Invoice {
  const customer = world.store.get("customer", idOf(subscription.customer));
  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  const number = `${customer.invoice_prefix}-${String(sequence).padStart(4, "0")}`;
  const hostedUrl = (id: string) => `${world.baseUrl()}/i/${id}`;
  const invoice = buildInvoice(
    { subscription, customer, reason, number, hostedUrl },
    world.clock.now(),
  );
  subscription.latest_invoice = invoice.id;
  return world.store.add("invoice", invoice);
}

export function announceInvoice(world: World, invoice: Stripe.Invoice): void {
  world.events.emit("invoice.created", invoice);
  world.events.emit("invoice.finalized", invoice);
}

export function markPaid(world: World, invoice: Stripe.Invoice): void {
  invoice.status = "paid";
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.attempted = true;
  invoice.attempt_count += 1;
  invoice.next_payment_attempt = null;
  invoice.auto_advance = false;
  invoice.status_transitions.paid_at = world.clock.now();
  world.store.touch();
}

export function announcePaid(world: World, invoice: Stripe.Invoice): void {
  world.events.emit("invoice.paid", invoice);
  world.events.emit("invoice.payment_succeeded", invoice);
}
