import type Stripe from "stripe";
import type { NewCardPage } from "./payment-gateway.js";
import { endOf, idOf, liveScheduleOf, toCardMetadata, toCheckout } from "./stripe-mapping.js";
import { readTerm } from "./stripe-plan-metadata.js";
import { readWithSchedule, setPhases } from "./stripe-term.js";

/**
 * Parameters of a page for another card. Stripe's portal would only set the customer's default, which is not charged: Checkout
 * gives each subscription its own card (https://docs.stripe.com/payments/checkout/subscriptions/update-payment-details).
 */
export const cardPageParams = ({
  customerId,
  subscriptionId,
  userId,
  successUrl,
  cancelUrl,
  expiresAt,
}: NewCardPage): Stripe.Checkout.SessionCreateParams => ({
  mode: "setup",
  customer: customerId,
  // The other ways to pay take days, and a due payment can't wait for them.
  allowed_payment_method_types: ["card"],
  client_reference_id: userId,
  metadata: toCardMetadata(userId, subscriptionId),
  success_url: successUrl,
  cancel_url: cancelUrl,
  expires_at: Math.floor(expiresAt.getTime() / 1000),
});

/**
 * Makes the card of a completed page the subscription's own, and that of each phase to come. The phases go first: what the
 * subscription says is what our rows show.
 */
export async function useCard(stripe: Stripe, sessionId: string, months: number): Promise<void> {
  const session = await stripe.checkout.sessions.retrieve(sessionId, { expand: ["setup_intent"] });
  const { cardFor } = toCheckout(session);
  const method = await methodOf(stripe, session);
  if (cardFor === null || method === null) return;
  const subscription = await readWithSchedule(stripe, cardFor);
  const isOver = subscription.ended_at !== null;
  const isForeign = idOf(subscription.customer) !== idOf(method.customer);
  if (isOver || isForeign || (await hasNewerCard(stripe, subscription, method))) return;
  const changed = { ...subscription, default_payment_method: method.id };
  const schedule = liveScheduleOf(subscription);
  if (schedule) await setPhases(stripe, changed, schedule, remainingOf(subscription, months));
  await stripe.subscriptions.update(cardFor, { default_payment_method: method.id });
}

async function methodOf(
  stripe: Stripe,
  { setup_intent }: Stripe.Checkout.Session,
): Promise<Stripe.PaymentMethod | null> {
  if (setup_intent === null || typeof setup_intent === "string") return null;
  const id = idOf(setup_intent.payment_method);
  return id === null ? null : stripe.paymentMethods.retrieve(id);
}

/** The events of two pages can arrive in either order. */
async function hasNewerCard(
  stripe: Stripe,
  { default_payment_method }: Stripe.Subscription,
  { id, created }: Stripe.PaymentMethod,
): Promise<boolean> {
  const used = idOf(default_payment_method);
  if (used === null || used === id) return false;
  return (await stripe.paymentMethods.retrieve(used)).created > created;
}

/** How long the subscription goes on as it is: to the end of this month if that is its end, e.g. because it was canceled. */
function remainingOf(subscription: Stripe.Subscription, months: number) {
  const periodEnd = subscription.items.data[0]?.current_period_end ?? 0;
  if ((endOf(subscription) ?? Infinity) <= periodEnd) return "PERIOD";
  const { purchase, freeMonths } = readTerm(subscription.metadata);
  return { months: purchase?.months ?? months, freeMonths };
}
