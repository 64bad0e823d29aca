import type Stripe from "stripe";
import { z } from "zod";
import { listing, reading } from "../http/endpoint.js";
import { listParams } from "../http/list.js";
import { paramsFor, text } from "../http/params.js";
import { isOf } from "../objects/catalog.js";

const list = paramsFor<Stripe.DisputeListParams>()(
  z.strictObject({ ...listParams, charge: text().optional() }),
);

const listWarnings = paramsFor<Stripe.Radar.EarlyFraudWarningListParams>()(
  z.strictObject(listParams),
);

export const disputeEndpoints = [
  listing("/disputes", "dispute", list, ({ charge }, input) => isOf(charge, input.charge)),
  reading("/disputes", "dispute"),
  listing("/radar/early_fraud_warnings", "radar.early_fraud_warning", listWarnings),
  reading("/radar/early_fraud_warnings", "radar.early_fraud_warning"),
];
