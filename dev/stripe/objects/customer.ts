import type Stripe from "stripe";
import { newId } from "../core/ids.js";
import type { Bank, Card } from "../core/snapshot.js";
import { nulls } from "./nulls.js";

interface NewCustomer {
  email?: string | null | undefined;
  name?: string | null | undefined;
  metadata?: Stripe.Metadata | undefined;
}

export function buildCustomer(input: NewCustomer, created: number): Stripe.Customer {
  return {
    id: newId("cus", 14),
    object: "customer",
    ...nulls("address currency default_source description discount phone shipping test_clock"),
    balance: 0,
    created,
    delinquent: false,
    email: input.email ?? null,
    invoice_prefix: newId("X", 8).slice(2).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: input.metadata ?? {},
    name: input.name ?? null,
    next_invoice_sequence: 1,
    preferred_locales: [],
    tax_exempt: "none",
  };
}

interface Owner {
  customer: string;
  email: string | null;
}

export const buildPaymentMethod = (
  card: Card,
  owner: Owner,
  created: number,
): Stripe.PaymentMethod => ({
  ...methodOf(owner, created),
  type: "card",
  card: {
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
    country: "US",
    display_brand: card.brand,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    funding: "credit",
    generated_from: null,
    last4: card.last4,
    networks: { available: [card.brand], preferred: null },
    regulated_status: "unregulated",
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
});

/** A US bank account: its payments take days. */
export const buildBankMethod = (
  bank: Bank,
  owner: Owner,
  created: number,
): Stripe.PaymentMethod => ({
  ...methodOf(owner, created),
  type: "us_bank_account",
  us_bank_account: {
    account_holder_type: "individual",
    account_type: "checking",
    bank_name: "STRIPE TEST BANK",
    financial_connections_account: null,
    fingerprint: null,
    last4: bank.last4,
    networks: { preferred: "ach", supported: ["ach"] },
    routing_number: bank.routingNumber,
    status_details: null,
  },
});

const methodOf = ({ customer, email }: Owner, created: number) => ({
  id: newId("pm"),
  object: "payment_method" as const,
  allow_redisplay: "limited",
  billing_details: { address: null, email, name: null, phone: null, tax_id: null },
  created,
  customer,
  customer_account: null,
  livemode: false,
  metadata: {},
});
