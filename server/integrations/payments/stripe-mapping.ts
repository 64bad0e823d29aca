import type Stripe from "stripe";
import type { Checkout, Purchase } from "./payment-gateway.js";

/** Marks this product's objects, because other products may use the same Stripe account. */
export const APP = "staffboard";

export const dateOf = (unixSeconds: number): Date => new Date(unixSeconds * 1000);
export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === "string" ? reference : (reference?.id ?? null);

/** Metadata of a demo checkout. It names no product, so the checkout never counts as a purchase. */
export const toDemoMetadata = (userId: string): Stripe.MetadataParam => ({
  app: APP,
  userId,
  demo: "true",
});

/** Marks a page for another card, so that it never counts as a purchase. */
export const toCardMetadata = (userId: string, cardFor: string): Stripe.MetadataParam => ({
  app: APP,
  userId,
  cardFor,
});

const cardForOf = ({ mode, metadata }: Stripe.Checkout.Session): string | null =>
  mode === "setup" && metadata?.app === APP ? (metadata.cardFor ?? null) : null;

const demoUserOf = (metadata: Stripe.Metadata | null): string | null =>
  metadata?.app === APP && metadata.demo === "true" ? (metadata.userId ?? null) : null;

export const toMetadata = ({ userId, productId, months }: Purchase): Stripe.MetadataParam => ({
  app: APP,
  userId,
  productId,
  months: String(months),
});

function toPurchase(metadata: Stripe.Metadata | null): Purchase | null {
  const { app, userId, productId, months } = metadata ?? {};
  if (app !== APP || !userId || !productId || !months) return null;
  return { userId, productId, months: Number(months) };
}

function checkoutStatus({ status }: Stripe.Checkout.Session): Checkout["status"] {
  if (status === "complete") return "COMPLETE";
  return status === "expired" ? "EXPIRED" : "OPEN";
}

/** Tax is either part of the listed price, or added to it; only the former is in the subtotal. */
const priceOf = ({ amount_subtotal, amount_total, total_details }: Stripe.Checkout.Session) =>
  (amount_subtotal ?? amount_total ?? 0) - (total_details?.amount_discount ?? 0);

export const toCheckout = (session: Stripe.Checkout.Session): Checkout => ({
  id: session.id,
  status: checkoutStatus(session),
  paid: session.status === "complete" && session.payment_status === "paid",
  url: session.url,
  createdAt: dateOf(session.created),
  expiresAt: dateOf(session.expires_at),
  amount: session.amount_total ?? 0,
  price: priceOf(session),
  currency: (session.currency ?? "").toUpperCase(),
  customerId: idOf(session.customer),
  subscriptionId: idOf(session.subscription),
  purchase: toPurchase(session.metadata),
  demoUserId: demoUserOf(session.metadata),
  cardFor: cardForOf(session),
});

/** The schedule that currently controls the subscription; null if there is none or it has ended. */
export function liveScheduleOf({
  schedule,
}: Stripe.Subscription): Stripe.SubscriptionSchedule | null {
  if (schedule === null || typeof schedule === "string") return null;
  return schedule.status === "active" || schedule.status === "not_started" ? schedule : null;
}

/** When a schedule cancels its subscription; null if it does not. */
const scheduledEnd = (schedule: Stripe.SubscriptionSchedule | null): number | null =>
  schedule?.end_behavior === "cancel" ? (schedule.phases.at(-1)?.end_date ?? null) : null;

/** When a subscription, with its schedule expanded, ends by itself; null if it would renew forever. */
export const endOf = (subscription: Stripe.Subscription): number | null =>
  scheduledEnd(liveScheduleOf(subscription)) ?? subscription.cancel_at;
