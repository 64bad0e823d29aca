import type Stripe from "stripe";
import type {
  FraudWarning,
  PlanFacts,
  ProviderCard,
  ProviderDispute,
  ProviderInvoice,
  ProviderRefund,
} from "./plan-facts.js";
import { dateOf, endOf, idOf } from "./stripe-mapping.js";
import { looseTermOf, readTerm } from "./stripe-plan-metadata.js";

const PAGE = 100;

/**
 * Reads all that a plan's state follows from: the subscription with its card, its invoices, and what happened to their
 * payments.
 */
export async function readPlanFacts(stripe: Stripe, id: string): Promise<PlanFacts> {
  const subscription = await stripe.subscriptions.retrieve(id, {
    expand: ["schedule", "default_payment_method", "customer"],
  });
  const invoices = await stripe.invoices.list({
    subscription: id,
    limit: PAGE,
    expand: ["data.payments"],
  });
  const money = await readMoney(stripe, subscription, invoices.data);
  return {
    ...subscriptionFacts(subscription),
    card: await readCard(stripe, subscription),
    ...money,
  };
}

/**
 * Requires `schedule` to be expanded. Since API 2025-03-31, the end of the period is on the items.
 */
export function subscriptionFacts(subscription: Stripe.Subscription) {
  const { metadata, ended_at, canceled_at, cancellation_details } = subscription;
  const end = endOf(subscription);
  const loose = looseTermOf(subscription);
  const periodEnd = subscription.items.data[0]?.current_period_end;
  return {
    id: subscription.id,
    status: statusOf(subscription),
    startedAt: dateOf(subscription.start_date),
    currentPeriodEnd: periodEnd === undefined ? null : dateOf(periodEnd),
    endedAt: ended_at === null ? null : dateOf(ended_at),
    endedUnpaid: ended_at !== null && cancellation_details?.reason === "payment_failed",
    scheduleId: idOf(subscription.schedule),
    endsAt: end === null ? null : dateOf(end),
    canceledAt: canceled_at === null ? null : dateOf(canceled_at),
    isTermLoose: loose.productId !== undefined,
    ...readTerm({ ...metadata, ...loose }),
  };
}

const STATUSES: Readonly<Partial<Record<Stripe.Subscription.Status, PlanFacts["status"]>>> = {
  incomplete: "INCOMPLETE",
  active: "ACTIVE",
  trialing: "ACTIVE",
  unpaid: "UNPAID",
  canceled: "OVER",
  incomplete_expired: "OVER",
};
const statusOf = ({ status }: Stripe.Subscription): PlanFacts["status"] =>
  STATUSES[status] ?? "PAST_DUE";

/** The card that Stripe charges: the subscription's own, or else the customer's. */
async function readCard(
  stripe: Stripe,
  { default_payment_method: own, customer }: Stripe.Subscription,
): Promise<ProviderCard | null> {
  if (own !== null && typeof own !== "string") return toCard(own);
  if (typeof customer === "string" || customer.deleted) return null;
  const id = own ?? idOf(customer.invoice_settings.default_payment_method);
  return id === null ? null : toCard(await stripe.paymentMethods.retrieve(id));
}

function toCard({ id, type, card }: Stripe.PaymentMethod): ProviderCard {
  if (!card) return { id, brand: type.slice(0, 24), last4: null, expiresAt: null };
  const expiresAt = new Date(Date.UTC(card.exp_year, card.exp_month, 1));
  return { id, brand: card.brand, last4: card.last4, expiresAt };
}

type Money = Pick<PlanFacts, "invoices" | "refunds" | "disputes" | "warnings">;

async function readMoney(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
): Promise<Money> {
  const invoiceOf = new Map(
    invoices.flatMap((invoice) => intentsOf(invoice).map((intent) => [intent, invoice] as const)),
  );
  const charges = invoiceOf.size === 0 ? [] : await listCharges(stripe, subscription);
  const own = charges.filter((charge) => invoiceOf.has(idOf(charge.payment_intent) ?? ""));
  const invoiceIdOf = (charge: Stripe.Charge) =>
    invoiceOf.get(idOf(charge.payment_intent) ?? "")?.id ?? null;
  const unpaid = await readUnpaid(stripe, invoices);
  return {
    invoices: invoices.map((invoice) => toInvoice(invoice, own, unpaid)),
    refunds: await readRefunds(stripe, own, invoiceIdOf),
    disputes: await readDisputes(stripe, own, invoiceIdOf),
    warnings: await readWarnings(stripe, subscription, own, invoiceIdOf),
  };
}

const intentsOf = ({ payments }: Stripe.Invoice): string[] =>
  (payments?.data ?? []).flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);

/** By customer: since API 2025-03-31, a charge does not name its invoice. */
async function listCharges(stripe: Stripe, { customer, start_date }: Stripe.Subscription) {
  return stripe.charges
    .list({
      customer: idOf(customer) ?? "",
      // The first payment may have been tried a little earlier than the subscription began.
      created: { gte: start_date - 24 * 3600 },
      limit: PAGE,
      expand: ["data.refunds"],
    })
    .autoPagingToArray({ limit: 1000 });
}

type IntentStatuses = ReadonlyMap<string, Stripe.PaymentIntent.Status>;

/** What open invoices wait for, by their ids. */
async function readUnpaid(
  stripe: Stripe,
  invoices: readonly Stripe.Invoice[],
): Promise<IntentStatuses> {
  const statuses = new Map<string, Stripe.PaymentIntent.Status>();
  for (const invoice of invoices.filter(({ status }) => status === "open"))
    for (const id of intentsOf(invoice)) {
      statuses.set(invoice.id, (await stripe.paymentIntents.retrieve(id)).status);
    }
  return statuses;
}

