import type Stripe from "stripe";
import { z } from "zod";
import { listing, reading } from "../http/endpoint.js";
import { listParams } from "../http/list.js";
import { paramsFor, text } from "../http/params.js";
import { isOf } from "../objects/catalog.js";
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
  listing(
    "/invoices",
    "invoice",
    listInvoices,
    (invoice, { status = invoice.status, customer, subscription }) =>
      invoice.status === status &&
      isOf(invoice.customer, customer) &&
      isOf(subscriptionOf(invoice), subscription),
  ),
  reading("/invoices", "invoice"),
];
