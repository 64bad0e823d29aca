import type Stripe from "stripe";
import { idOf } from "../objects/catalog.js";
import type { Refusal } from "../objects/charge.js";
import { subscriptionOf } from "../objects/invoice.js";
import type { World } from "../world.js";
import { endWithSchedule } from "./cancellation.js";
import { methodFor } from "./default-method.js";
import { finalizeInvoice, invoicesOf, markPaid } from "./invoicing.js";
import { intentFor, openPayment, type Outcome, recordAttempt } from "./payments.js";

const DAY_SECONDS = 86_400;
/** In other states, Stripe waits for the customer. */
const RETRIED: ReadonlySet<string> = new Set(["active", "trialing", "past_due"]);

const DECLINED = { code: "card_declined", message: "Your card was declined." };
const EXPIRED = { code: "expired_card", message: "Your card has expired." };
const NO_METHOD = {
  code: "missing",
  message: "There is no default payment method for this invoice.",
};
const RETURNED = {
  code: "payment_method_provider_decline",
  message: "The bank returned the payment.",
};

export const subscriptionFor = (
  world: World,
  invoice: Stripe.Invoice,
): Stripe.Subscription | undefined => {
  const id = subscriptionOf(invoice);
  return id === undefined ? undefined : world.store.find("subscription", id);
};

/** The draft's hour is over: opens the invoice and charges it. */
export function collectDraft(world: World, invoice: Stripe.Invoice): void {
  finalizeInvoice(world, invoice);
  collect(world, invoice);
}

/** Charges an open invoice, as Stripe does by itself: first when it opens, then at each retry. */
export function collect(world: World, invoice: Stripe.Invoice): void {
  const subscription = subscriptionFor(world, invoice);
  if (!subscription || subscription.ended_at !== null) {
    invoice.next_payment_attempt = null;
    return;
  }
  const method = methodFor(world, subscription);
  attempt(world, invoice, method, renewalOutcome(world, subscription, method));
}

/**
 * One attempt to pay an open invoice, and what it means for its subscription.
 * @param byCustomer on the invoice's page: after the first attempt, these leave Stripe's own retries as they are
 */
export function attempt(
  world: World,
  invoice: Stripe.Invoice,
  method: string | null,
  outcome: Outcome,
  byCustomer = false,
): void {
  // An invoice from an older data file has no payment yet.
  if (!intentFor(world, invoice)) openPayment(world, invoice);
  const intent = intentFor(world, invoice);
  const due = intent ? outcome : ({ kind: "pays" } as const);
  if (intent) recordAttempt(world, intent, method, due);
  const isExtra = byCustomer && invoice.attempted;
  invoice.attempted = true;
  if (!isExtra) invoice.attempt_count += 1;
  if (due.kind === "pays") settle(world, invoice);
  else if (due.kind === "processing") wait(world, invoice);
  else if (isExtra) tellFailure(world, invoice, due);
  else recordFailure(world, invoice, due);
}

/** How long a bank transfer takes, unless the control API ends it first. */
const SETTLEMENT_DAYS = 4;

function wait(world: World, invoice: Stripe.Invoice): void {
  const intent = intentFor(world, invoice);
  invoice.next_payment_attempt = null;
  if (!intent) return;
  world.store.state.settlements[intent.id] = world.clock.now() + SETTLEMENT_DAYS * DAY_SECONDS;
}

/** The money has come: the invoice is paid, and its subscription is in good standing again. */
function settle(world: World, invoice: Stripe.Invoice): void {
  markPaid(world, invoice);
  const subscription = subscriptionFor(world, invoice);
  if (!subscription || subscription.ended_at !== null) return;
  const latest = invoicesOf(world, subscription.id).findLast(({ status }) => status !== "draft");
  if (latest?.id !== invoice.id) return;
  setStatus(world, subscription, subscription.trial_end === null ? "active" : "trialing");
}

/** A payment that took days has arrived, or was returned. */
export function finish(world: World, invoice: Stripe.Invoice, succeeds: boolean): void {
  const intent = intentFor(world, invoice);
  if (intent?.status !== "processing") return;
  const method = intent.payment_method && idOf(intent.payment_method);
  const outcome: Outcome = succeeds ? { kind: "pays" } : declined(RETURNED);
  delete world.store.state.settlements[intent.id];
  recordAttempt(world, intent, method, outcome);
  if (succeeds) settle(world, invoice);
  else recordFailure(world, invoice, outcome);
}

function recordFailure(world: World, invoice: Stripe.Invoice, outcome: Outcome): void {
  const subscription = subscriptionFor(world, invoice);
  const isRetried = subscription !== undefined && RETRIED.has(subscription.status);
  const { retryDays } = world.store.state.settings;
  const wait = isRetried ? retryDays[invoice.attempt_count - 1] : undefined;
  invoice.next_payment_attempt = wait === undefined ? null : world.clock.now() + wait * DAY_SECONDS;
  tellFailure(world, invoice, outcome);
  if (!isRetried) return;
  if (wait === undefined) giveUp(world, subscription);
  else setStatus(world, subscription, "past_due");
}

function tellFailure(world: World, invoice: Stripe.Invoice, outcome: Outcome): void {
  world.store.touch();
  if (outcome.kind === "action") world.events.emit("invoice.payment_action_required", invoice);
  world.events.emit("invoice.payment_failed", invoice);
}

/** After the last retry, what the account has chosen. */
function giveUp(world: World, subscription: Stripe.Subscription): void {
  const { afterRetries } = world.store.state.settings;
  if (afterRetries === "cancel") endWithSchedule(world, subscription, "payment_failed");
  else setStatus(world, subscription, afterRetries);
}

export function setStatus(
  world: World,
  subscription: Stripe.Subscription,
  status: Stripe.Subscription.Status,
): void {
  if (subscription.status === status) return;
  subscription.status = status;
  world.store.touch();
  world.events.emit("customer.subscription.updated", subscription);
}

const declined = (refusal: Refusal): Outcome => ({ kind: "declined", ...refusal });

function renewalOutcome(
  world: World,
  subscription: Stripe.Subscription,
  method: string | null,
): Outcome {
  const rule = world.charges.take(subscription.id);
  if (rule === "decline") return declined(DECLINED);
  if (rule === "action") return { kind: "action" };
  if (method === null) {
    return declined(NO_METHOD);
  }
  return laterOutcome(world, method);
}

/** What a saved payment method does without its owner. */
export function laterOutcome(world: World, method: string): Outcome {
  const { cards, banks } = world.store.state;
  const card = cards[method];
  if (banks[method]) return { kind: "processing" };
  if (!card || card.later === "declined") return declined(DECLINED);
  // A card is valid until the end of its month.
  if (Date.UTC(card.expYear, card.expMonth, 1) / 1000 <= world.clock.now()) {
    return declined(EXPIRED);
  }
  return card.later === "action" ? { kind: "action" } : { kind: "pays" };
}
