import { Router } from "express";
import { z } from "zod";
import { parse } from "../../core/validation.js";
import { paymentMessage } from "./billing.messages.js";
import type { CheckoutService } from "./checkout.service.js";
import type { PaymentService } from "./payment.service.js";

/** The documented calls spell some fields with an underscore. */
const checkoutBody = z
  .looseObject({})
  .transform(({ lookup_key: lookupKey, ...rest }) => ({ ...rest, lookupKey }));
const sessionBody = z.looseObject({}).transform(({ session_id: sessionId }) => ({ sessionId }));

/** /api/stripe/create-subscription-schedule-session and /api/payment/… */
export function billingRoutes(checkouts: CheckoutService, payments: PaymentService): Router {
  const router = Router();

  router.post("/stripe/create-subscription-schedule-session", async ({ body, context }, res) => {
    res.json(await checkouts.startCheckout(context.actor, parse(checkoutBody, body)));
  });

  router.post("/payment/get-subscription-id", async ({ body, context }, res) => {
    const input = parse(sessionBody, body);
    res.json({ subscriptionId: await payments.getSubscriptionId(context.actor, input) });
  });

  router.post("/payment/add", async ({ body, context }, res) => {
    const { payment, created } = await payments.recordPayment(context.actor, body);
    res.status(created ? 201 : 200).json({ _id: payment.id, message: paymentMessage(created) });
  });

  return router;
}
