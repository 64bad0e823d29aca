import type Stripe from "stripe";
import { invalidRequest } from "../core/errors.js";
import { idOf } from "../objects/catalog.js";
import { buildRefund } from "../objects/refund.js";
import { money } from "../pages/format.js";
import type { World } from "../world.js";

interface Request {
  amount: number | undefined;
  reason: string | null;
  metadata: Stripe.Metadata;
}

/**
 * Returns all or a part of a payment.
 * @throws Stripe's 400 for more than is left, and for a payment that is disputed or never happened
 */
export function refund(world: World, charge: Stripe.Charge, request: Request): Stripe.Refund {
  const left = charge.amount - charge.amount_refunded;
  const amount = request.amount ?? left;
  refuseDisputed(world, charge);
  refuseRefund(charge, amount, left);
  const made = buildRefund({ charge, ...request, amount }, world.clock.now());
  world.store.add("refund", made);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  world.events.emit("charge.refunded", charge);
  world.events.emit("refund.created", made);
  world.events.emit("charge.updated", charge);
  return made;
}

function refuseRefund(charge: Stripe.Charge, amount: number, left: number): void {
  if (!charge.paid) {
    throw invalidRequest("This charge has failed and cannot be refunded.", "charge");
  }
  if (charge.refunded) {
    throw invalidRequest(
      `Charge ${charge.id} has already been refunded.`,
      undefined,
      "charge_already_refunded",
    );
  }
  if (amount > left) {
    throw invalidRequest(
      `Refund amount (${money(amount, charge.currency)}) is greater than unrefunded amount on ` +
        `charge (${money(left, charge.currency)})`,
      "amount",
    );
  }
}

function refuseDisputed(world: World, charge: Stripe.Charge): void {
  const isWithdrawn = world.store
    .all("dispute")
    .some((dispute) => idOf(dispute.charge) === charge.id && !dispute.is_charge_refundable);
  if (!isWithdrawn) return;
  throw invalidRequest(
    `Charge ${charge.id} has been charged back; cannot issue a refund.`,
    undefined,
    "charge_disputed",
  );
}

/** The bank sends a refund back, for example because the card is closed: the money is the firm's again. */
export function failRefund(world: World, failed: Stripe.Refund): void {
  const charge = failed.charge && world.store.get("charge", idOf(failed.charge));
  if (failed.status !== "succeeded" || !charge) return;
  failed.status = "failed";
  failed.failure_reason = "expired_or_canceled_card";
  charge.amount_refunded -= failed.amount;
  charge.refunded = false;
  world.store.touch();
  world.events.emit("refund.updated", failed);
  world.events.emit("refund.failed", failed);
  world.events.emit("charge.updated", charge);
}
