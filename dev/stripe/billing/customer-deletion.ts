import type Stripe from "stripe";
import { idOf } from "../objects/catalog.js";
import type { World } from "../world.js";
import { endWithSchedule } from "./cancellation.js";

/** What Stripe answers about a customer that was deleted. */
export const deleted = (id: string): Stripe.DeletedCustomer => ({
  id,
  object: "customer",
  deleted: true,
});

/** Deletes a customer for good: its subscriptions end now, and nothing can name it anymore. */
export function deleteCustomer(world: World, customer: Stripe.Customer): Stripe.DeletedCustomer {
  for (const subscription of world.store.all("subscription")) {
    if (idOf(subscription.customer) !== customer.id || subscription.ended_at !== null) continue;
    endWithSchedule(world, subscription, "cancellation_requested");
  }
  for (const method of world.store.all("payment_method")) {
    if (method.customer !== null && idOf(method.customer) === customer.id) method.customer = null;
  }
  world.store.remove("customer", customer.id);
  world.store.state.deletedCustomers.push(customer.id);
  world.events.emit("customer.deleted", customer);
  return deleted(customer.id);
}
