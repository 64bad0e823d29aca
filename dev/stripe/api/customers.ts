import type Stripe from "stripe";
import { z } from "zod";
import { deleteCustomer, deleted } from "../billing/customer-deletion.js";
import { ownMethod } from "../billing/default-method.js";
import { endpoint } from "../http/endpoint.js";
import { listParams, page } from "../http/list.js";
import { email, metadata, paramsFor, text } from "../http/params.js";
import { buildCustomer } from "../objects/customer.js";
import { mergeMetadata } from "../objects/metadata.js";

const fields = {
  email: email().optional(),
  name: text(256).optional(),
  phone: text(20).optional(),
  description: text(350).optional(),
  metadata: metadata().optional(),
};

const create = paramsFor<Stripe.CustomerCreateParams>()(
  z.strictObject({ ...fields, test_clock: text().optional() }),
);
const update = paramsFor<Stripe.CustomerUpdateParams>()(
  z.strictObject({
    ...fields,
    invoice_settings: z.strictObject({ default_payment_method: text().optional() }).optional(),
  }),
);
const list = paramsFor<Stripe.CustomerListParams>()(
  z.strictObject({ ...listParams, email: text(512).optional() }),
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
    path: "/customers",
    params: list,
    run: (world, input) => {
      const matching = world.store
        .all("customer")
        // Like Stripe, compares email addresses case-sensitively.
        .filter((customer) => input.email === undefined || customer.email === input.email);
      return page(matching, input, "/v1/customers");
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
    method: "post",
    path: "/customers/:id",
    params: update,
    run: (world, input, id) => {
      const customer = world.store.get("customer", id);
      const { metadata: changes, invoice_settings: settings, ...values } = input;
      const method = ownMethod(world, id, {
        id: settings?.default_payment_method,
        param: "invoice_settings[default_payment_method]",
      });
      Object.assign(customer, values);
      if (method !== undefined) customer.invoice_settings.default_payment_method = method;
      mergeMetadata(customer.metadata, changes);
      world.store.touch();
      world.events.emit("customer.updated", customer);
      return customer;
    },
  }),
  endpoint({
    method: "delete",
    path: "/customers/:id",
    params: z.strictObject({}),
    run: (world, _input, id) => deleteCustomer(world, world.store.get("customer", id)),
  }),
];
