import type Stripe from "stripe";
import { z } from "zod";
import { newId } from "../core/ids.js";
import { endpoint, listing } from "../http/endpoint.js";
import { pageParams } from "../http/list.js";
import { flag, paramsFor, url } from "../http/params.js";
import { buildWebhookEndpoint } from "../objects/webhook-endpoint.js";

const textLike = (pattern: RegExp) => (value: unknown) =>
  typeof value === "string" && pattern.test(value);

const enabledEvents = z
  .array(
    z.custom<Stripe.WebhookEndpointCreateParams.EnabledEvent>(
      textLike(/^(\*|[a-z_]+(\.[a-z_]+)+)$/),
      { error: "Invalid event type" },
    ),
  )
  .min(1);

const create = paramsFor<Stripe.WebhookEndpointCreateParams>()(
  z.strictObject({
    url: url(),
    enabled_events: enabledEvents,
    api_version: z
      .custom<Stripe.WebhookEndpointCreateParams.ApiVersion>(
        textLike(/^\d{4}-\d\d-\d\d(\.[a-z]+)?$/),
        { error: "Invalid API version" },
      )
      .optional(),
  }),
);

const update = z.strictObject({
  enabled_events: enabledEvents.optional(),
  disabled: flag().optional(),
});

export const webhookEndpoints = [
  endpoint({
    method: "post",
    path: "/webhook_endpoints",
    params: create,
    run: (world, input) => {
      const made = buildWebhookEndpoint(
        {
          url: input.url,
          enabledEvents: input.enabled_events,
          apiVersion: input.api_version,
        },
        world.clock.now(),
      );
      const secret = newId("whsec", 32);
      world.store.state.endpointSecrets[made.id] = secret;
      // Only this answer contains the secret.
      return { ...world.store.add("webhook_endpoint", made), secret };
    },
  }),
  listing("/webhook_endpoints", "webhook_endpoint", z.strictObject(pageParams)),
  endpoint({
    method: "post",
    path: "/webhook_endpoints/:id",
    params: update,
    run: (world, input, id) => {
      const known = world.store.get("webhook_endpoint", id);
      known.enabled_events = input.enabled_events ?? known.enabled_events;
      if (input.disabled !== undefined) known.status = input.disabled ? "disabled" : "enabled";
      world.store.touch();
      return known;
    },
  }),
];
