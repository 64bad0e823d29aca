import type Stripe from "stripe";
import { newId } from "../core/ids.js";
import { idOf } from "./catalog.js";
import { nulls } from "./nulls.js";

/** Why a bank refused. */
export interface Refusal {
  code: string;
  message: string;
}

interface NewCharge {
  intent: Stripe.PaymentIntent;
  method: Stripe.PaymentMethod | undefined;
  /** Null if it is paid. */
  refusal: Refusal | null;
  receiptUrl: (id: string) => string;
}

/** One attempt to move the money of a payment intent. */
export function buildCharge(input: NewCharge, created: number): Stripe.Charge {
  const { intent, method, refusal } = input;
  const id = newId("ch");
  return {
    ...unusedMembers(),
    id,
    object: "charge",
    amount: intent.amount,
    amount_captured: refusal ? 0 : intent.amount,
    amount_refunded: 0,
    billing_details: {
      address: null,
      email: method?.billing_details.email ?? null,
      name: null,
      phone: null,
      tax_id: null,
    },
    captured: refusal === null,
    created,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: refusal?.code ?? null,
    failure_message: refusal?.message ?? null,
    livemode: false,
    metadata: {},
    outcome: outcomeOf(refusal),
    paid: refusal === null,
    payment_intent: intent.id,
    payment_method: method?.id ?? null,
    payment_method_details: method ? detailsOf(method) : null,
    receipt_email: intent.receipt_email,
    receipt_url: refusal ? null : input.receiptUrl(id),
    refunded: false,
    status: refusal ? "failed" : "succeeded",
  };
}

const outcomeOf = (refusal: Refusal | null): Stripe.Charge.Outcome => ({
  advice_code: refusal ? "try_again_later" : null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: refusal ? "declined_by_network" : "approved_by_network",
  reason: refusal?.code ?? null,
  risk_level: "normal",
  seller_message: refusal ? "The bank did not return any further details." : "Payment complete.",
  type: refusal ? "issuer_declined" : "authorized",
});

function detailsOf(method: Stripe.PaymentMethod): Stripe.Charge.PaymentMethodDetails {
  const { card, us_bank_account: bank } = method;
  if (bank) {
    return {
      type: "us_bank_account",
      us_bank_account: {
        account_holder_type: "individual",
        account_type: "checking",
        bank_name: bank.bank_name,
        fingerprint: null,
        last4: bank.last4,
        payment_reference: null,
        routing_number: bank.routing_number,
      },
    };
  }
  return {
    type: "card",
    card: {
      ...nulls(
        "amount_authorized authorization_code checks electronic_commerce_indicator installments",
        "mandate network_transaction_id three_d_secure transaction_link_id wallet",
      ),
      brand: card?.brand ?? null,
      country: "US",
      exp_month: card?.exp_month ?? 0,
      exp_year: card?.exp_year ?? 0,
      funding: "credit",
      last4: card?.last4 ?? null,
      network: card?.brand ?? null,
      regulated_status: "unregulated",
    },
  };
}

/** The payment intent of a charge. */
export const intentOf = (charge: Stripe.Charge): string =>
  charge.payment_intent === null ? "" : idOf(charge.payment_intent);

/** Members of Stripe's object that this stand-in never uses. */
function unusedMembers() {
  return {
    ...nulls(
      "application application_fee application_fee_amount balance_transaction",
      "failure_balance_transaction on_behalf_of receipt_number review shipping source",
      "source_transfer statement_descriptor statement_descriptor_suffix transfer_data",
      "transfer_group",
    ),
    calculated_statement_descriptor: "STAFFBOARD",
    fraud_details: {},
  };
}
