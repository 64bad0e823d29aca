import type Stripe from "stripe";
import { idOf } from "../objects/catalog.js";
import { buildInvoice, subscriptionOf } from "../objects/invoice.js";
import type { World } from "../world.js";
import { linkOf, openPayment } from "./payments.js";

type Reason = "subscription_create" | "subscription_cycle";

/**
 * Creates the draft of the invoice for the current period; a trial costs nothing.
 * @param extras prices of what it charges once
 */
export function draftInvoice(
  world: World,
  subscription: Stripe.Subscription,
  reason: Reason,
  extras: readonly Stripe.Price[] = [],
): Stripe.Invoice {
  const customer = world.store.get("customer", idOf(subscription.customer));
  const invoice = buildInvoice({ subscription, customer, reason, extras }, world.clock.now());
  subscription.latest_invoice = invoice.id;
  return world.store.add("invoice", invoice);
}

/** Opens a draft: from here on it has a number, a page and a payment, and its amounts stay. */
export function finalizeInvoice(world: World, invoice: Stripe.Invoice): void {
  const now = world.clock.now();
  invoice.status = "open";
  invoice.automatically_finalizes_at = null;
  invoice.effective_at = now;
  invoice.status_transitions.finalized_at = now;
  invoice.number = nextNumber(world, invoice);
  invoice.hosted_invoice_url = `${world.baseUrl()}/i/${invoice.id}`;
  invoice.invoice_pdf = `${invoice.hosted_invoice_url}/pdf`;
  world.store.touch();
  world.events.emit("invoice.finalized", invoice);
  openPayment(world, invoice);
}

function nextNumber(world: World, invoice: Stripe.Invoice): string {
  const customer = world.store.get("customer", invoice.customer ? idOf(invoice.customer) : "");
  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  return `${customer.invoice_prefix}-${String(sequence).padStart(4, "0")}`;
}

export function markPaid(world: World, invoice: Stripe.Invoice): void {
  const now = world.clock.now();
  invoice.status = "paid";
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.attempted = true;
  invoice.next_payment_attempt = null;
  invoice.auto_advance = false;
  invoice.status_transitions.paid_at = now;
  const link = linkOf(world, invoice.id);
  if (link) {
    link.status = "paid";
    link.amount_paid = invoice.amount_paid;
    link.status_transitions.paid_at = now;
  }
  world.store.touch();
  world.events.emit("invoice.paid", invoice);
  world.events.emit("invoice.payment_succeeded", invoice);
  if (link) world.events.emit("invoice_payment.paid", link);
}

export const invoicesOf = (world: World, subscription: string): Stripe.Invoice[] =>
  world.store.all("invoice").filter((invoice) => subscriptionOf(invoice) === subscription);

/** When a subscription ends, Stripe stops collecting what it still owes; the invoices stay as they are. */
export function stopCollecting(world: World, subscription: string): void {
  for (const invoice of invoicesOf(world, subscription)) {
    if (invoice.status !== "draft" && invoice.status !== "open") continue;
    invoice.auto_advance = false;
    invoice.automatically_finalizes_at = null;
    invoice.next_payment_attempt = null;
  }
}

export function voidInvoice(world: World, invoice: Stripe.Invoice): void {
  invoice.status = "void";
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.voided_at = world.clock.now();
  world.store.touch();
  world.events.emit("invoice.voided", invoice);
}
