import type Stripe from "stripe";
import type { Bank, Card } from "../core/snapshot.js";
import { idOf } from "../objects/catalog.js";
import { buildBankMethod, buildPaymentMethod } from "../objects/customer.js";
import { buildSetupIntent } from "../objects/setup-intent.js";
import { buildSubscription } from "../objects/subscription.js";
import type { World } from "../world.js";
import { attempt, finish, setStatus } from "./collection.js";
import { draftInvoice, finalizeInvoice } from "./invoicing.js";
import type { Outcome } from "./payments.js";

type Session = Stripe.Checkout.Session;

/** What was typed on the pay page: a card pays at once, a bank account in a few days. */
export type Source = { card: Card } | { bank: Bank };

/**
 * Completes an open session. Checkout creates the subscription only now, after the payment; with a
 * bank account, the payment is still on its way.
 */
export function completeSession(world: World, session: Session, source: Source): void {
  const customer = buyerOf(world, session);
  const method = storeMethod(world, customer, source);
  if (session.mode === "setup") session.setup_intent = setUp(world, customer, method);
  else buy(world, session, method, "card" in source ? { kind: "pays" } : { kind: "processing" });
  session.customer_details = {
    address: null,
    business_name: null,
    email: customer.email,
    individual_name: null,
    name: customer.name ?? null,
    phone: null,
    tax_exempt: "none",
    tax_ids: [],
  };
  session.status = "complete";
  session.url = null;
  world.store.touch();
  world.events.emit("checkout.session.completed", session);
}

/** A session here always has a customer, since the product names one. */
export const buyerOf = (world: World, session: Session): Stripe.Customer =>
  world.store.get("customer", session.customer === null ? "" : idOf(session.customer));

/** Saves the payment method for the customer. Like Stripe, makes it nobody's default. */
export function storeMethod(
  world: World,
  customer: Stripe.Customer,
  source: Source,
): Stripe.PaymentMethod {
  const owner = { customer: customer.id, email: customer.email };
  const now = world.clock.now();
  const method =
    "card" in source
      ? buildPaymentMethod(source.card, owner, now)
      : buildBankMethod(source.bank, owner, now);
  world.store.add("payment_method", method);
  if ("card" in source) world.store.state.cards[method.id] = source.card;
  else world.store.state.banks[method.id] = source.bank;
  world.events.emit("payment_method.attached", method);
  return method;
}

/** Saves a card without charging it. Like Stripe, uses it for nothing yet. */
function setUp(world: World, customer: Stripe.Customer, method: Stripe.PaymentMethod): string {
  const setup = { customer: customer.id, paymentMethod: method.id };
  return world.store.add("setup_intent", buildSetupIntent(setup, world.clock.now())).id;
}

function buy(world: World, session: Session, method: Stripe.PaymentMethod, outcome: Outcome): void {
  subscribe(world, session, method, outcome);
  session.payment_status = outcome.kind === "pays" ? "paid" : "unpaid";
}

function subscribe(
  world: World,
  session: Session,
  method: Stripe.PaymentMethod,
  outcome: Outcome,
): void {
  const details = world.store.state.checkoutDetails[session.id];
  const items = (details?.items ?? []).flatMap(({ price, quantity }) =>
    price ? [{ price, quantity: quantity ?? 1 }] : [],
  );
  const wanted = {
    customer: buyerOf(world, session).id,
    items,
    metadata: { ...details?.subscriptionMetadata },
    paymentMethod: method.id,
    automaticTax: session.automatic_tax.enabled,
  };
  const { subscription, invoice } = beginSubscription(world, wanted);
  payFirst(world, { subscription, invoice }, method.id, outcome);
  session.subscription = subscription.id;
  session.invoice = invoice.id;
}

interface Begun {
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
}

/** An incomplete subscription with its first invoice, open and unpaid. */
export function beginSubscription(
  world: World,
  input: Parameters<typeof buildSubscription>[0],
): Begun {
  const now = world.clock.now();
  const subscription = world.store.add("subscription", buildSubscription(input, now));
  const invoice = draftInvoice(world, subscription, "subscription_create");
  world.events.emit("customer.subscription.created", subscription);
  world.events.emit("invoice.created", invoice);
  finalizeInvoice(world, invoice);
  return { subscription, invoice };
}

/** The first payment decides whether a subscription starts; one on its way is enough. */
export function payFirst(
  world: World,
  { subscription, invoice }: Begun,
  method: string | null,
  outcome: Outcome,
): void {
  attempt(world, invoice, method, outcome);
  if (outcome.kind === "processing") setStatus(world, subscription, "active");
}

/** A payment by bank account has arrived, or was returned; a checkout that waited for it is told. */
export function settleLate(world: World, invoice: Stripe.Invoice, succeeds: boolean): void {
  finish(world, invoice, succeeds);
  const session = world.store
    .all("checkout.session")
    .find((candidate) => candidate.invoice !== null && idOf(candidate.invoice) === invoice.id);
  if (session?.payment_status !== "unpaid") return;
  if (succeeds) session.payment_status = "paid";
  const outcome = succeeds ? "succeeded" : "failed";
  world.events.emit(`checkout.session.async_payment_${outcome}`, session);
}

/** Expires an open session: its time is over, or the product expires it. */
export function expireSession(world: World, session: Session): void {
  session.status = "expired";
  session.url = null;
  world.store.touch();
  world.events.emit("checkout.session.expired", session);
}
