import type Stripe from "stripe";

/** Like Stripe: keys are merged into the existing ones, an empty value removes its key. */
export function mergeMetadata(target: Stripe.Metadata, changes: Stripe.Metadata = {}): void {
  for (const [key, value] of Object.entries(changes)) {
    if (value === "") delete target[key];
    else target[key] = value;
  }
}
