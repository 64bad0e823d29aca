import type Stripe from "stripe";
import { newId } from "../core/ids.js";
import { nulls } from "./nulls.js";

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
    ...nulls(
      "allowed_payment_method_types application application_fee_amount automatic_payment_methods",
      "customer_account excluded_payment_method_types managed_payments on_behalf_of",
      "payment_method_configuration_details payment_method_options payment_record review shipping",
      "source statement_descriptor statement_descriptor_suffix transfer_group",
    ),
    amount_capturable: 0,
    capture_method: "automatic",
    confirmation_method: "automatic",
    setup_future_usage: "off_session",
  };
}
