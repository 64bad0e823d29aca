import type Stripe from "stripe";

type EventType = Exclude<Stripe.WebhookEndpointCreateParams.EnabledEvent, "*">;

const OF_CHECKOUTS = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
] as const satisfies readonly EventType[];

const OF_SUBSCRIPTIONS = [
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
] as const satisfies readonly EventType[];

/** About something that may belong to a subscription: its schedule, an invoice, a payment. */
const RELATED = [
  "subscription_schedule.created",
  "subscription_schedule.updated",
  "subscription_schedule.completed",
  "subscription_schedule.canceled",
  "subscription_schedule.aborted",
  "subscription_schedule.released",
  "invoice.finalized",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "invoice.voided",
  "invoice.marked_uncollectible",
  "charge.refunded",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
  "radar.early_fraud_warning.created",
  "radar.early_fraud_warning.updated",
] as const satisfies readonly EventType[];

/** The events that a webhook endpoint of this product has to be registered for. */
export const NEEDED_EVENTS = [...OF_CHECKOUTS, ...OF_SUBSCRIPTIONS, ...RELATED] as const;

const isOneOf = (types: readonly string[], type: string): boolean => types.includes(type);

/**
 * What the object of an event is to us: a checkout or a subscription, or something that may belong
 * to a subscription. Null for an event that does not concern this product.
 */
export function subjectKindOf(type: string): "checkout" | "subscription" | "related" | null {
  if (isOneOf(OF_CHECKOUTS, type)) return "checkout";
  if (isOneOf(OF_SUBSCRIPTIONS, type)) return "subscription";
  return isOneOf(RELATED, type) ? "related" : null;
}
