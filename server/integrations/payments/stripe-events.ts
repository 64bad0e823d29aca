import Stripe from "stripe";
import { z } from "zod";
import { badInput } from "../../core/errors.js";
import type { PaymentEvent } from "./payment-gateway.js";
import { subjectKindOf } from "./stripe-event-types.js";
import { idOf } from "./stripe-mapping.js";

/** How far a signature's time may be from now. Stripe's library (23.1.0) checks the past, we check the future. */
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
  if (!isEvent(event)) throw badInput("This isn't an event.");
  if (event.livemode !== livemode)
    throw badInput("This event is from the other mode, test or live.");
  return toPaymentEvent(event);
}

const text = z.string().min(1).max(255);
/** As long as the column that keeps it. */
const MAX_EVENT_ID = 64;
/**
 * The parts of an event that we read. A signature does not guarantee the shape: `null` can be
 * signed too.
 */
const eventSchema = z.looseObject({
  id: z.string().min(1).max(MAX_EVENT_ID),
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

/** An event from a webhook, or from Stripe's list of events. */
export const toPaymentEvent = (event: Stripe.Event): PaymentEvent => ({
  id: event.id,
  type: event.type,
  subject: subjectOf(event),
});

const objectSchema = z.looseObject({
  id: z.string().max(255),
  parent: z
    .looseObject({
      subscription_details: z
        .looseObject({ subscription: z.unknown().optional() })
        .nullish()
        .catch(null),
    })
    .nullish()
    .catch(null),
  subscription: z.unknown().optional(),
  released_subscription: z.unknown().optional(),
  payment_intent: z.unknown().optional(),
});

/**
 * Events only say what to look up: each leads to a checkout or a subscription that is read again.
 * The fields that lead there are only known for our version of the API; in an event of another
 * version, only the id of its object is used.
 */
function subjectOf({ type, api_version, data }: Stripe.Event): PaymentEvent["subject"] {
  const kind = subjectKindOf(type);
  const object = objectSchema.safeParse(data.object);
  if (kind === null || !object.success) return null;
  const { id } = object.data;
  if (kind !== "related") return { kind, id };
  if (api_version && api_version !== Stripe.API_VERSION) return { kind, id };
  return relatedSubject(type, object.data);
}

function relatedSubject(
  type: string,
  { id, parent, ...object }: z.output<typeof objectSchema>,
): PaymentEvent["subject"] {
  if (type.startsWith("invoice."))
    // Since API 2025-03-31, an invoice names its subscription under `parent`.
    return ofSubscription(parent?.subscription_details?.subscription);
  if (type.startsWith("subscription_schedule."))
    return ofSubscription(object.subscription) ?? ofSubscription(object.released_subscription);
  return { kind: "related", id: referenceOf(object.payment_intent) ?? id };
}

function ofSubscription(reference: unknown): PaymentEvent["subject"] {
  const id = referenceOf(reference);
  return id === null ? null : { kind: "subscription", id };
}

const referenceSchema = z.union([z.string().min(1).max(255), z.looseObject({ id: text })]);

function referenceOf(reference: unknown): string | null {
  const parsed = referenceSchema.safeParse(reference);
  return parsed.success ? idOf(parsed.data) : null;
}
