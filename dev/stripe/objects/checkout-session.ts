import type Stripe from "stripe";
import { newId } from "../core/ids.js";

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
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    client_secret: null,
    collected_information: null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer_account: null,
    discounts: [],
    integration_identifier: null,
    invoice_creation: null,
    managed_payments: null,
    origin_context: null,
    payment_link: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    submit_type: null,
    wallet_options: null,
  };
}
