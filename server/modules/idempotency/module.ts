import type { Base } from "../base.js";
import { IdempotencyService } from "./idempotency.service.js";

/** Requests that may be repeated. */
export const createIdempotency = ({ dataSource, clock }: Base) => ({
  idempotency: new IdempotencyService(dataSource, clock),
  parts: {},
});
