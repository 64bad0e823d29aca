import type Stripe from "stripe";
import { newId } from "../core/ids.js";
import { nulls } from "./nulls.js";

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
    ...nulls(
      "default_price description package_dimensions shippable tax_code tax_details unit_label url",
    ),
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: input.metadata ?? {},
    name: input.name,
    statement_descriptor: input.statement_descriptor ?? null,
    type: "service",
    updated: created,
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
    ...nulls("custom_unit_amount nickname tiers_mode transform_quantity unit_amount_decimal"),
    livemode: false,
    lookup_key: input.lookupKey ?? null,
    metadata: input.metadata ?? {},
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
    type: input.monthly ? "recurring" : "one_time",
    unit_amount: input.unitAmount,
  };
}

/** The legacy plan object that subscription items still carry for a recurring price. */
export function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    ...nulls("amount_decimal meter tiers_mode transform_usage trial_period_days"),
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? "month",
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    nickname: price.nickname,
    product: idOf(price.product),
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
