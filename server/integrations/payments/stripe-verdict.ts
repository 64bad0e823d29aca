import Stripe from "stripe";
import { byStatus } from "../breaker/verdict.js";

/** Whether Stripe said nothing for as long as we waited. */
export function isSilence(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeConnectionError)) return false;
  const { detail } = error;
  return detail instanceof Error && "code" in detail && detail.code === "ETIMEDOUT";
}

/** Any other error is one of ours, made of an answer. */
export const stripeVerdict = byStatus((error) =>
  error instanceof Stripe.errors.StripeError ? error.statusCode : 400,
);
