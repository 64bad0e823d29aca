import type Stripe from "stripe";
import { z } from "zod";
import { endpoint } from "../http/endpoint.js";
import { listParams, page } from "../http/list.js";
import { paramsFor, text } from "../http/params.js";
import { idOf } from "../objects/catalog.js";

const listCharges = paramsFor<Stripe.ChargeListParams>()(
  z.strictObject({ ...listParams, customer: text().optional() }),
);

const listInvoicePayments = paramsFor<Stripe.InvoicePaymentListParams>()(
  z.strictObject({
    ...listParams,
    invoice: text().optional(),
    payment: z
      .strictObject({ type: z.enum(["payment_intent"]), payment_intent: text().optional() })
      .optional(),
  }),
);

const none = z.strictObject({});

const isOf = (
  owner: string | { id: string } | null | undefined,
  wanted: string | undefined,
): boolean =>
  wanted === undefined || (owner !== null && owner !== undefined && idOf(owner) === wanted);

export const paymentEndpoints = [
  endpoint({
    method: "get",
    path: "/charges",
    params: listCharges,
    run: (world, input) => {
      const matching = world.store
        .all("charge")
        .filter(({ customer }) => isOf(customer, input.customer));
      return page(matching, input, "/v1/charges");
    },
  }),
  endpoint({
    method: "get",
    path: "/charges/:id",
    params: none,
    run: (world, _input, id) => world.store.get("charge", id),
  }),
  endpoint({
    method: "get",
    path: "/payment_intents/:id",
    params: none,
    run: (world, _input, id) => world.store.get("payment_intent", id),
  }),
  endpoint({
    method: "get",
    path: "/invoice_payments",
    params: listInvoicePayments,
    run: (world, input) => {
      const matching = world.store
        .all("invoice_payment")
        .filter(({ invoice }) => isOf(invoice, input.invoice))
        .filter(({ payment }) => isOf(payment.payment_intent, input.payment?.payment_intent));
      return page(matching, input, "/v1/invoice_payments");
    },
  }),
];
