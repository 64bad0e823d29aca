import type Stripe from "stripe";
import { z } from "zod";
import { activeScheduleOf, endSubscription } from "../billing/cancellation.js";
import { laterOutcome } from "../billing/collection.js";
import { methodFor, ownMethod, useForSubscription } from "../billing/default-method.js";
import { beginSubscription, payFirst } from "../billing/purchase.js";
import { invalidRequest, resourceMissing } from "../core/errors.js";
import { endpoint } from "../http/endpoint.js";
import { listParams, page } from "../http/list.js";
import { flag, integer, metadata, paramsFor, text } from "../http/params.js";
import { idOf } from "../objects/catalog.js";
import { mergeMetadata } from "../objects/metadata.js";
import type { World } from "../world.js";

const update = paramsFor<Stripe.SubscriptionUpdateParams>()(
  z.strictObject({
    cancel_at: z.union([z.literal(""), integer()]).optional(),
    cancel_at_period_end: flag().optional(),
    default_payment_method: text().optional(),
    description: text(500).optional(),
    metadata: metadata().optional(),
    proration_behavior: z.enum(["always_invoice", "create_prorations", "none"]).optional(),
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
    description: text(500).optional(),
    metadata: metadata().optional(),
    off_session: flag().optional(),
    payment_behavior: z.enum(["allow_incomplete", "default_incomplete"]).optional(),
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
  const isPaidNow = input.payment_behavior !== "default_incomplete";
  const { default_payment_method: fallback } = owner.invoice_settings;
  if (isPaidNow && method === undefined && fallback === null) {
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
    description: input.description ?? null,
    paymentMethod: method ?? null,
  });
  const charged = methodFor(world, begun.subscription);
  if (isPaidNow && charged !== null) {
    payFirst(world, begun, charged, laterOutcome(world, charged));
  }
  return begun.subscription;
}

const cancel = paramsFor<Stripe.SubscriptionCancelParams>()(
  z.strictObject({ invoice_now: flag().optional(), prorate: flag().optional() }),
);

const list = paramsFor<Stripe.SubscriptionListParams>()(
  z.strictObject({
    ...listParams,
    customer: text().optional(),
    price: text().optional(),
    status: z
      .enum([
        "active",
        "past_due",
        "canceled",
        "trialing",
        "unpaid",
        "incomplete",
        "incomplete_expired",
        "all",
        "ended",
      ])
      .optional(),
  }),
);

/** Without a status, Stripe lists all but the canceled ones. */
function hasStatus(subscription: Stripe.Subscription, wanted: string | undefined): boolean {
  if (wanted === "all") return true;
  if (wanted === undefined) return subscription.status !== "canceled";
  return subscription.status === (wanted === "ended" ? "canceled" : wanted);
}

function refuseWhenScheduled(world: World, subscription: Stripe.Subscription): void {
  const schedule = activeScheduleOf(world, subscription);
  if (!schedule) return;
  throw invalidRequest(
    `The subscription is managed by the subscription schedule \`${schedule.id}\`, and updating ` +
      "any cancelation behavior directly is not allowed. Please update the schedule instead.",
  );
}

type UpdateInput = z.output<typeof update>;

function changeCancellation(world: World, subscription: Stripe.Subscription, input: UpdateInput) {
  if (input.cancel_at === undefined && input.cancel_at_period_end === undefined) return;
  refuseWhenScheduled(world, subscription);
  const now = world.clock.now();
  if (typeof input.cancel_at === "number" && input.cancel_at <= now) {
    throw invalidRequest("The `cancel_at` timestamp must be in the future.", "cancel_at");
  }
  const periodEnd = subscription.items.data[0]?.current_period_end ?? now;
  const atPeriodEnd = input.cancel_at_period_end ?? false;
  const cancelAt = typeof input.cancel_at === "number" ? input.cancel_at : null;
  subscription.cancel_at_period_end = atPeriodEnd;
  subscription.cancel_at = atPeriodEnd ? periodEnd : cancelAt;
  subscription.canceled_at = subscription.cancel_at === null ? null : now;
  if (subscription.cancellation_details) {
    subscription.cancellation_details.reason =
      subscription.cancel_at === null ? null : "cancellation_requested";
  }
}

function updateSubscription(world: World, input: UpdateInput, id: string): Stripe.Subscription {
  const subscription = world.store.get("subscription", id);
  if (subscription.ended_at !== null) {
    throw invalidRequest(
      "A canceled subscription can only update its cancellation_details and metadata.",
    );
  }
  // Refusals come first: a refused request changes nothing.
  const method = ownMethod(world, idOf(subscription.customer), {
    id: input.default_payment_method,
    param: "default_payment_method",
  });
  changeCancellation(world, subscription, input);
  if (method !== undefined) useForSubscription(world, subscription, method);
  if (input.description !== undefined) subscription.description = input.description;
  mergeMetadata(subscription.metadata, input.metadata);
  world.store.touch();
  world.events.emit("customer.subscription.updated", subscription);
  return subscription;
}

export const subscriptionEndpoints = [
  endpoint({ method: "post", path: "/subscriptions", params: create, run: createSubscription }),
  endpoint({
    method: "get",
    path: "/subscriptions",
    params: list,
    run: (world, input) => {
      const matching = world.store
        .all("subscription")
        .filter((subscription) => hasStatus(subscription, input.status))
        .filter(({ customer }) => idOf(customer) === (input.customer ?? idOf(customer)))
        .filter(
          ({ items }) =>
            input.price === undefined || items.data.some(({ price }) => price.id === input.price),
        );
      return page(matching, input, "/v1/subscriptions");
    },
  }),
  endpoint({
    method: "get",
    path: "/subscriptions/:id",
    params: z.strictObject({}),
    run: (world, _input, id) => world.store.get("subscription", id),
  }),
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
