import type Stripe from "stripe";
import { newId } from "../core/ids.js";

/** The link between an invoice and its payment intent, since API version 2025-03-31. */
export const buildInvoicePayment = (
  invoice: Stripe.Invoice,
  intent: string,
  created: number,
): Stripe.InvoicePayment => ({
  id: newId("inpay"),
  object: "invoice_payment",
  amount_paid: null,
  amount_requested: invoice.amount_due,
  created,
  currency: invoice.currency,
  invoice: invoice.id,
  is_default: true,
  livemode: false,
  payment: { payment_intent: intent, type: "payment_intent" },
  status: "open",
  status_transitions: { canceled_at: null, paid_at: null },
});
