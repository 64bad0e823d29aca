import type Stripe from "stripe";
import type { NewPayPage } from "./payment-gateway.js";

/** What the firm decides about its pay pages. */
export interface PayPageSettings {
  /** Stripe's names of the ways to pay, e.g. `card`. */
  methods: readonly string[];
  /** Whether Stripe Tax adds tax to the prices. */
  automaticTax: boolean;
  /** Whether buyers can enter a tax id, which Stripe prints on their invoices. */
  taxIds: boolean;
}

/**
 * Parameters of a pay page. The ways to pay are stated: otherwise Stripe offers all that its
 * dashboard has turned on, and some of them pay only days later.
 */
export const payPageParams = (
  { customerId, priceId, userId, successUrl, cancelUrl }: NewPayPage,
  metadata: Stripe.MetadataParam,
  settings: PayPageSettings,
): Stripe.Checkout.SessionCreateParams => ({
  mode: "subscription",
  customer: customerId,
  line_items: [{ price: priceId, quantity: 1 }],
  allowed_payment_method_types: [...settings.methods],
  client_reference_id: userId,
  metadata,
  subscription_data: { metadata },
  success_url: successUrl,
  cancel_url: cancelUrl,
  ...taxParams(settings),
});

/** Both need details of the buyer, which Stripe then keeps with the customer. */
function taxParams({ automaticTax, taxIds }: PayPageSettings) {
  if (!automaticTax && !taxIds) return {};
  return {
    ...(automaticTax && { automatic_tax: { enabled: true } }),
    ...(taxIds && { tax_id_collection: { enabled: true } }),
    billing_address_collection: "required",
    customer_update: { name: "auto", address: "auto" },
  } as const;
}
