import Stripe from "stripe";
import { newId } from "../core/ids.js";

interface NewEndpoint {
  id?: string;
  url: string;
  enabledEvents: string[];
  apiVersion?: string | undefined;
}

export const buildWebhookEndpoint = (
  input: NewEndpoint,
  created: number,
): Stripe.WebhookEndpoint => ({
  id: input.id ?? newId("we"),
  object: "webhook_endpoint",
  api_version: input.apiVersion ?? Stripe.API_VERSION,
  application: null,
  created,
  description: null,
  enabled_events: input.enabledEvents,
  livemode: false,
  metadata: {},
  status: "enabled",
  url: input.url,
});
