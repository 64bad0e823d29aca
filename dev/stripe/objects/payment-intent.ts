import type Stripe from "stripe";
import { newId } from "../core/ids.js";

interface NewPayment {
  amount: number;
  currency: string;
  customer: string;
  paymentMethod: string;
  email: string | null;
}

/** A payment that has succeeded; the pay page creates no others. */
export function buildPaymentIntent(input: NewPayment, created: number): Stripe.PaymentIntent {
  const id = newId("pi");
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: input.amount,
    amount_capturable: 0,
    amount_received: input.amount,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: newId(`${id}_secret`),
    confirmation_method: "automatic",
    created,
    currency: input.currency,
    customer: input.customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: input.paymentMethod,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: input.email,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "succeeded",
    transfer_group: null,
  };
}
