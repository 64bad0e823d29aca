import type Stripe from "stripe";
import { z } from "zod";
import { endpoint } from "../http/endpoint.js";
import { listParams, page } from "../http/list.js";
import { paramsFor, text } from "../http/params.js";
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

export const invoiceEndpoints = [
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
];
