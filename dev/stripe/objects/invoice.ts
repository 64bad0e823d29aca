import type Stripe from "stripe";
import { newId } from "../core/ids.js";
import { idOf } from "./catalog.js";
import { nulls } from "./nulls.js";

interface NewInvoice {
  subscription: Stripe.Subscription;
  customer: Stripe.Customer;
  reason: "subscription_create" | "subscription_cycle";
  /** Prices of what is charged once. */
  extras: readonly Stripe.Price[];
}

/** A draft for the current period of all items. */
export function buildInvoice(input: NewInvoice, created: number): Stripe.Invoice {
  const id = newId("in");
  const { subscription, customer } = input;
  const [first] = subscription.items.data;
  const lines = [
    ...subscription.items.data.map((item) => buildLine(id, subscription, item)),
    ...input.extras.flatMap((price) => (first ? buildExtra(id, subscription, first, price) : [])),
  ];
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const period = subscription.items.data[0];
  return {
    ...unusedMembers(),
    id,
    object: "invoice",
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: input.reason,
    created,
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    effective_at: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    lines: { object: "list", data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details",
    },
    period_end: period?.current_period_start ?? created,
    period_start: period?.current_period_start ?? created,
    status: "draft",
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
  };
}

function buildLine(
  invoice: string,
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
): Stripe.InvoiceLineItem {
  const isFree = subscription.status === "trialing";
  const amount = isFree ? 0 : (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
  return {
    id: newId("il"),
    object: "line_item",
    amount,
    currency: item.price.currency,
    description: null,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: "subscription_item_details",
    },
    period: { end: item.current_period_end, start: item.current_period_start },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item.price.id, product: idOf(item.price.product) },
      type: "price_details",
      unit_amount_decimal: null,
    },
    quantity: item.quantity ?? 1,
    quantity_decimal: null,
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}

/** What is charged, or credited, once. */
function buildExtra(
  invoice: string,
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  price: Stripe.Price,
): Stripe.InvoiceLineItem {
  const amount = price.unit_amount ?? 0;
  return {
    ...buildLine(invoice, subscription, { ...item, price, quantity: 1 }),
    amount,
    subtotal: amount,
    parent: {
      invoice_item_details: {
        invoice_item: newId("ii"),
        proration: false,
        proration_details: null,
        subscription: subscription.id,
      },
      subscription_item_details: null,
      type: "invoice_item_details",
    },
  };
}

/** The id of the subscription an invoice belongs to. Since API version 2025-03-31 it is under `parent`. */
export function subscriptionOf(invoice: Stripe.Invoice): string | undefined {
  const subscription = invoice.parent?.subscription_details?.subscription;
  return subscription === undefined ? undefined : idOf(subscription);
}

/** Members of Stripe's object that this stand-in never uses. */
function unusedMembers() {
  return {
    account_country: "US",
    ...nulls(
      "account_name account_tax_ids application automatically_finalizes_at custom_fields",
      "customer_account customer_address customer_phone customer_shipping default_payment_method",
      "default_source description due_date footer from_invoice last_finalization_error",
      "latest_revision on_behalf_of receipt_number rendering shipping_cost shipping_details",
      "statement_descriptor test_clock webhooks_delivered_at",
    ),
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    collection_method: "charge_automatically",
    customer_tax_exempt: "none",
    default_tax_rates: [],
    discounts: [],
    ending_balance: 0,
    issuer: { type: "self" },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: 0,
    total_discount_amounts: [],
    total_pretax_credit_amounts: [],
    total_taxes: [],
  };
}
