import type Stripe from "stripe";
import { invalidRequest } from "../core/errors.js";
import { buildDispute, buildFraudWarning } from "../objects/dispute.js";
import type { World } from "../world.js";

type Dispute = Stripe.Dispute;

const OVER = new Set(["won", "lost"]);

/** The owner of the card asks the bank for the money back; it is taken at once. */
export function openDispute(world: World, charge: Stripe.Charge, reason: string): Dispute {
  if (!charge.paid || charge.disputed) throw invalidRequest("This charge can't be disputed.");
  const amount = charge.amount - charge.amount_refunded;
  const dispute = buildDispute(charge, { reason, amount }, world.clock.now());
  world.store.add("dispute", dispute);
  charge.disputed = true;
  world.events.emit("charge.dispute.created", dispute);
  world.events.emit("charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

/** Ends a dispute. A dispute that is won gives the money back to the firm. */
export function closeDispute(world: World, dispute: Dispute, status: "won" | "lost"): void {
  if (OVER.has(dispute.status)) return;
  dispute.status = status;
  // The charge stays marked as disputed, also after a win.
  dispute.is_charge_refundable = status === "won";
  world.store.touch();
  world.events.emit("charge.dispute.closed", dispute);
  if (status === "won") world.events.emit("charge.dispute.funds_reinstated", dispute);
}

export function warnOfFraud(world: World, charge: Stripe.Charge): Stripe.Radar.EarlyFraudWarning {
  const warning = buildFraudWarning(charge, world.clock.now());
  world.store.add("radar.early_fraud_warning", warning);
  world.events.emit("radar.early_fraud_warning.created", warning);
  return warning;
}
