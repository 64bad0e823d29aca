import type Stripe from "stripe";
import { z } from "zod";
import { ownMethod } from "../billing/default-method.js";
import { endpoint } from "../http/endpoint.js";
import { listParams, page, pageParams } from "../http/list.js";
import { email, metadata, paramsFor, text } from "../http/params.js";
import { idOf } from "../objects/catalog.js";
import { buildCustomer } from "../objects/customer.js";
import { mergeMetadata } from "../objects/metadata.js";

const fields = {
  email: email().optional(),
  name: text(256).optional(),
  phone: text(20).optional(),
  description: text(350).optional(),
  metadata: metadata().optional(),
};

const create = paramsFor<Stripe.CustomerCreateParams>()(z.strictObject(fields));
const update = paramsFor<Stripe.CustomerUpdateParams>()(
  z.strictObject({
    ...fields,
    invoice_settings: z.strictObject({ default_payment_method: text().optional() }).optional(),
  }),
);
const list = paramsFor<Stripe.CustomerListParams>()(
  z.strictObject({ ...listParams, email: text(512).optional() }),
);
const listMethods = paramsFor<Stripe.PaymentMethodListParams>()(
  z.strictObject({
    ...pageParams,
    customer: text().optional(),
    type: z.enum(["card"]).optional(),
  }),
);

export const customerEndpoints = [
  endpoint({
    method: "post",
    path: "/customers",
    params: create,
    run: (world, input) => {
      const customer = buildCustomer(input, world.clock.now());
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
    run: (world, _input, id) => world.store.get("customer", id),
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
    method: "get",
    path: "/payment_methods",
    params: listMethods,
    run: (world, input) => {
      const matching = world.store
        .all("payment_method")
        .filter(({ customer }) => customer !== null && idOf(customer) === input.customer);
      return page(matching, input, "/v1/payment_methods");
    },
  }),
  endpoint({
    method: "get",
    path: "/payment_methods/:id",
    params: z.strictObject({}),
    run: (world, _input, id) => world.store.get("payment_method", id),
  }),
  endpoint({
    method: "get",
    path: "/payment_intents/:id",
    params: z.strictObject({}),
    run: (world, _input, id) => world.store.get("payment_intent", id),
  }),
];
