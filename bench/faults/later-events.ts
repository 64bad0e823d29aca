import { days, hours, minutes, seconds } from "../../server/core/clock.js";
import { cancelPlan, changeCard, type Buyer } from "./buyers.js";
import { active, buyAll, pass, passUntil, tripled } from "./purchases.js";
import { untilRight, type Patience } from "./rightness.js";
import type { AtStripe } from "./stripe-account.js";
import type { Trial } from "./table.js";
import type { World } from "./world.js";

/** After the end of a month: how long the invoice of the next one stays a draft, and a moment for the payment itself. */
const CHARGED = hours(1) + seconds(2);
/** After the first attempt. */
const RETRIED = days(3);
/** Every later event lost: our rows are right within ten minutes; if Stripe's list of events is of no use either, within a day. */
const EVENTS_LOST = { limitMs: minutes(10), stepMs: seconds(15) };
// A run that asks for the list in vain takes longer than a step.
const CURSOR_LOST = { limitMs: days(1), stepMs: minutes(10), pauseMs: 1_000 };
const SOON = { limitMs: minutes(10), stepMs: seconds(15) };
/** Counted from when Stripe is well again, as for purchases. */
const AFTER_OUTAGE = { limitMs: minutes(20), stepMs: seconds(15) };

/** What can happen to a plan after its purchase, and the state that it is in afterward. */
interface Happening {
  name: string;
  status: string;
  card?: string;
  /** In the first month. */
  prepare?: (world: World, plan: AtStripe) => Promise<void>;
  /** Stripe does it by itself, this long after the end of the first month. */
  afterMonthMs?: number;
  /** Someone does it. */
  act?: (world: World, plan: AtStripe, buyer: Buyer) => Promise<unknown>;
}

const HAPPENINGS: Happening[] = [
  { name: "renewed", status: "ACTIVE", afterMonthMs: CHARGED },
  {
    name: "renewal declined",
    status: "PAST_DUE",
    prepare: (world, { id }) => decline(world, id),
    afterMonthMs: CHARGED,
  },
  {
    name: "declined, then paid",
    status: "ACTIVE",
    prepare: (world, { id }) => decline(world, id),
    afterMonthMs: CHARGED + RETRIED,
  },
  {
    name: "canceled by the buyer",
    status: "CANCELING",
    act: ({ origin, database }, _plan, buyer) => cancelPlan(origin, database, buyer),
  },
  {
    name: "another card",
    status: "ACTIVE",
    card: "4444",
    act: ({ origin, database }, _plan, buyer) => changeCard(origin, database, buyer),
  },
  {
    name: "canceled at Stripe",
    status: "CANCELED",
    act: ({ stripe }, { scheduleId }) => stripe.act(`subscription_schedules/${scheduleId}/cancel`),
  },
  {
    name: "refunded in full",
    status: "REFUNDED",
    act: async ({ stripe }, { lastPaidInvoice }) => {
      const { data } = await stripe.ask<{ data: { payment: { payment_intent: string } }[] }>(
        `invoice_payments?invoice=${lastPaidInvoice}`,
      );
      await stripe.act("refunds", { payment_intent: data[0]?.payment.payment_intent ?? "" });
    },
  },
  {
    name: "disputed",
    status: "DISPUTED",
    act: ({ stripe }, { id }) => stripe.dispute(id),
  },
  {
    name: "dispute won",
    status: "ACTIVE",
    act: async ({ stripe }, { id }) => stripe.decide(await stripe.dispute(id), "won"),
  },
  {
    name: "dispute lost",
    status: "ACTIVE",
    act: async ({ stripe }, { id }) => stripe.decide(await stripe.dispute(id), "lost"),
  },
];

/** The first attempt of the next payment. */
const decline = async ({ stripe }: World, subscription: string): Promise<void> => {
  await stripe.control("renewal", { outcome: "decline", subscription, times: 1 });
};

/** What happens to the events, and how long our rows may take. */
interface Loss {
  name: string;
  limit: Patience;
  hold: (world: World) => void;
  release: (world: World) => Promise<void>;
}

const LOSSES: Loss[] = [
  {
    name: "events permuted and tripled",
    limit: SOON,
    hold: ({ relay }) => (relay.fate = { kind: "hold" }),
    release: ({ relay }) => relay.release(tripled),
  },
  {
    name: "Stripe answers 500 for 4 hours",
    limit: AFTER_OUTAGE,
    hold: ({ relay }) => (relay.fate = { kind: "hold" }),
    release: async (world) => {
      world.stripeProxy.mood = { mode: "status", status: 500 };
      await world.relay.release();
      await pass(world, hours(4));
      world.calm();
    },
  },
  {
    name: "all events lost",
    limit: EVENTS_LOST,
    hold: ({ relay }) => (relay.fate = { kind: "drop" }),
    release: async () => undefined,
  },
  {
    name: "all events lost, our cursor, and Stripe's list",
    limit: CURSOR_LOST,
    hold: ({ relay, stripeProxy }) => {
      relay.fate = { kind: "drop" };
      stripeProxy.watch = (call) => call !== "GET /v1/events";
    },
    release: async ({ database }) => {
      await database.query("DELETE FROM billing_cursors");
    },
  },
];

/** Everything that happens after the purchase, with its events permuted, repeated, or lost. */
export const laterEvents: Trial[] = LOSSES.flatMap((loss) =>
  HAPPENINGS.map((happening) => ({
    name: `${happening.name}, ${loss.name}`,
    run: (world: World, tries: number) => happens(world, tries, happening, loss),
  })),
);

async function happens(world: World, tries: number, happening: Happening, loss: Loss) {
  const { prepare, afterMonthMs, act, status, card } = happening;
  await world.raise(1);
  world.relay.fate = { kind: "pass" };
  const buyers = await buyAll(world, tries);
  await world.relay.quiet();
  const started = await untilRight(world, active(buyers), SOON);
  if (started.some((result) => typeof result === "string")) return started;
  // A new plan is compared with Stripe by the next run; from then on, once a day.
  await pass(world, minutes(15));
  const plans = await plansOf(world, buyers);
  for (const plan of plans) await prepare?.(world, plan);
  loss.hold(world);
  if (afterMonthMs !== undefined) {
    const ends = plans.map(({ monthEndsAt }) => monthEndsAt.getTime());
    await passUntil(world, Math.max(...ends) + afterMonthMs);
  }
  for (const [index, plan] of (await plansOf(world, buyers)).entries()) {
    const buyer = buyers[index];
    if (buyer) await act?.(world, plan, buyer);
  }
  await loss.release(world);
  const expected = buyers.map(({ userId }) => ({ userId, status, card }));
  return untilRight(world, expected, loss.limit);
}

async function plansOf(world: World, buyers: readonly Buyer[]): Promise<AtStripe[]> {
  const plans = await Promise.all(buyers.map(({ userId }) => world.stripe.subscriptionOf(userId)));
  return plans.flatMap((plan) => plan ?? []);
}
