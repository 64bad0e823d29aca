import type Stripe from "stripe";

/** Stripe's rule: keys are added to what is there, an empty value removes its key. */
export function mergeMetadata(target: Stripe.Metadata, changes: Stripe.Metadata = {}): void {
  for (const [key, value] of Object.entries(changes)) {
    if (value === "") delete target[key];
    else target[key] = value;
  }
}
