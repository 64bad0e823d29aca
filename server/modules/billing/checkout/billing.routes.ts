import { Router } from "express";
import { Unchecked } from "../../../core/input.js";
import { inSpelling } from "../../../kit/http/spelling.js";
import { paymentMessage } from "./billing.messages.js";
import type { CheckoutService } from "./checkout.service.js";
import type { PaymentService } from "../money/payment.service.js";

/** Documented field names with an underscore, mapped to ours. */
const CHECKOUT = { lookup_key: "lookupKey" };
const SESSION = { session_id: "sessionId" };

/** /api/stripe/create-subscription-schedule-session and /api/payment/… */
export function billingRoutes(checkouts: CheckoutService, payments: PaymentService): Router {
  const router = Router();

  router.post("/stripe/create-subscription-schedule-session", async ({ body, context }, res) => {
    // Confirms no overlap: the documented clients show no one what that means.
    const start = (input: Unchecked) => checkouts.startCheckout(context.actor, input);
    res.json(await inSpelling(CHECKOUT, body, start));
  });

  router.post("/payment/get-subscription-id", async ({ body, context }, res) => {
    const find = (input: Unchecked) => payments.getSubscriptionId(context.actor, input);
    res.json({ subscriptionId: await inSpelling(SESSION, body, find) });
  });

  router.post("/payment/add", async ({ body, context }, res) => {
    const { payment, created } = await payments.recordPayment(context.actor, new Unchecked(body));
    res.status(created ? 201 : 200).json({ _id: payment.id, message: paymentMessage(created) });
  });

  return router;
}
