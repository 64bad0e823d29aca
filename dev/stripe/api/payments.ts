import type Stripe from "stripe";
import { z } from "zod";
import { listing, reading } from "../http/endpoint.js";
import { listParams } from "../http/list.js";
import { paramsFor, text } from "../http/params.js";
import { isOf } from "../objects/catalog.js";

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

export const paymentEndpoints = [
  listing("/charges", "charge", listCharges, ({ customer }, input) =>
    isOf(customer, input.customer),
  ),
  reading("/charges", "charge"),
  reading("/payment_intents", "payment_intent"),
  listing(
    "/invoice_payments",
    "invoice_payment",
    listInvoicePayments,
    ({ invoice, payment }, input) =>
      isOf(invoice, input.invoice) && isOf(payment.payment_intent, input.payment?.payment_intent),
  ),
];
