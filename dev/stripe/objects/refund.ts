import type Stripe from "stripe";
import { newId } from "../core/ids.js";
import { intentOf } from "./charge.js";
import { nulls } from "./nulls.js";

interface NewRefund {
  charge: Stripe.Charge;
  amount: number;
  reason: string | null;
  metadata: Stripe.Metadata;
}

/** Money on its way back; for a card, it has succeeded at once. */
export const buildRefund = (
  { charge, amount, reason, metadata }: NewRefund,
  created: number,
): Stripe.Refund => ({
  id: newId("re"),
  object: "refund",
  amount,
  ...nulls(
    "balance_transaction customer_account receipt_number source_transfer_reversal",
    "transfer_reversal",
  ),
  charge: charge.id,
  created,
  currency: charge.currency,
  customer: charge.customer,
  destination_details: {
    card: {
      reference_status: "pending",
      reference_type: "acquirer_reference_number",
      type: "refund",
    },
    type: "card",
  },
  metadata,
  payment_intent: intentOf(charge),
  payment_method: charge.payment_method,
  reason,
  status: "succeeded",
});
