import type Stripe from "stripe";
import { z } from "zod";
import { activeScheduleOf, endSubscription, setCancellation } from "../billing/cancellation.js";
import { laterOutcome } from "../billing/collection.js";
import { methodFor, ownMethod } from "../billing/default-method.js";
import { beginSubscription, payFirst } from "../billing/purchase.js";
import { invalidRequest, resourceMissing } from "../core/errors.js";
import { endpoint, listing, reading } from "../http/endpoint.js";
import { listParams } from "../http/list.js";
import { flag, integer, metadata, paramsFor, text } from "../http/params.js";
import { idOf, isOf } from "../objects/catalog.js";
import { mergeMetadata } from "../objects/metadata.js";
import type { World } from "../world.js";

const update = paramsFor<Stripe.SubscriptionUpdateParams>()(
  z.strictObject({
    cancel_at_period_end: flag().optional(),
    default_payment_method: text().optional(),
    metadata: metadata().optional(),
  }),
);

const create = paramsFor<Stripe.SubscriptionCreateParams>()(
  z.strictObject({
    customer: text(),
    items: z
      .array(z.strictObject({ price: text(), quantity: integer(1, 999_999).optional() }))
      .min(1)
      .max(20),
    default_payment_method: text().optional(),
    metadata: metadata().optional(),
  }),
);

/** Without Checkout, a subscription is born incomplete and becomes active with its first payment. */
function createSubscription(world: World, input: z.output<typeof create>): Stripe.Subscription {
  const { customer } = input;
  const owner = world.store.get("customer", customer, "customer");
  const method = ownMethod(world, customer, {
    id: input.default_payment_method,
    param: "default_payment_method",
  });
  const { default_payment_method: fallback } = owner.invoice_settings;
  if (method === undefined && fallback === null) {
    throw invalidRequest(
      "This customer has no attached payment source or default payment method.",
      undefined,
      "resource_missing",
    );
  }
  const begun = beginSubscription(world, {
    customer,
    items: input.items.map(({ price, quantity = 1 }, index) => ({
      price: world.store.get("price", price, `items[${index}][price]`),
      quantity,
    })),
    metadata: input.metadata ?? {},
    paymentMethod: method ?? null,
  });
  const charged = methodFor(world, begun.subscription);
  if (charged !== null) payFirst(world, begun, charged, laterOutcome(world, charged));
  return begun.subscription;
}

const cancel = paramsFor<Stripe.SubscriptionCancelParams>()(
  z.strictObject({ invoice_now: flag().optional(), prorate: flag().optional() }),
);

const list = paramsFor<Stripe.SubscriptionListParams>()(
  z.strictObject({
    ...listParams,
    customer: text().optional(),
    status: z.enum(["all"]).optional(),
  }),
);

function refuseWhenScheduled(world: World, subscription: Stripe.Subscription): void {
  const schedule = activeScheduleOf(world, subscription);
  if (!schedule) return;
  throw invalidRequest(
    `The subscription is managed by the subscription schedule \`${schedule.id}\`, and updating ` +
      "any cancelation behavior directly is not allowed. Please update the schedule instead.",
  );
}

function updateSubscription(
  world: World,
  input: z.output<typeof update>,
  id: string,
): Stripe.Subscription {
  const subscription = world.store.get("subscription", id);
  if (subscription.ended_at !== null) {
    throw invalidRequest(
      "A canceled subscription can only update its cancellation_details and metadata.",
    );
  }
  const { cancel_at_period_end: isCanceled } = input;
  if (isCanceled !== undefined) {
    refuseWhenScheduled(world, subscription);
    setCancellation(world, subscription, isCanceled);
  }
  const method = ownMethod(world, idOf(subscription.customer), {
    id: input.default_payment_method,
    param: "default_payment_method",
  });
  if (method !== undefined) subscription.default_payment_method = method;
  mergeMetadata(subscription.metadata, input.metadata);
  world.store.touch();
  world.events.emit("customer.subscription.updated", subscription);
  return subscription;
}

export const subscriptionEndpoints = [
  endpoint({ method: "post", path: "/subscriptions", params: create, run: createSubscription }),
  listing(
    "/subscriptions",
    "subscription",
    list,
    // Without a status, Stripe lists all but the canceled ones.
    ({ status, customer }, input) =>
      (input.status === "all" || status !== "canceled") && isOf(customer, input.customer),
  ),
  reading("/subscriptions", "subscription"),
  endpoint({
    method: "post",
    path: "/subscriptions/:id",
    params: update,
    run: updateSubscription,
  }),
  endpoint({
    method: "delete",
    path: "/subscriptions/:id",
    params: cancel,
    run: (world, _input, id) => {
      const subscription = world.store.get("subscription", id);
      if (subscription.ended_at !== null) throw resourceMissing("subscription", id);
      refuseWhenScheduled(world, subscription);
      endSubscription(world, subscription, "cancellation_requested");
      return subscription;
    },
  }),
];
