import type Stripe from "stripe";
import type { Card } from "../core/snapshot.js";
import { idOf } from "../objects/catalog.js";
import { buildCustomer, buildPaymentMethod } from "../objects/customer.js";
import { buildSubscription } from "../objects/subscription.js";
import type { World } from "../world.js";
import { announceInvoice, announcePaid, issueInvoice, markPaid } from "./invoicing.js";

type Session = Stripe.Checkout.Session;

/** Completes an open session with a card that pays: creates all objects first, then emits the events in order. */
export function completeSession(world: World, session: Session, card: Card, email: string): void {
  const customer = customerFor(world, session, email);
  const paymentMethod = storeCard(world, customer.object, card);
  session.customer = customer.object.id;
  session.customer_details = {
    address: null,
    business_name: null,
    email: customer.object.email,
    individual_name: null,
    name: customer.object.name ?? null,
    phone: null,
    tax_exempt: "none",
    tax_ids: [],
  };
  if (session.consent_collection)
    session.consent = { promotions: null, terms_of_service: "accepted" };
  const announce = subscribe(world, session, paymentMethod);
  session.status = "complete";
  session.payment_status = "paid";
  session.url = null;
  world.store.touch();
  if (customer.isNew) world.events.emit("customer.created", customer.object);
  announce();
  world.events.emit("checkout.session.completed", session);
}

function customerFor(world: World, session: Session, email: string) {
  if (session.customer !== null) {
    const object = world.store.get("customer", idOf(session.customer));
    object.email ??= email;
    return { object, isNew: false };
  }
  const object = buildCustomer({ email: session.customer_email ?? email }, world.clock.now());
  return { object: world.store.add("customer", object), isNew: true };
}

/** Saves the card for the customer. Like Stripe, makes it nobody's default: see `useForSubscription`. */
export function storeCard(
  world: World,
  customer: Stripe.Customer,
  card: Card,
): Stripe.PaymentMethod {
  const method = buildPaymentMethod(card, customer.id, customer.email, world.clock.now());
  world.store.add("payment_method", method);
  world.store.state.cards[method.id] = card;
  return method;
}

function subscribe(world: World, session: Session, method: Stripe.PaymentMethod): () => void {
  const details = world.store.state.checkoutDetails[session.id];
  const items = (details?.items ?? []).flatMap(({ price, quantity }) =>
    price ? [{ price, quantity: quantity ?? 1 }] : [],
  );
  const subscription = world.store.add(
    "subscription",
    buildSubscription(
      {
        customer: customerOf(session),
        items,
        metadata: { ...details?.subscriptionMetadata },
        description: details?.subscriptionDescription ?? null,
        paymentMethod: method.id,
      },
      world.clock.now(),
    ),
  );
  const invoice = issueInvoice(world, subscription, "subscription_create");
  session.subscription = subscription.id;
  session.invoice = invoice.id;
  return () => {
    world.events.emit("customer.subscription.created", subscription);
    announceInvoice(world, invoice);
    markPaid(world, invoice);
    announcePaid(world, invoice);
  };
}

const customerOf = (session: Session): string =>
  session.customer === null ? "" : idOf(session.customer);

/** Expires an open session: its time is over, or the product expires it. */
export function expireSession(world: World, session: Session): void {
  session.status = "expired";
  session.url = null;
  world.store.touch();
  world.events.emit("checkout.session.expired", session);
}
