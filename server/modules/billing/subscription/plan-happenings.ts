import type {
  PlanFacts,
  ProviderDispute,
  ProviderInvoice,
  ProviderRefund,
} from "../../../integrations/payments/plan-facts.js";
import type { NewPlanEvent } from "./plan-event.service.js";
import { endingOf, paidInvoices, type Projected } from "./subscription.projection.js";

type Happening = Omit<NewPlanEvent, "subscriptionId">;

/**
 * All that has happened to a plan by Stripe's last word, each with its key. Most of it is known already; what is new is
 * recorded by its key, so that the order of events does not matter.
 * @param now for what Stripe gives no time
 */
export function happeningsOf(facts: PlanFacts, change: Projected, now: Date): Happening[] {
  return [
    ...startOf(facts, change),
    ...paidInvoices(facts).flatMap((invoice, index) => paidOf(invoice, index + 1, change)),
    ...facts.invoices.flatMap((invoice) => failedOf(invoice, now)),
    ...facts.refunds.flatMap(refundOf),
    ...facts.disputes.flatMap((dispute) => disputeOf(dispute, now)),
    ...facts.warnings.map(({ id, at, amount, invoiceId }) => ({
      kind: "FRAUD_WARNING" as const,
      at,
      key: `FRAUD_WARNING:${id}`,
      facts: { amount, invoiceId },
    })),
    ...changesOf(facts, change),
    ...endOf(facts, change),
  ];
}

function startOf({ id, startedAt }: PlanFacts, { status, months }: Projected): Happening[] {
  if (status === "PENDING") return [];
  return [{ kind: "STARTED", at: startedAt, key: `STARTED:${id}`, facts: { months } }];
}

function paidOf(invoice: ProviderInvoice, payment: number, { months }: Projected): Happening[] {
  const { id, amount, currency, createdAt, attemptCount, failedAt } = invoice;
  const at = invoice.paidAt ?? createdAt;
  const facts = { invoiceId: id, amount, currency, payment, of: months };
  const kind = payment === months ? "LAST_PAYMENT_RECEIVED" : "PAYMENT_RECEIVED";
  // One key for both: a longer term must not turn the last payment into another one.
  const received: Happening = { kind, at, key: `PAYMENT_RECEIVED:${id}`, facts };
  // Stripe counts its own attempts only, not those that the buyer makes on the invoice's page. A card that was refused on the
  // pay page of the first payment is no failed payment.
  const hadFailed = attemptCount > 1 || (payment > 1 && failedAt !== null);
  if (!hadFailed) return [received];
  return [received, { kind: "RECOVERED", at, key: `RECOVERED:${id}`, facts }];
}

function failedOf(invoice: ProviderInvoice, now: Date): Happening[] {
  const { id, status, amount, currency, attemptCount, needsAction, nextAttemptAt } = invoice;
  const isDue = status === "OPEN" || status === "UNCOLLECTIBLE";
  if (!isDue || attemptCount === 0) return [];
  const kind = needsAction ? "PAYMENT_NEEDS_ACTION" : "PAYMENT_FAILED";
  // Stripe doesn't say when an attempt asked for a confirmation: at the first one, when it made the invoice.
  const isAskedAgain = needsAction && status === "OPEN" && attemptCount > 1;
  return [
    {
      kind,
      at: isAskedAgain ? now : (invoice.failedAt ?? invoice.createdAt),
      key: `${kind}:${id}:${attemptCount}`,
      facts: {
        invoiceId: id,
        amount,
        currency,
        attempt: attemptCount,
        nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
      },
    },
  ];
}

function refundOf(refund: ProviderRefund): Happening[] {
  const { id, status, amount, currency, invoiceId, reason, note, createdAt: at, actorId } = refund;
  const facts = { amount, currency, invoiceId, reason, note };
  if (status === "SUCCEEDED")
    return [{ kind: "REFUNDED", at, key: `REFUNDED:${id}`, facts, actorId }];
  if (status !== "FAILED") return [];
  return [{ kind: "REFUND_FAILED", at, key: `REFUND_FAILED:${id}`, facts, actorId }];
}

function disputeOf(dispute: ProviderDispute, now: Date): Happening[] {
  const { id, status, amount, currency, invoiceId, reason, openedAt, evidenceDueAt } = dispute;
  const about = { amount, currency, invoiceId, reason };
  const due = evidenceDueAt?.toISOString() ?? null;
  const opened: Happening = {
    kind: "DISPUTE_OPENED",
    at: openedAt,
    key: `DISPUTE_OPENED:${id}`,
    facts: { ...about, evidenceDueAt: due },
  };
  if (status === "OPEN") return [opened];
  const kind = status === "WON" ? "DISPUTE_WON" : "DISPUTE_LOST";
  return [opened, { kind, at: now, key: `${kind}:${id}`, facts: about }];
}

/** What people here changed. */
function changesOf(facts: PlanFacts, change: Projected): Happening[] {
  const { id, freeMonths, extended, termChanged } = facts;
  const { months, endsAt, canceledBy } = change;
  const changes: Happening[] = [];
  if (extended && freeMonths > 0)
    changes.push({
      kind: "EXTENDED",
      at: extended.at,
      key: `EXTENDED:${id}:${freeMonths}`,
      facts: { freeMonths, note: extended.reason },
      actorId: extended.actorId,
    });
  if (termChanged)
    changes.push({
      kind: "TERM_CHANGED",
      at: termChanged.at,
      key: `TERM_CHANGED:${id}:${termChanged.at.getTime()}`,
      facts: { months, productId: facts.purchase?.productId ?? null, from: termChanged.from },
      actorId: termChanged.actorId,
    });
  if (change.running && change.cancelRequestedAt)
    changes.push({
      kind: "CANCEL_REQUESTED",
      at: change.cancelRequestedAt,
      key: cancelKey(id, change.cancelRequestedAt),
      facts: { by: canceledBy, endsAt: endsAt?.toISOString() ?? null },
      actorId: facts.cancelRequest?.actorId ?? null,
    });
  return changes;
}

export const cancelKey = (id: string, at: Date): string => `CANCEL_REQUESTED:${id}:${at.getTime()}`;

function endOf(facts: PlanFacts, change: Projected): Happening[] {
  const kind = endingOf(facts, change);
  if (!kind) return [];
  const { id, endedAt, startedAt, cancelRequest } = facts;
  const { paymentsMade, months, canceledBy } = change;
  return [
    {
      kind,
      at: endedAt ?? change.endsAt ?? startedAt,
      key: `${kind}:${id}`,
      facts: { paymentsMade, of: months, by: canceledBy },
      actorId: kind === "CANCELED" ? (cancelRequest?.actorId ?? null) : null,
    },
  ];
}
