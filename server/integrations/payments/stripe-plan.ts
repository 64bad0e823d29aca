import Stripe from "stripe";
import type {
  CancelRequest,
  CancelUndo,
  Extension,
  InvoiceLinks,
  NewRefund,
  NewTerm,
  ProviderRefund,
} from "./plan-facts.js";
import { endOf, idOf, liveScheduleOf } from "./stripe-mapping.js";
import { toRefund } from "./stripe-plan-facts.js";
import {
  cancelMetadata,
  looseTermOf,
  NO_CANCEL,
  readTerm,
  termMetadata,
  undoMetadata,
} from "./stripe-plan-metadata.js";
import { fixTerm, readWithSchedule, setPhases, type TermLength } from "./stripe-term.js";

/**
 * Ends the plan with the month that is paid. Its schedule is shortened, not released: a subscription without an end would
 * get its whole term again.
 */
export async function cancelAtPeriodEnd(
  stripe: Stripe,
  id: string,
  request: CancelRequest | undefined,
): Promise<void> {
  // First, so that the cancellation is never seen without who asked for it.
  if (request) await stripe.subscriptions.update(id, { metadata: cancelMetadata(request) });
  const subscription = await readWithSchedule(stripe, id);
  if (subscription.ended_at !== null) return;
  const schedule = liveScheduleOf(subscription);
  if (schedule) await setPhases(stripe, subscription, schedule, "PERIOD");
  else await stripe.subscriptions.update(id, { cancel_at_period_end: true });
}

/** Gives a plan that was canceled for the end of the month its whole term back. */
export async function undoCancel(
  stripe: Stripe,
  id: string,
  months: number,
  undo: CancelUndo,
): Promise<void> {
  const subscription = await readWithSchedule(stripe, id);
  if (subscription.ended_at !== null) return;
  // First, so that the longer term is never seen without who asked for it.
  await stripe.subscriptions.update(id, { metadata: undoMetadata(undo) });
  const { purchase, freeMonths } = readTerm(subscription.metadata);
  const paid = Math.min(months, purchase?.months ?? months);
  await restore(stripe, subscription, { months: paid, freeMonths });
  await stripe.subscriptions.update(id, { metadata: NO_CANCEL });
}

async function restore(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  term: TermLength,
): Promise<void> {
  const schedule = liveScheduleOf(subscription);
  if (schedule) return setPhases(stripe, subscription, schedule, term);
  const { id } = subscription;
  // Without a schedule, its end was set directly, e.g. on Stripe's portal.
  if (endOf(subscription) !== null)
    await stripe.subscriptions.update(id, { cancel_at_period_end: false });
  await fixTerm(stripe, id, term.months, term.freeMonths);
}

/** Adds free months at the end: `freeMonths` is their number in total, so that repeating changes nothing. */
export async function extend(
  stripe: Stripe,
  id: string,
  freeMonths: number,
  { at, actorId, months, reason }: Extension,
): Promise<void> {
  const subscription = await readWithSchedule(stripe, id);
  if (subscription.ended_at !== null) return;
  const paid = readTerm(subscription.metadata).purchase?.months ?? months;
  await restore(stripe, subscription, { months: paid, freeMonths });
  await stripe.subscriptions.update(id, {
    metadata: {
      freeMonths: String(freeMonths),
      extendedAt: at.toISOString(),
      extendedBy: actorId ?? "",
      extendReason: (reason ?? "").slice(0, 500),
    },
  });
}

/**
 * Changes what was bought. The month that is paid stays as it is. The schedule takes the new term and its name in one call, so
 * that a cut between this call and the next never leaves a plan that is charged for another term than it says.
 * @throws Error if the plan has ended since the caller looked
 */
export async function changeTerm(stripe: Stripe, id: string, change: NewTerm): Promise<void> {
  const subscription = await readWithSchedule(stripe, id);
  const schedule = liveScheduleOf(subscription);
  if (subscription.ended_at !== null || !schedule) throw new Error(`${id} has no term to change`);
  const { months, priceId } = change;
  const { freeMonths } = readTerm(subscription.metadata);
  const metadata = { ...subscription.metadata, ...termMetadata(change) };
  const changed = { ...subscription, metadata };
  await setPhases(stripe, changed, schedule, { months, freeMonths, priceId });
  await stripe.subscriptions.update(id, { metadata: termMetadata(change) });
}

/** Completes a change of the term that was cut off. */
export async function keepTerm(stripe: Stripe, id: string): Promise<void> {
  const metadata = looseTermOf(await stripe.subscriptions.retrieve(id, { expand: ["schedule"] }));
  if (metadata.productId !== undefined) await stripe.subscriptions.update(id, { metadata });
}

/** @returns null if Stripe refuses, because not as much is left to pay back */
export async function refund(stripe: Stripe, input: NewRefund): Promise<ProviderRefund | null> {
  const { invoiceId, amount, reason, note, actorId, idempotencyKey } = input;
  const payment_intent = await intentOf(stripe, invoiceId);
  if (payment_intent === null) return null;
  const metadata = { ...(note && { note: note.slice(0, 500) }), ...(actorId && { actorId }) };
  try {
    const made = await stripe.refunds.create(
      { payment_intent, amount, metadata, ...(reason && { reason }) },
      { idempotencyKey },
    );
    return toRefund(made, invoiceId);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
    throw error;
  }
}

export async function readInvoiceLinks(stripe: Stripe, invoiceId: string): Promise<InvoiceLinks> {
  const invoice = await stripe.invoices.retrieve(invoiceId);
  const intent = invoice.status === "paid" ? await intentOf(stripe, invoiceId) : null;
  return {
    invoiceUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
    receiptUrl: intent === null ? null : await receiptOf(stripe, intent),
  };
}

async function receiptOf(stripe: Stripe, intentId: string): Promise<string | null> {
  const { latest_charge } = await stripe.paymentIntents.retrieve(intentId);
  const chargeId = idOf(latest_charge);
  return chargeId === null ? null : (await stripe.charges.retrieve(chargeId)).receipt_url;
}

/** Since API 2025-03-31, an invoice names its payments in a list of their own. */
async function intentOf(stripe: Stripe, invoice: string): Promise<string | null> {
  const { data } = await stripe.invoicePayments.list({ invoice, limit: 10 });
  const paid = data.find(({ status }) => status === "paid") ?? data[0];
  return idOf(paid?.payment.payment_intent);
}
