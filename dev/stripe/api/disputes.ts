import type Stripe from "stripe";
import { z } from "zod";
import { endpoint } from "../http/endpoint.js";
import { listParams, page } from "../http/list.js";
import { paramsFor, text } from "../http/params.js";
import { idOf } from "../objects/catalog.js";

const list = paramsFor<Stripe.DisputeListParams>()(
  z.strictObject({ ...listParams, charge: text().optional() }),
);

const listWarnings = paramsFor<Stripe.Radar.EarlyFraudWarningListParams>()(
  z.strictObject(listParams),
);

const none = z.strictObject({});

export const disputeEndpoints = [
  endpoint({
    method: "get",
    path: "/disputes",
    params: list,
    run: (world, input) =>
      page(
        world.store
          .all("dispute")
          .filter(({ charge }) => idOf(charge) === (input.charge ?? idOf(charge))),
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
      page(world.store.all("radar.early_fraud_warning"), input, "/v1/radar/early_fraud_warnings"),
  }),
  endpoint({
    method: "get",
    path: "/radar/early_fraud_warnings/:id",
    params: none,
    run: (world, _input, id) => world.store.get("radar.early_fraud_warning", id),
  }),
];
