import type Stripe from "stripe";
import { newId } from "../core/ids.js";
import { nextBillingDate } from "../core/time.js";
import { planOf } from "./catalog.js";
import { nulls } from "./nulls.js";

interface PricedItem {
  price: Stripe.Price;
  quantity: number;
}

interface NewSubscription {
  customer: string;
  items: PricedItem[];
  metadata: Stripe.Metadata;
  paymentMethod: string | null;
  automaticTax?: boolean;
}

export function buildSubscription(input: NewSubscription, start: number): Stripe.Subscription {
  const id = newId("sub");
  return {
    ...unusedMembers(),
    id,
    object: "subscription",
    automatic_tax: { disabled_reason: null, enabled: input.automaticTax ?? false, liability: null },
    billing_cycle_anchor: start,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    created: start,
    currency: input.items[0]?.price.currency ?? "usd",
    customer: input.customer,
    default_payment_method: input.paymentMethod,
    description: null,
    ended_at: null,
    items: {
      object: "list",
      data: input.items.map((item) => buildItem(id, item, start)),
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    metadata: input.metadata,
    schedule: null,
    start_date: start,
    status: "incomplete",
  };
}

function buildItem(
  subscription: string,
  { price, quantity }: PricedItem,
  start: number,
): Stripe.SubscriptionItem {
  return {
    id: newId("si", 14),
    object: "subscription_item",
    billing_thresholds: null,
    created: start,
    current_period_end: nextBillingDate(start, start),
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

/** Members of Stripe's object that this stand-in never uses. */
function unusedMembers() {
  return {
    ...nulls(
      "application application_fee_percent billing_cycle_anchor_config billing_thresholds",
      "customer_account days_until_due default_source managed_payments",
      "next_pending_invoice_item_invoice on_behalf_of pause_collection",
      "pending_invoice_item_interval pending_setup_intent pending_update test_clock transfer_data",
      "trial_end trial_start",
    ),
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    billing_schedules: [],
    default_tax_rates: [],
    discounts: [],
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: "off",
    },
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" },
    },
  };
}
