import Stripe from "stripe";
import type { Clock } from "../core/clock.js";
import { DEFAULT_ENDPOINT } from "../core/snapshot.js";
import type { Store } from "../core/store.js";
import { buildWebhookEndpoint } from "../objects/webhook-endpoint.js";

export interface Target {
  url: string;
  secret: string;
}

/** Makes the endpoint of the product, or gives it its new address: ports change at a restart. */
export function ensureEndpoint(store: Store, clock: Clock, { url, secret }: Target): void {
  const known = store.find("webhook_endpoint", DEFAULT_ENDPOINT);
  if (known) known.url = url;
  else {
    const everything = { id: DEFAULT_ENDPOINT, url, enabledEvents: ["*"] };
    store.add("webhook_endpoint", buildWebhookEndpoint(everything, clock.now()));
  }
  store.state.endpointSecrets[DEFAULT_ENDPOINT] = secret;
  store.touch();
}

/** The endpoints that receive events of this type. */
export const endpointsFor = (store: Store, type: string): Stripe.WebhookEndpoint[] =>
  store
    .all("webhook_endpoint")
    .filter(
      ({ status, enabled_events: wanted }) =>
        status === "enabled" && (wanted.includes("*") || wanted.includes(type)),
    );

/** The version from which invoices and subscription items have the shapes that this stand-in knows. */
const BASIL = "2025-03-31";

/** An event as an endpoint with its own API version receives it. */
export function inVersionOf(
  { api_version }: Stripe.WebhookEndpoint,
  event: Stripe.EventBase,
): Stripe.EventBase {
  const version = api_version ?? Stripe.API_VERSION;
  if (version >= BASIL) return { ...event, api_version: version };
  const object = olderShape(event.data.object);
  return { ...event, api_version: version, data: { ...event.data, object } };
}

/** The members that moved with Basil, where they were before; see Stripe's changelog of 2025-03-31. */
function olderShape(data: Stripe.Event.Data.Object): Stripe.Event.Data.Object {
  if (!("object" in data)) return data;
  if (data.object === "invoice") {
    const { parent, ...invoice } = data as unknown as Stripe.Invoice;
    return { ...invoice, subscription: parent?.subscription_details?.subscription ?? null };
  }
  if (data.object === "subscription") {
    const subscription = data as unknown as Stripe.Subscription;
    const [item] = subscription.items.data;
    const { current_period_start, current_period_end } = item ?? {};
    return { ...subscription, current_period_start, current_period_end };
  }
  return data;
}
