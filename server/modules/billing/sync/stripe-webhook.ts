import { raw, Router } from "express";
import { badInput } from "../../../core/errors.js";
import type { StripeEventService } from "./stripe-event.service.js";

export const STRIPE_WEBHOOK_PATH = "/api/stripe/webhook";
const BODY_LIMIT = "1mb";
/** Ready-made: `res.json` would also compute an ETag. */
const RECEIVED = JSON.stringify({ received: true });

/**
 * POST /api/stripe/webhook, called only by Stripe. Mount it before anything that parses JSON, reads
 * sessions or checks origins: the signature over the raw bytes is its only authentication. Responds
 * 200 as soon as the event is stored, and 400 if the signature is invalid.
 */
export function stripeWebhook(events: StripeEventService): Router {
  const router = Router();
  const rawBody = raw({ type: () => true, limit: BODY_LIMIT });
  router.post(STRIPE_WEBHOOK_PATH, rawBody, async (req, res) => {
    const body: unknown = req.body;
    if (!Buffer.isBuffer(body)) throw badInput("The webhook's body is missing.");
    await events.receive(body, req.get("stripe-signature"));
    res.writeHead(200, { "content-type": "application/json; charset=utf-8" }).end(RECEIVED);
  });
  return router;
}
