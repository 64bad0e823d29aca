import type Stripe from "stripe";
import { newId } from "../core/ids.js";

interface NewProduct {
  id?: string | undefined;
  name: string;
  statement_descriptor?: string | undefined;
  metadata?: Stripe.Metadata | undefined;
}

export function buildProduct(input: NewProduct, created: number): Stripe.Product {
  return {
    id: input.id ?? newId("prod", 14),
    object: "product",
    active: true,
    created,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: input.metadata ?? {},
    name: input.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: input.statement_descriptor ?? null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: created,
    url: null,
  };
}

interface NewPrice {
  product: string;
  currency: string;
  /** In the currency's smallest unit (cents). */
  unitAmount: number;
  /** Charged every month, not once. */
  monthly: boolean;
  lookupKey?: string | undefined;
  active?: boolean | undefined;
  metadata?: Stripe.Metadata | undefined;
}

export function buildPrice(input: NewPrice, created: number): Stripe.Price {
  return {
    id: newId("price"),
    object: "price",
    active: input.active ?? true,
    billing_scheme: "per_unit",
    created,
    currency: input.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: input.lookupKey ?? null,
    metadata: input.metadata ?? {},
    nickname: null,
    product: input.product,
    recurring: input.monthly
      ? {
          interval: "month",
          interval_count: 1,
          meter: null,
          trial_period_days: null,
          usage_type: "licensed",
        }
      : null,
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: input.monthly ? "recurring" : "one_time",
    unit_amount: input.unitAmount,
    unit_amount_decimal: null,
  };
}

/** The legacy plan object that subscription items still carry for a recurring price. */
export function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: null,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? "month",
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: idOf(price.product),
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}

/** In Stripe's types, a reference is an id or the object itself; the store keeps ids. */
export const idOf = (reference: string | { id: string }): string =>
  typeof reference === "string" ? reference : reference.id;

/** Whether a reference points to the object `wanted`; true for all if `wanted` is missing. */
export const isOf = (
  reference: string | { id: string } | null | undefined,
  wanted: string | undefined,
): boolean => wanted === undefined || (reference != null && idOf(reference) === wanted);
