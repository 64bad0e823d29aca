import type Stripe from "stripe";
import { z } from "zod";
import { deleteCustomer, deleted } from "../billing/customer-deletion.js";
import { endpoint } from "../http/endpoint.js";
import { email, metadata, paramsFor, text } from "../http/params.js";
import { buildCustomer } from "../objects/customer.js";

const create = paramsFor<Stripe.CustomerCreateParams>()(
  z.strictObject({
    email: email().optional(),
    name: text(256).optional(),
    metadata: metadata().optional(),
    test_clock: text().optional(),
  }),
);

export const customerEndpoints = [
  endpoint({
    method: "post",
    path: "/customers",
    params: create,
    run: (world, input) => {
      const { test_clock: clock = null, ...values } = input;
      if (clock !== null) world.store.get("test_helpers.test_clock", clock, "test_clock");
      const customer = { ...buildCustomer(values, world.clock.now()), test_clock: clock };
      world.store.add("customer", customer);
      world.events.emit("customer.created", customer);
      return customer;
    },
  }),
  endpoint({
    method: "get",
    path: "/customers/:id",
    params: z.strictObject({}),
    run: (world, _input, id) =>
      world.store.state.deletedCustomers.includes(id)
        ? deleted(id)
        : world.store.get("customer", id),
  }),
  endpoint({
    method: "delete",
    path: "/customers/:id",
    params: z.strictObject({}),
    run: (world, _input, id) => deleteCustomer(world, world.store.get("customer", id)),
  }),
];
