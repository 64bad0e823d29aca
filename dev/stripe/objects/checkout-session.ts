import type Stripe from "stripe";
import { newId } from "../core/ids.js";
import { nulls } from "./nulls.js";

/** Valid for Stripe's format and for the product's `^cs_test_[A-Za-z0-9]{10,200}$`. */
const SESSION_ID_LENGTH = 58;

interface NewSession {
  mode: "subscription" | "setup";
  items: Stripe.LineItem[];
  successUrl: string;
  cancelUrl: string | null;
  customer: string;
  clientReferenceId: string | null;
  metadata: Stripe.Metadata;
  expiresAt: number;
}

export function buildLineItem(price: Stripe.Price, product: Stripe.Product, quantity: number) {
  const total = (price.unit_amount ?? 0) * quantity;
  const item: Stripe.LineItem = {
    id: newId("li"),
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: total,
    amount_tax: 0,
    amount_total: total,
    currency: price.currency,
    description: product.name,
    metadata: null,
    price,
    quantity,
  };
  return item;
}

export function buildSession(
  input: NewSession,
  baseUrl: string,
  created: number,
): Stripe.Checkout.Session {
  const id = newId("cs_test", SESSION_ID_LENGTH);
  const isSetup = input.mode === "setup";
  const total = isSetup ? null : input.items.reduce((sum, item) => sum + item.amount_total, 0);
  return {
    ...unusedMembers(),
    id,
    object: "checkout.session",
    amount_subtotal: total,
    amount_total: total,
    cancel_url: input.cancelUrl,
    client_reference_id: input.clientReferenceId,
    consent: null,
    consent_collection: null,
    created,
    currency: input.items[0]?.currency ?? null,
    customer: input.customer,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    expires_at: input.expiresAt,
    invoice: null,
    livemode: false,
    locale: null,
    metadata: input.metadata,
    mode: input.mode,
    payment_intent: null,
    payment_method_collection: "always",
    payment_status: isSetup ? "no_payment_required" : "unpaid",
    status: "open",
    subscription: null,
    success_url: input.successUrl,
    total_details: isSetup ? null : { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: `${baseUrl}/c/pay/${id}`,
  };
}

/** Members of Stripe's object that this stand-in never uses. */
function unusedMembers() {
  return {
    adaptive_pricing: { enabled: false },
    ...nulls(
      "after_expiration allow_promotion_codes allowed_payment_method_types",
      "billing_address_collection client_secret collected_information currency_conversion",
      "customer_account integration_identifier invoice_creation managed_payments origin_context",
      "payment_link payment_method_configuration_details payment_method_options permissions",
      "recovered_from saved_payment_method_options setup_intent shipping_address_collection",
      "shipping_cost submit_type wallet_options",
    ),
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    discounts: [],
    payment_method_types: ["card"],
    shipping_options: [],
  };
}
