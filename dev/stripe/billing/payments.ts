import type Stripe from "stripe";
import { idOf } from "../objects/catalog.js";
import { buildCharge, type Refusal } from "../objects/charge.js";
import { buildInvoicePayment } from "../objects/invoice-payment.js";
import { buildPaymentIntent } from "../objects/payment-intent.js";
import type { World } from "../world.js";

type Intent = Stripe.PaymentIntent;

/** What an attempt to charge leads to. `action`: the customer has to confirm it with the bank. */
export type Outcome =
  | { kind: "pays" }
  | { kind: "action" }
  | { kind: "processing" }
  | ({ kind: "declined" } & Refusal);

/** Creates the payment of an invoice that was finalized, unless there is nothing to pay. */
export function openPayment(world: World, invoice: Stripe.Invoice): void {
  if (invoice.amount_due === 0 || invoice.customer === null) return;
  const now = world.clock.now();
  const intent = buildPaymentIntent(
    {
      amount: invoice.amount_due,
      currency: invoice.currency,
      customer: idOf(invoice.customer),
      email: invoice.customer_email,
    },
    now,
  );
  world.store.add("payment_intent", intent);
  world.store.add("invoice_payment", buildInvoicePayment(invoice, intent.id, now));
  world.events.emit("payment_intent.created", intent);
}

export const linkOf = (world: World, invoice: string): Stripe.InvoicePayment | undefined =>
  world.store.all("invoice_payment").find((link) => idOf(link.invoice) === invoice);

/** The payment intent of an invoice; a draft and an invoice over nothing have none. */
export function intentFor(world: World, invoice: Stripe.Invoice): Intent | undefined {
  const id = linkOf(world, invoice.id)?.payment.payment_intent;
  return id === undefined ? undefined : world.store.get("payment_intent", idOf(id));
}

/** The invoice that a payment intent pays. */
export function invoiceFor(world: World, intent: string): Stripe.Invoice | undefined {
  const link = world.store
    .all("invoice_payment")
    .find(({ payment }) => payment.payment_intent && idOf(payment.payment_intent) === intent);
  return link && world.store.find("invoice", idOf(link.invoice));
}

/** Writes down one attempt: the charge, and the new state of the payment. */
export function recordAttempt(
  world: World,
  intent: Intent,
  method: string | null,
  outcome: Outcome,
): void {
  intent.payment_method = method;
  intent.next_action = null;
  intent.last_payment_error = null;
  if (outcome.kind === "action") requireAction(world, intent);
  else if (outcome.kind === "processing") {
    intent.status = "processing";
    world.events.emit("payment_intent.processing", intent);
  } else if (outcome.kind === "pays") succeed(world, intent);
  else fail(world, intent, outcome);
  world.store.touch();
}

function requireAction(world: World, intent: Intent): void {
  const invoice = invoiceFor(world, intent.id);
  intent.status = "requires_action";
  intent.next_action = {
    type: "redirect_to_url",
    redirect_to_url: { return_url: null, url: invoice?.hosted_invoice_url ?? null },
  };
  intent.last_payment_error = {
    type: "card_error",
    code: "authentication_required",
    message: "Your card was declined. This transaction requires authentication.",
  };
  world.events.emit("payment_intent.requires_action", intent);
}

function succeed(world: World, intent: Intent): void {
  const charge = addCharge(world, intent, null);
  intent.status = "succeeded";
  intent.amount_received = intent.amount;
  world.events.emit("charge.succeeded", charge);
  world.events.emit("payment_intent.succeeded", intent);
}

function fail(world: World, intent: Intent, refusal: Refusal): void {
  intent.status = "requires_payment_method";
  intent.last_payment_error = { type: "card_error", ...refusal };
  if (intent.payment_method !== null) {
    world.events.emit("charge.failed", addCharge(world, intent, refusal));
  }
  world.events.emit("payment_intent.payment_failed", intent);
}

function addCharge(world: World, intent: Intent, refusal: Refusal | null): Stripe.Charge {
  const method =
    intent.payment_method && world.store.find("payment_method", idOf(intent.payment_method));
  const charge = buildCharge(
    {
      intent,
      method: method || undefined,
      refusal: refusal && { code: refusal.code, message: refusal.message },
      receiptUrl: (id) => `${world.baseUrl()}/r/${id}`,
    },
    world.clock.now(),
  );
  intent.latest_charge = charge.id;
  return world.store.add("charge", charge);
}
