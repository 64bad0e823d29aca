import type Stripe from "stripe";
import { z } from "zod";
import { refund } from "../billing/refunds.js";
import { invalidRequest } from "../core/errors.js";
import { endpoint, listing, reading } from "../http/endpoint.js";
import { listParams } from "../http/list.js";
import { integer, metadata, paramsFor, text } from "../http/params.js";
import { idOf, isOf } from "../objects/catalog.js";
import type { World } from "../world.js";

const create = paramsFor<Stripe.RefundCreateParams>()(
  z.strictObject({
    charge: text().optional(),
    payment_intent: text().optional(),
    amount: integer(1).optional(),
    reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
    metadata: metadata().optional(),
  }),
);

const list = paramsFor<Stripe.RefundListParams>()(
  z.strictObject({ ...listParams, charge: text().optional() }),
);

function chargeOf(world: World, input: z.output<typeof create>): Stripe.Charge {
  if (input.charge !== undefined) return world.store.get("charge", input.charge, "charge");
  if (input.payment_intent === undefined) {
    throw invalidRequest(
      "One of the following params should be provided for this request: payment_intent or charge.",
      undefined,
      "parameter_missing",
    );
  }
  const intent = world.store.get("payment_intent", input.payment_intent, "payment_intent");
  if (intent.latest_charge === null) {
    throw invalidRequest(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      "payment_intent",
    );
  }
  return world.store.get("charge", idOf(intent.latest_charge));
}

export const refundEndpoints = [
  endpoint({
    method: "post",
    path: "/refunds",
    params: create,
    run: (world, input) =>
      refund(world, chargeOf(world, input), {
        amount: input.amount,
        reason: input.reason ?? null,
        metadata: input.metadata ?? {},
      }),
  }),
  listing("/refunds", "refund", list, ({ charge }, input) => isOf(charge, input.charge)),
  reading("/refunds", "refund"),
];
