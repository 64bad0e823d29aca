import type Stripe from "stripe";
import { newId } from "../core/ids.js";
import { intentOf } from "./charge.js";

/** What a firm can answer a dispute with; all of it is text, or the id of a file. */
const EVIDENCE = [
  "access_activity_log",
  "billing_address",
  "cancellation_policy",
  "cancellation_policy_disclosure",
  "cancellation_rebuttal",
  "customer_communication",
  "customer_email_address",
  "customer_name",
  "customer_purchase_ip",
  "customer_signature",
  "duplicate_charge_documentation",
  "duplicate_charge_explanation",
  "duplicate_charge_id",
  "product_description",
  "receipt",
  "refund_policy",
  "refund_policy_disclosure",
  "refund_refusal_explanation",
  "service_date",
  "service_documentation",
  "shipping_address",
  "shipping_carrier",
  "shipping_date",
  "shipping_documentation",
  "shipping_tracking_number",
  "uncategorized_file",
  "uncategorized_text",
] as const;

type EvidenceName = (typeof EVIDENCE)[number];

/** Days until an unanswered dispute is lost. */
const DAYS_TO_ANSWER = 9;
const DAY_SECONDS = 86_400;

export function buildDispute(
  charge: Stripe.Charge,
  { reason, amount }: { reason: string; amount: number },
  created: number,
): Stripe.Dispute {
  const none = EVIDENCE.map((name): [EvidenceName, null] => [name, null]);
  return {
    id: newId("du"),
    object: "dispute",
    amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {
      ...(Object.fromEntries(none) as Record<EvidenceName, null>),
      enhanced_evidence: {},
    },
    evidence_details: {
      due_by: created + DAYS_TO_ANSWER * DAY_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intentOf(charge),
    reason,
    status: "needs_response",
  };
}

/** The card network warns that the owner of the card calls a payment fraud; a dispute often follows. */
export const buildFraudWarning = (
  charge: Stripe.Charge,
  created: number,
): Stripe.Radar.EarlyFraudWarning => ({
  id: newId("issfr"),
  object: "radar.early_fraud_warning",
  actionable: true,
  charge: charge.id,
  created,
  fraud_type: "made_with_stolen_card",
  livemode: false,
  payment_intent: intentOf(charge),
});
