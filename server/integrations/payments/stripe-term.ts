import Stripe from "stripe";
import { idOf, liveScheduleOf } from "./stripe-mapping.js";

type Subscription = Stripe.Subscription;
type Schedule = Stripe.SubscriptionSchedule;

const AVERAGE_MONTH_S = (365.25 / 12) * 24 * 3600;

export const readWithSchedule = (stripe: Stripe, id: string): Promise<Subscription> =>
  stripe.subscriptions.retrieve(id, { expand: ["schedule"] });

/**
 * Sets a subscription to end after its term. Checkout has no such setting, and creating a schedule
 * from a subscription takes no other parameter, so two calls are needed; until the second succeeds,
 * the subscription would renew forever. Both calls are safe to repeat (a subscription has one
 * active schedule; phases are absolute). They send no idempotency key, because Stripe would replay
 * a failure under it for a day.
 */
export async function fixTerm(stripe: Stripe, id: string, months: number): Promise<Subscription> {
  const subscription = await readWithSchedule(stripe, id);
  if (subscription.ended_at !== null || subscription.cancel_at !== null) return subscription;
  const schedule = liveScheduleOf(subscription) ?? (await createSchedule(stripe, id));
  if (schedule.end_behavior !== "cancel") await endAfter(stripe, subscription, schedule, months);
  return readWithSchedule(stripe, id);
}

/** Ends a subscription now. Its schedule controls it, if it has one, and then has to be canceled instead. */
export async function endNow(stripe: Stripe, id: string): Promise<void> {
  const subscription = await readWithSchedule(stripe, id);
  if (subscription.ended_at !== null) return;
  const schedule = liveScheduleOf(subscription);
  const noRefund = { invoice_now: false, prorate: false };
  if (schedule) await stripe.subscriptionSchedules.cancel(schedule.id, noRefund);
  else await stripe.subscriptions.cancel(id, noRefund);
}

async function createSchedule(stripe: Stripe, id: string): Promise<Schedule> {
  try {
    return await stripe.subscriptionSchedules.create({ from_subscription: id });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    // The webhook or another instance created the schedule first; use that one.
    const schedule = liveScheduleOf(await readWithSchedule(stripe, id));
    if (!schedule) throw error;
    return schedule;
  }
}

async function endAfter(
  stripe: Stripe,
  subscription: Subscription,
  schedule: Schedule,
  months: number,
): Promise<void> {
  const phase = schedule.phases[0];
  if (!phase) throw new Error(`Schedule ${schedule.id} has no phase`);
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: "cancel",
    proration_behavior: "none",
    metadata: subscription.metadata,
    phases: [
      {
        start_date: phase.start_date,
        items: phase.items.map((item) => ({
          price: idOf(item.price) ?? "",
          quantity: item.quantity ?? 1,
        })),
        duration: { interval: "month", interval_count: remaining(subscription, phase, months) },
        proration_behavior: "none",
        // Checkout saves the card on the subscription only, and a phase that names none clears it.
        ...defaultMethodOf(subscription),
      },
    ],
  });
}

function defaultMethodOf(subscription: Subscription): { default_payment_method?: string } {
  const method = idOf(subscription.default_payment_method);
  return method === null ? {} : { default_payment_method: method };
}

/** Months left: a schedule starts with the current period, so one created late has fewer. */
function remaining(
  subscription: Subscription,
  phase: Stripe.SubscriptionSchedule.Phase,
  months: number,
): number {
  const elapsed = (phase.start_date - subscription.start_date) / AVERAGE_MONTH_S;
  return Math.max(1, months - Math.round(elapsed));
}
