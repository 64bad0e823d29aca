import type Stripe from "stripe";
import { z } from "zod";
import { attempt, collect, laterOutcome } from "../billing/collection.js";
import { ownMethod } from "../billing/default-method.js";
import { finalizeInvoice } from "../billing/invoicing.js";
import { intentFor } from "../billing/payments.js";
import { invalidRequest, StripeApiError } from "../core/errors.js";
import { endpoint } from "../http/endpoint.js";
import { listParams, page } from "../http/list.js";
import { flag, paramsFor, text } from "../http/params.js";
import { idOf } from "../objects/catalog.js";
import { subscriptionOf } from "../objects/invoice.js";
import type { World } from "../world.js";

const listInvoices = paramsFor<Stripe.InvoiceListParams>()(
  z.strictObject({
    ...listParams,
    customer: text().optional(),
    subscription: text().optional(),
    status: z.enum(["draft", "open", "paid", "uncollectible", "void"]).optional(),
  }),
);

const pay = paramsFor<Stripe.InvoicePayParams>()(
  z.strictObject({ payment_method: text().optional(), off_session: flag().optional() }),
);

/** @throws Stripe's 402 if the card is declined; the attempt is recorded all the same. */
function payInvoice(
  world: World,
  invoice: Stripe.Invoice,
  input: z.output<typeof pay>,
): Stripe.Invoice {
  if (invoice.status === "paid") {
    throw invalidRequest("Invoice is already paid", undefined, "invoice_already_paid");
  }
  if (invoice.status === "draft") finalizeInvoice(world, invoice);
  if (invoice.status !== "open") {
    throw invalidRequest(`Invoice with status ${invoice.status ?? ""} can't be paid.`);
  }
  const customer = invoice.customer === null ? "" : idOf(invoice.customer);
  const method = ownMethod(world, customer, { id: input.payment_method, param: "payment_method" });
  if (method === undefined) collect(world, invoice);
  else attempt(world, invoice, method, laterOutcome(world, method));
  const error = intentFor(world, invoice)?.last_payment_error;
  if (error) {
    throw new StripeApiError(402, {
      type: "card_error",
      message: error.message ?? "",
      ...(error.code && { code: error.code }),
    });
  }
  return invoice;
}

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
    method: "post",
    path: "/invoices/:id/pay",
    params: pay,
    run: (world, input, id) => payInvoice(world, world.store.get("invoice", id), input),
  }),
  endpoint({
    method: "get",
    path: "/invoices/:id",
    params: z.strictObject({}),
    run: (world, _input, id) => world.store.get("invoice", id),
  }),
];