const INVOICE_STATUSES: Readonly<Record<string, ProviderInvoice["status"]>> = {
  draft: "DRAFT",
  open: "OPEN",
  paid: "PAID",
  void: "VOID",
  uncollectible: "UNCOLLECTIBLE",
};

function toInvoice(
  invoice: Stripe.Invoice,
  charges: readonly Stripe.Charge[],
  unpaid: IntentStatuses,
): ProviderInvoice {
  const status = INVOICE_STATUSES[invoice.status ?? ""] ?? "DRAFT";
  const intents = intentsOf(invoice);
  const own = charges.filter(({ payment_intent }) => intents.includes(idOf(payment_intent) ?? ""));
  const paid = own.find((charge) => charge.paid);
  const failed = Math.max(0, ...own.filter((charge) => !charge.paid).map(({ created }) => created));
  const { next_payment_attempt: next, status_transitions } = invoice;
  return {
    id: invoice.id,
    status,
    number: invoice.number,
    amount: status === "PAID" ? invoice.amount_paid : invoice.amount_due,
    currency: invoice.currency.toUpperCase(),
    createdAt: dateOf(invoice.created),
    paidAt: status === "PAID" ? dateOf(status_transitions.paid_at ?? invoice.created) : null,
    paymentIntentId: intents[0] ?? null,
    chargeId: paid?.id ?? null,
    amountRefunded: paid?.amount_refunded ?? 0,
    attemptCount: invoice.attempt_count,
    nextAttemptAt: next === null ? null : dateOf(next),
    needsAction: unpaid.get(invoice.id) === "requires_action",
    isProcessing: unpaid.get(invoice.id) === "processing",
    failedAt: failed === 0 ? null : dateOf(failed),
  };
}

const REFUND_STATUSES: Readonly<Record<string, ProviderRefund["status"]>> = {
  succeeded: "SUCCEEDED",
  failed: "FAILED",
  canceled: "CANCELED",
};

export const toRefund = (refund: Stripe.Refund, invoiceId: string | null): ProviderRefund => ({
  id: refund.id,
  invoiceId,
  amount: refund.amount,
  currency: refund.currency.toUpperCase(),
  status: REFUND_STATUSES[refund.status ?? ""] ?? "PENDING",
  reason: refund.reason,
  note: refund.metadata?.note ?? null,
  actorId: refund.metadata?.actorId ?? null,
  createdAt: dateOf(refund.created),
});

type InvoiceIdOf = (charge: Stripe.Charge) => string | null;

async function readRefunds(
  stripe: Stripe,
  charges: readonly Stripe.Charge[],
  invoiceIdOf: InvoiceIdOf,
): Promise<ProviderRefund[]> {
  const found: ProviderRefund[] = [];
  for (const charge of charges) {
    const refunds = await refundsOf(stripe, charge);
    found.push(...refunds.map((refund) => toRefund(refund, invoiceIdOf(charge))));
  }
  return found;
}

/** A charge comes with its ten newest only. */
const refundsOf = async (
  stripe: Stripe,
  { id, refunds }: Stripe.Charge,
): Promise<Stripe.Refund[]> =>
  refunds?.has_more
    ? stripe.refunds.list({ charge: id, limit: PAGE }).autoPagingToArray({ limit: 1000 })
    : (refunds?.data ?? []);

async function readDisputes(
  stripe: Stripe,
  charges: readonly Stripe.Charge[],
  invoiceIdOf: InvoiceIdOf,
): Promise<ProviderDispute[]> {
  const found: ProviderDispute[] = [];
  for (const charge of charges.filter(({ disputed }) => disputed)) {
    const { data } = await stripe.disputes.list({ charge: charge.id, limit: PAGE });
    found.push(...data.map((dispute) => toDispute(dispute, invoiceIdOf(charge))));
  }
  return found;
}

function toDispute(dispute: Stripe.Dispute, invoiceId: string | null): ProviderDispute {
  const due = dispute.evidence_details.due_by;
  return {
    id: dispute.id,
    invoiceId,
    amount: dispute.amount,
    currency: dispute.currency.toUpperCase(),
    status: disputeStatusOf(dispute),
    reason: dispute.reason,
    evidenceDueAt: due === null ? null : dateOf(due),
    openedAt: dateOf(dispute.created),
  };
}

function disputeStatusOf({ status }: Stripe.Dispute): ProviderDispute["status"] {
  if (status === "lost") return "LOST";
  // An inquiry that closes without becoming a dispute costs nothing.
  return status === "won" || status === "warning_closed" || status === "prevented" ? "WON" : "OPEN";
}

/** Card networks' reports of likely fraud; the list has no filter by customer. */
async function readWarnings(
  stripe: Stripe,
  { start_date }: Stripe.Subscription,
  charges: readonly Stripe.Charge[],
  invoiceIdOf: InvoiceIdOf,
): Promise<FraudWarning[]> {
  if (charges.length === 0) return [];
  const warnings = await stripe.radar.earlyFraudWarnings
    .list({ created: { gte: start_date - 24 * 3600 }, limit: PAGE })
    .autoPagingToArray({ limit: 1000 });
  return warnings.flatMap((warning) => {
    const charge = charges.find(({ id }) => id === idOf(warning.charge));
    if (!charge) return [];
    const { id, created } = warning;
    return [{ id, invoiceId: invoiceIdOf(charge), amount: charge.amount, at: dateOf(created) }];
  });
}
