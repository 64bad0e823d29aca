import type Stripe from "stripe";
import { newId } from "../core/ids.js";

interface NewPayment {
  amount: number;
  currency: string;
  customer: string;
  email: string | null;
}

/** The payment of an invoice, before its first attempt. */
export function buildPaymentIntent(input: NewPayment, created: number): Stripe.PaymentIntent {
  const id = newId("pi");
  return {
    ...unusedMembers(),
    id,
    object: "payment_intent",
    amount: input.amount,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    client_secret: newId(`${id}_secret`),
    created,
    currency: input.currency,
    customer: input.customer,
    description: "Subscription payment",
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: {},
    next_action: null,
    payment_method: null,
    payment_method_types: ["card"],
    processing: null,
    receipt_email: input.email,
    status: "requires_payment_method",
  };
}

/** Members of Stripe's object that this stand-in never uses. */
function unusedMembers() {
  return {
    allowed_payment_method_types: null,
    amount_capturable: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    capture_method: "automatic",
    confirmation_method: "automatic",
    customer_account: null,
    excluded_payment_method_types: null,
    managed_payments: null,
    on_behalf_of: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_record: null,
    review: null,
    setup_future_usage: "off_session",
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_group: null,
  };
}
