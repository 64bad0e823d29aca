import type Stripe from "stripe";
import { z } from "zod";
import { endpoint } from "../http/endpoint.js";
import { listParams, page } from "../http/list.js";
import { flag, paramsFor, text } from "../http/params.js";
import { idOf } from "../objects/catalog.js";
import { subscriptionOf } from "../objects/invoice.js";

const listInvoices = paramsFor<Stripe.InvoiceListParams>()(
  z.strictObject({
    ...listParams,
    customer: text().optional(),
    subscription: text().optional(),
    status: z.enum(["draft", "open", "paid", "uncollectible", "void"]).optional(),
  }),
);

const listEvents = paramsFor<Stripe.EventListParams>()(
  z.strictObject({
    ...listParams,
    type: text().optional(),
    types: z.array(text()).max(20).optional(),
    delivery_success: flag().optional(),
  }),
);

/** `invoice.*` matches every event type with that prefix. */
const matches = (type: string, pattern: string): boolean =>
  pattern.endsWith("*") ? type.startsWith(pattern.slice(0, -1)) : type === pattern;

export const invoiceAndEventEndpoints = [
  endpoint({
    method: "get",
    path: "/invoices",
    params: listInvoices,
    run: (world, input) => {
      const matching = world.store
        .all("invoice")
        .filter(({ status }) => status === (input.status ?? status))
        .filter(
          (invoice) => (input.subscription ?? subscriptionOf(invoice)) === subscriptionOf(invoice),
        )
        .filter(
          ({ customer }) =>
            input.customer === undefined ||
            (customer !== null && idOf(customer) === input.customer),
        );
      return page(matching, input, "/v1/invoices");
    },
  }),
  endpoint({
    method: "get",
    path: "/invoices/:id",
    params: z.strictObject({}),
    run: (world, _input, id) => world.store.get("invoice", id),
  }),
  endpoint({
    method: "get",
    path: "/events",
    params: listEvents,
    run: (world, input) => {
      const patterns = input.types ?? (input.type === undefined ? ["*"] : [input.type]);
      const matching = world.store
        .all("event")
        .filter(({ type }) => patterns.some((pattern) => matches(type, pattern)))
        .filter(
          ({ pending_webhooks }) =>
            input.delivery_success === undefined ||
            input.delivery_success === (pending_webhooks === 0),
        );
      return page(matching, input, "/v1/events");
    },
  }),
  endpoint({
    method: "get",
    path: "/events/:id",
    params: z.strictObject({}),
    run: (world, _input, id) => world.store.get("event", id),
  }),
];
