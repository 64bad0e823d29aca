import type Stripe from "stripe";
import { newId } from "../core/ids.js";
import { idOf } from "./catalog.js";

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
      amount_authorized: null,
      authorization_code: null,
      brand: card?.brand ?? null,
      checks: null,
      country: "US",
      electronic_commerce_indicator: null,
      exp_month: card?.exp_month ?? 0,
      exp_year: card?.exp_year ?? 0,
      funding: "credit",
      installments: null,
      last4: card?.last4 ?? null,
      mandate: null,
      network: card?.brand ?? null,
      network_transaction_id: null,
      regulated_status: "unregulated",
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}

/** The payment intent of a charge. */
export const intentOf = (charge: Stripe.Charge): string =>
  charge.payment_intent === null ? "" : idOf(charge.payment_intent);

/** Members of Stripe's object that this stand-in never uses. */
function unusedMembers() {
  return {
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    calculated_statement_descriptor: "STAFFBOARD",
    failure_balance_transaction: null,
    fraud_details: {},
    on_behalf_of: null,
    receipt_number: null,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_data: null,
    transfer_group: null,
  };
}
