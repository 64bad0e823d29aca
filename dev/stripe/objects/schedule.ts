import type Stripe from "stripe";
import { newId } from "../core/ids.js";
import { idOf } from "./catalog.js";
import { nulls } from "./nulls.js";

export type Phase = Stripe.SubscriptionSchedule.Phase;

interface NewPhase {
  start: number;
  end: number;
  currency: string;
  items: { price: Stripe.Price; quantity: number }[];
  /** Prices of what its first invoice charges once. */
  extras?: readonly Stripe.Price[] | undefined;
  prorationBehavior?: string | undefined;
  defaultPaymentMethod?: string | null | undefined;
  automaticTax?: boolean | undefined;
  trial?: boolean | undefined;
}

export function buildPhase(input: NewPhase): Phase {
  return {
    add_invoice_items: (input.extras ?? []).map(({ id }) => ({
      discountable: true,
      discounts: [],
      metadata: {},
      period: {
        end: { type: "min_item_period_end" },
        start: { type: "max_item_period_start" },
      },
      price: id,
      quantity: 1,
      tax_rates: [],
    })),
    ...nulls(
      "application_fee_percent billing_cycle_anchor billing_thresholds collection_method",
      "description invoice_settings on_behalf_of transfer_data",
    ),
    ...(input.automaticTax && {
      automatic_tax: { disabled_reason: null, enabled: true, liability: null },
    }),
    currency: input.currency,
    default_payment_method: input.defaultPaymentMethod ?? null,
    default_tax_rates: [],
    discounts: [],
    end_date: input.end,
    items: input.items.map(({ price, quantity }) => ({
      billing_thresholds: null,
      discounts: [],
      metadata: {},
      plan: price.id,
      price: price.id,
      quantity,
      tax_rates: [],
    })),
    metadata: {},
    proration_behavior: input.prorationBehavior ?? "create_prorations",
    start_date: input.start,
    ...(input.trial && { trial: true }),
    trial_end: input.trial ? input.end : null,
  };
}

/** The schedule that Stripe creates from a subscription: one phase, the current period, then release. */
export function buildScheduleFrom(
  subscription: Stripe.Subscription,
  period: { start: number; end: number },
  created: number,
): Stripe.SubscriptionSchedule {
  const phase = buildPhase({
    ...period,
    currency: subscription.currency,
    items: subscription.items.data.map(({ price, quantity = 1 }) => ({ price, quantity })),
    defaultPaymentMethod:
      subscription.default_payment_method && idOf(subscription.default_payment_method),
    automaticTax: subscription.automatic_tax.enabled,
  });
  return {
    id: newId("sub_sched"),
    object: "subscription_schedule",
    application: null,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    canceled_at: null,
    completed_at: null,
    created,
    current_phase: { start_date: period.start, end_date: period.end },
    customer: idOf(subscription.customer),
    customer_account: null,
    default_settings: defaultSettings(),
    end_behavior: "release",
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [phase],
    released_at: null,
    released_subscription: null,
    status: "active",
    subscription: subscription.id,
    test_clock: null,
  };
}

function defaultSettings(): Stripe.SubscriptionSchedule.DefaultSettings {
  return {
    ...nulls(
      "application_fee_percent billing_thresholds default_payment_method description on_behalf_of",
      "transfer_data",
    ),
    billing_cycle_anchor: "automatic",
    collection_method: "charge_automatically",
    invoice_settings: {
      ...nulls("account_tax_ids custom_fields days_until_due description footer"),
      issuer: { type: "self" },
    },
  };
}
