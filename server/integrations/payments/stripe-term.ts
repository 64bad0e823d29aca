import Stripe from "stripe";
import { addMonths } from "../../core/months.js";
import { idOf, liveScheduleOf } from "./stripe-mapping.js";
import { looseTermOf, readTerm } from "./stripe-plan-metadata.js";

type Subscription = Stripe.Subscription;
type Schedule = Stripe.SubscriptionSchedule;
type Phase = Stripe.SubscriptionSchedule.Phase;

const AVERAGE_MONTH_S = (365.25 / 12) * 24 * 3600;

/** With what its schedule alone says about the term, see `looseTermOf`. */
export async function readWithSchedule(stripe: Stripe, id: string): Promise<Subscription> {
  const subscription = await stripe.subscriptions.retrieve(id, { expand: ["schedule"] });
  const metadata = { ...subscription.metadata, ...looseTermOf(subscription) };
  return { ...subscription, metadata };
}

/**
 * Sets a subscription to end after its term. Checkout has no such setting, and creating a schedule
 * from a subscription takes no other parameter, so two calls are needed; until the second succeeds,
 * the subscription would renew forever. Both calls are safe to repeat (a subscription has one
 * active schedule; phases are absolute). They send no idempotency key, because Stripe would replay
 * a failure under it for a day.
 * @param freeMonths at its end; those that staff gave so far if left out
 */
export async function fixTerm(
  stripe: Stripe,
  id: string,
  months: number,
  freeMonths?: number,
): Promise<Subscription> {
  const subscription = await readWithSchedule(stripe, id);
  if (subscription.ended_at !== null || subscription.cancel_at !== null) return subscription;
  const schedule = liveScheduleOf(subscription) ?? (await createSchedule(stripe, id));
  const free = freeMonths ?? readTerm(subscription.metadata).freeMonths;
  if (schedule.end_behavior !== "cancel")
    await setPhases(stripe, subscription, schedule, { months, freeMonths: free });
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

/** How long a plan runs: months that are paid for, then months that cost nothing. */
export interface TermLength {
  months: number;
  freeMonths: number;
  /** Price of the months to come; null for the one so far. */
  priceId?: string;
}

/**
 * Sets what a schedule still does: the rest of the term, or only the rest of the month that is paid ("PERIOD"). Phases are
 * absolute, so that repeating changes nothing; past ones may be left out.
 */
export async function setPhases(
  stripe: Stripe,
  subscription: Subscription,
  schedule: Schedule,
  until: TermLength | "PERIOD",
): Promise<void> {
  const phase = currentPhase(schedule);
  const items = itemsOf(phase, until === "PERIOD" ? undefined : until.priceId);
  const phases =
    until === "PERIOD"
      ? [{}]
      : remainingPhases(
          subscription,
          phase,
          until,
          await firstMonthItems(stripe, subscription, items),
        );
  const periodEnd = subscription.items.data[0]?.current_period_end ?? phase.end_date;
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: "cancel",
    proration_behavior: "none",
    metadata: subscription.metadata,
    phases: phases.map((one, index) => ({
      ...(index === 0 && { start_date: phase.start_date }),
      ...(until === "PERIOD" && { end_date: periodEnd, ...(isFree(phase) && { trial: true }) }),
      ...one,
      items,
      proration_behavior: "none",
      // Checkout saves the card and the tax on the subscription only, and a phase that names none clears them.
      ...defaultMethodOf(subscription),
      ...taxOf(subscription),
    })),
  });
}

function currentPhase(schedule: Schedule): Phase {
  const start = schedule.current_phase?.start_date;
  const phase =
    schedule.phases.find(({ start_date }) => start_date === start) ?? schedule.phases[0];
  if (!phase) throw new Error(`Schedule ${schedule.id} has no phase`);
  return phase;
}

const isFree = ({ trial_end }: Phase): boolean => trial_end !== null;

const itemsOf = (phase: Phase, priceId: string | undefined) =>
  phase.items.map((item) => ({
    price: priceId ?? idOf(item.price) ?? "",
    quantity: item.quantity ?? 1,
  }));

/**
 * A phase that begins after the paid months is itself free.
 * @param firstMonth what the second payment adds for the first month; less than 0 if that was paid too much
 */
function remainingPhases(
  subscription: Subscription,
  phase: Phase,
  { months, freeMonths }: TermLength,
  firstMonth: readonly InvoiceItem[],
) {
  const elapsed = Math.round((phase.start_date - subscription.start_date) / AVERAGE_MONTH_S);
  // A phase that begins later ends as if it had begun with the plan: two months from February 28 end two days before three
  // from January 31.
  const endsAfter = (month: number) => ({ end_date: monthsFrom(subscription.start_date, month) });
  if (isFree(phase))
    return [{ trial: true, ...endsAfter(Math.max(elapsed + 1, months + freeMonths)) }];
  const left = Math.max(1, months - elapsed);
  const rest = endsAfter(elapsed + left);
  // Items go with the first invoice of a phase, so that the second month begins one.
  const paid =
    elapsed === 0 && left > 1 && firstMonth.length > 0
      ? [{ duration: monthsLong(1) }, { ...rest, add_invoice_items: [...firstMonth] }]
      : [elapsed === 0 ? { duration: monthsLong(left) } : rest];
  return freeMonths === 0
    ? paid
    : [...paid, { trial: true, ...endsAfter(elapsed + left + freeMonths) }];
}

type InvoiceItem = Stripe.SubscriptionScheduleUpdateParams.Phase.AddInvoiceItem;

/** The first month's difference, as an item of the product; none if there is no difference. */
async function firstMonthItems(
  stripe: Stripe,
  subscription: Subscription,
  [item]: readonly { price: string }[],
): Promise<InvoiceItem[]> {
  const { firstMonthDue: unit_amount } = readTerm(subscription.metadata);
  if (unit_amount === 0 || !item) return [];
  const { currency, product } = await stripe.prices.retrieve(item.price);
  return [{ price_data: { currency, product: idOf(product) ?? "", unit_amount } }];
}

/** @param start in seconds, as the answer */
const monthsFrom = (start: number, months: number): number =>
  Math.floor(addMonths(new Date(start * 1000), months).getTime() / 1000);

const monthsLong = (interval_count: number) => ({ interval: "month", interval_count }) as const;

const taxOf = ({ automatic_tax: { enabled } }: Subscription) =>
  enabled ? { automatic_tax: { enabled } } : {};

function defaultMethodOf(subscription: Subscription): { default_payment_method?: string } {
  const method = idOf(subscription.default_payment_method);
  return method === null ? {} : { default_payment_method: method };
}
