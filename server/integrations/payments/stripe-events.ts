import type Stripe from "stripe";
import { z } from "zod";
import { badInput } from "../../core/errors.js";
import type { PaymentEvent } from "./payment-gateway.js";
import { idOf } from "./stripe-mapping.js";

/**
 * Maximum age, as in Stripe's library. The library accepts any time in the future, so that is
 * checked here.
 */
const TOLERANCE_S = 300;

const refused = (cause?: unknown) =>
  Object.assign(badInput("The webhook's signature is not valid."), { cause });

/**
 * Verifies and parses a webhook (https://docs.stripe.com/webhooks#verify-events).
 * @param secrets two during a rotation
 * @param livemode whether our key is a live one; events of the other mode are refused
 * @throws BAD_INPUT if it is not signed with one of our secrets within ±300 s, before any of the
 *   body is parsed; also if it is signed but not an event
 */
export function readStripeEvent(
  webhooks: Stripe["webhooks"],
  secrets: readonly string[],
  livemode: boolean,
  { body, signature }: { body: Buffer; signature: string | undefined },
): PaymentEvent {
  if (!signature || isFromTheFuture(signature)) throw refused();
  const event = verified(webhooks, secrets, body, signature);
  if (!isEvent(event)) throw badInput("This is no event.");
  if (event.livemode !== livemode) throw badInput("This event is of another mode.");
  return { id: event.id, type: event.type, subject: subjectOf(event) };
}

const text = z.string().min(1).max(255);
/**
 * The parts of an event that we read. A signature does not guarantee the shape: `null` can be
 * signed too.
 */
const eventSchema = z.looseObject({
  id: text,
  type: text,
  livemode: z.boolean(),
  data: z.looseObject({ object: z.looseObject({ id: text.optional() }) }),
});
const isEvent = (event: unknown): event is Stripe.Event => eventSchema.safeParse(event).success;

function verified(
  webhooks: Stripe["webhooks"],
  secrets: readonly string[],
  body: Buffer,
  signature: string,
): unknown {
  let failure: unknown;
  for (const secret of secrets) {
    try {
      return webhooks.constructEvent(body, signature, secret, TOLERANCE_S);
    } catch (error) {
      failure = error;
    }
  }
  throw refused(failure);
}

/** Uses the real clock, as the library does for the age: Stripe signs in real time. */
function isFromTheFuture(signature: string): boolean {
  const signedAt = Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1]);
  return !Number.isFinite(signedAt) || signedAt - Date.now() / 1000 > TOLERANCE_S;
}

/**
 * Events only say what to look up: each leads to a checkout or a subscription that is read again.
 */
function subjectOf(event: Stripe.Event): PaymentEvent["subject"] {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired":
      return subject("checkout", event.data.object.id);
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
      return subject("subscription", event.data.object.id);
    case "invoice.paid":
    case "invoice.payment_failed":
      // Since API 2025-03-31, an invoice names its subscription under `parent`.
      return subject(
        "subscription",
        idOf(event.data.object.parent?.subscription_details?.subscription),
      );
    case "subscription_schedule.updated":
    case "subscription_schedule.completed":
    case "subscription_schedule.canceled":
    case "subscription_schedule.aborted":
    case "subscription_schedule.released":
      return subject(
        "subscription",
        idOf(event.data.object.subscription) ?? event.data.object.released_subscription,
      );
    default:
      return null;
  }
}

const subject = (kind: "checkout" | "subscription", id: unknown): PaymentEvent["subject"] =>
  typeof id === "string" ? { kind, id } : null;
