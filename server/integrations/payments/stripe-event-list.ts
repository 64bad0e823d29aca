import type Stripe from "stripe";
import type { EventList } from "./payment-gateway.js";
import { toPaymentEvent } from "./stripe-events.js";
import { dateOf, idOf } from "./stripe-mapping.js";

const PAGE = 100;
/** Stripe keeps events for 30 days, which may be very many in an account with other products. */
const MAX_EVENTS = 10_000;

/**
 * The events that Stripe keeps, newest first (https://docs.stripe.com/api/events/list).
 * @param since null for all
 */
export async function listStripeEvents(stripe: Stripe, since: Date | null): Promise<EventList> {
  const created = since && { created: { gte: Math.floor(since.getTime() / 1000) } };
  const found = await stripe.events
    .list({ limit: PAGE, ...created })
    .autoPagingToArray({ limit: MAX_EVENTS });
  return {
    events: found.map(toPaymentEvent),
    newestAt: found[0] ? dateOf(found[0].created) : null,
    isComplete: found.length < MAX_EVENTS,
  };
}

type Find = (stripe: Stripe, id: string) => Promise<string | null>;

/** By the prefix of their ids: how to find the subscription that these objects belong to. */
const FINDERS: readonly (readonly [prefix: string, find: Find])[] = [
  ["sub_sched_", ofSchedule],
  ["sub_", async (_stripe, id) => id],
  ["in_", ofInvoice],
  ["pi_", ofPaymentIntent],
  ["ch_", async (stripe, id) => ofPayment(stripe, await stripe.charges.retrieve(id))],
  ["py_", async (stripe, id) => ofPayment(stripe, await stripe.charges.retrieve(id))],
  ["re_", async (stripe, id) => ofPayment(stripe, await stripe.refunds.retrieve(id))],
  ["pyr_", async (stripe, id) => ofPayment(stripe, await stripe.refunds.retrieve(id))],
  ["du_", async (stripe, id) => ofPayment(stripe, await stripe.disputes.retrieve(id))],
  ["dp_", async (stripe, id) => ofPayment(stripe, await stripe.disputes.retrieve(id))],
  [
    "issfr_",
    async (stripe, id) => ofPayment(stripe, await stripe.radar.earlyFraudWarnings.retrieve(id)),
  ],
];

/** The subscription that an invoice, a schedule, a payment, a refund or a dispute belongs to. */
export async function findSubscriptionIdOf(stripe: Stripe, id: string): Promise<string | null> {
  const [, find] = FINDERS.find(([prefix]) => id.startsWith(prefix)) ?? [];
  return find ? find(stripe, id) : null;
}

async function ofSchedule(stripe: Stripe, id: string): Promise<string | null> {
  const schedule = await stripe.subscriptionSchedules.retrieve(id);
  return idOf(schedule.subscription) ?? schedule.released_subscription;
}

async function ofInvoice(stripe: Stripe, id: string): Promise<string | null> {
  const { parent } = await stripe.invoices.retrieve(id);
  return idOf(parent?.subscription_details?.subscription);
}

/** Since API 2025-03-31, a payment does not name its invoice; the invoice's payments name both. */
async function ofPaymentIntent(stripe: Stripe, id: string): Promise<string | null> {
  const payment = { type: "payment_intent", payment_intent: id } as const;
  const { data } = await stripe.invoicePayments.list({ payment, limit: 1 });
  const [paid] = data;
  return paid ? ofInvoice(stripe, idOf(paid.invoice) ?? "") : null;
}

interface OfPayment {
  payment_intent?: string | { id: string } | null;
}

async function ofPayment(stripe: Stripe, { payment_intent }: OfPayment): Promise<string | null> {
  const id = idOf(payment_intent);
  return id === null ? null : ofPaymentIntent(stripe, id);
}
