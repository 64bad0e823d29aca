import type Stripe from "stripe";
import { resourceMissing } from "../core/errors.js";
import { idOf } from "../objects/catalog.js";
import type { World } from "../world.js";

/**
 * The id, once it is known to be a payment method of this customer.
 * @throws Stripe's resource_missing, also for another customer's
 */
export function ownMethod(
  world: World,
  customer: string,
  { id, param }: { id: string | undefined; param: string },
): string | undefined {
  if (id === undefined) return undefined;
  const method = world.store.get("payment_method", id, param);
  if (method.customer === null || idOf(method.customer) !== customer) {
    throw resourceMissing("PaymentMethod", id, param);
  }
  return id;
}

/** What an invoice of the subscription is charged to: the subscription's default, then the customer's. */
export function methodFor(world: World, subscription: Stripe.Subscription): string | null {
  const { invoice_settings } = world.store.get("customer", idOf(subscription.customer));
  const method = subscription.default_payment_method ?? invoice_settings.default_payment_method;
  return method && idOf(method);
}
