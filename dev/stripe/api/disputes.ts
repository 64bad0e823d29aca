import type Stripe from "stripe";
import { z } from "zod";
import { endpoint } from "../http/endpoint.js";
import { listParams, page } from "../http/list.js";
import { paramsFor, text } from "../http/params.js";
import { idOf } from "../objects/catalog.js";

const list = paramsFor<Stripe.DisputeListParams>()(
  z.strictObject({
    ...listParams,
    charge: text().optional(),
    payment_intent: text().optional(),
  }),
);

const listWarnings = paramsFor<Stripe.Radar.EarlyFraudWarningListParams>()(
  z.strictObject({
    ...listParams,
    charge: text().optional(),
    payment_intent: text().optional(),
  }),
);

const none = z.strictObject({});

/** Whether a dispute or warning belongs to the charge and payment asked for. */
const concerns = (
  item: Stripe.Dispute | Stripe.Radar.EarlyFraudWarning,
  wanted: { charge?: string | undefined; payment_intent?: string | undefined },
): boolean => {
  const intent = item.payment_intent && idOf(item.payment_intent);
  return (
    (wanted.charge ?? idOf(item.charge)) === idOf(item.charge) &&
    (wanted.payment_intent ?? intent) === intent
  );
};

export const disputeEndpoints = [
  endpoint({
    method: "get",
    path: "/disputes",
    params: list,
    run: (world, input) =>
      page(
        world.store.all("dispute").filter((dispute) => concerns(dispute, input)),
        input,
        "/v1/disputes",
      ),
  }),
  endpoint({
    method: "get",
    path: "/disputes/:id",
    params: none,
    run: (world, _input, id) => world.store.get("dispute", id),
  }),
  endpoint({
    method: "get",
    path: "/radar/early_fraud_warnings",
    params: listWarnings,
    run: (world, input) =>
      page(
        world.store.all("radar.early_fraud_warning").filter((warning) => concerns(warning, input)),
        input,
        "/v1/radar/early_fraud_warnings",
      ),
  }),
  endpoint({
    method: "get",
    path: "/radar/early_fraud_warnings/:id",
    params: none,
    run: (world, _input, id) => world.store.get("radar.early_fraud_warning", id),
  }),
];
