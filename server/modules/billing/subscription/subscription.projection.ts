import { days } from "../../../core/clock.js";
import { addMonths } from "../../../core/months.js";
import type {
  CancelRequest,
  PlanFacts,
  ProviderInvoice,
} from "../../../integrations/payments/plan-facts.js";
import type { Subscription, SubscriptionStatus } from "./subscription.entity.js";

/** Stripe may end a subscription a little after its end date; a day allows for that. */
const END_TOLERANCE_MS = days(1);
/** The same day of another month can be up to three days away: January 31, February 28. */
const MONTH_TOLERANCE_MS = days(4);

/** How a plan that is over ended, whatever happened to its money since. */
type PlanEnding = Extract<SubscriptionStatus, "COMPLETED" | "CANCELED" | "UNPAID">;

export type Projected = Pick<
  Subscription,
  | "status"
  | "running"
  | "months"
  | "freeMonths"
  | "startedAt"
  | "currentPeriodEnd"
  | "endsAt"
  | "termEndsAt"
  | "nextPaymentAt"
  | "endBehavior"
  | "stripeScheduleId"
  | "paymentsMade"
  | "paidAmount"
  | "refundedAmount"
  | "lostAmount"
  | "firstMonthDue"
  | "currency"
  | "cancelRequestedAt"
  | "canceledBy"
  | "cancelReason"
  | "cardBrand"
  | "cardLast4"
  | "cardExpiresAt"
>;

/** How long a plan was sold for. */
type Term = Pick<Subscription, "months" | "freeMonths">;

/**
 * The row's columns, from Stripe's last word alone: no clock, no I/O, and nothing that we knew before. So neither the order of
 * events matters nor their loss.
 * @param months months paid for in the whole term
 * @param freeMonths months at its end that cost nothing
 */
export function project(facts: PlanFacts, months: number, freeMonths: number): Projected {
  const paid = paidInvoices(facts);
  const { startedAt, card, endedAt } = facts;
  const term = { months, freeMonths };
  const termEnd = addMonths(startedAt, months + freeMonths);
  const status = statusOf(facts, term);
  const running = isRunning(facts);
  const ended = endedAt && isNear(endedAt, termEnd) ? termEnd : endedAt;
  const endsAt = running ? facts.endsAt : (ended ?? facts.endsAt);
  return {
    status,
    running,
    ...term,
    startedAt,
    currentPeriodEnd: facts.currentPeriodEnd,
    endsAt,
    termEndsAt: status === "PENDING" ? null : termEndOf(facts, termEnd),
    nextPaymentAt: running ? nextPayment(facts, months) : null,
    endBehavior: endsAt ? "cancel" : null,
    stripeScheduleId: facts.scheduleId,
    paymentsMade: paid.length,
    paidAmount: sum(paid),
    refundedAmount: refundedAmount(facts),
    lostAmount: lostAmount(facts),
    firstMonthDue: paid.length === 1 ? facts.firstMonthDue : 0,
    currency: paid[0]?.currency ?? "USD",
    ...cancellationOf(facts, term),
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    cardExpiresAt: card?.expiresAt ?? null,
  };
}

/** Whether the subscription runs without an end date, and so would renew forever. */
export const lacksTerm = (facts: Pick<PlanFacts, "status" | "endsAt">): boolean =>
  facts.status !== "OVER" && facts.endsAt === null;

/** Months of a subscription whose invoice was free do not count as payments. */
export const paidInvoices = ({ invoices }: Pick<PlanFacts, "invoices">): ProviderInvoice[] =>
  invoices
    .filter(({ status, amount }) => status === "PAID" && amount > 0)
    .toSorted((a, b) => Number(a.paidAt) - Number(b.paidAt) || (a.id < b.id ? -1 : 1));

/** How it ended; null while it runs. */
export function endingOf(facts: PlanFacts, { months, freeMonths }: Term): PlanEnding | null {
  if (isRunning(facts)) return null;
  if (paidInvoices(facts).length >= months) return "COMPLETED";
  if (facts.endedUnpaid) return "UNPAID";
  const termEnd = addMonths(facts.startedAt, months + freeMonths);
  const ended = facts.endedAt ?? facts.endsAt;
  const ranItsTerm = ended !== null && Number(ended) >= Number(termEnd) - END_TOLERANCE_MS;
  return ranItsTerm ? "UNPAID" : "CANCELED";
}

const isRunning = ({ status }: PlanFacts): boolean => status !== "OVER";

function statusOf(facts: PlanFacts, term: Term): SubscriptionStatus {
  if (facts.disputes.some(({ status }) => status === "OPEN")) return "DISPUTED";
  const paid = sum(paidInvoices(facts));
  if (paid > 0 && refundedAmount(facts) >= paid) return "REFUNDED";
  const ending = endingOf(facts, term);
  if (ending) return ending;
  if (facts.status === "PAST_DUE" || facts.status === "UNPAID") return facts.status;
  if (facts.endsAt === null || facts.status === "INCOMPLETE") return "PENDING";
  return isCanceling(facts, term) ? "CANCELING" : "ACTIVE";
}

/** It runs, and ends before its term does. */
function isCanceling({ endsAt, startedAt }: PlanFacts, { months, freeMonths }: Term): boolean {
  const termEnd = addMonths(startedAt, months + freeMonths);
  return endsAt !== null && Number(endsAt) < Number(termEnd) - MONTH_TOLERANCE_MS;
}

/** A schedule that began late ends on another day of the month: Stripe's day counts. */
const termEndOf = ({ endsAt }: PlanFacts, termEnd: Date): Date =>
  endsAt && isNear(endsAt, termEnd, MONTH_TOLERANCE_MS) ? endsAt : termEnd;

function nextPayment({ invoices, currentPeriodEnd, startedAt, endsAt }: PlanFacts, months: number) {
  const attempts = invoices.flatMap(({ status, nextAttemptAt, amount }) =>
    (status === "DRAFT" || status === "OPEN") && amount > 0 && nextAttemptAt ? nextAttemptAt : [],
  );
  const [first] = attempts.toSorted((a, b) => Number(a) - Number(b));
  if (first) return first;
  const paidUntil = Number(addMonths(startedAt, months)) - MONTH_TOLERANCE_MS;
  const ends = Number(endsAt ?? Infinity) - END_TOLERANCE_MS;
  const next = Number(currentPeriodEnd ?? Infinity);
  return next < paidUntil && next < ends ? currentPeriodEnd : null;
}

function refundedAmount({ refunds }: PlanFacts): number {
  return sum(refunds.filter(({ status }) => status === "SUCCEEDED" || status === "PENDING"));
}

/** What lost disputes took. Their payments still count as made: the months were paid for, and Stripe takes no others. */
const lostAmount = ({ disputes }: PlanFacts): number =>
  sum(disputes.filter(({ status }) => status === "LOST"));

type Cancellation = Pick<Subscription, "cancelRequestedAt" | "canceledBy" | "cancelReason">;

function cancellationOf(facts: PlanFacts, term: Term): Cancellation {
  const ending = endingOf(facts, term);
  const isCanceled = ending === null ? isCanceling(facts, term) : ending !== "COMPLETED";
  if (!isCanceled) return { cancelRequestedAt: null, canceledBy: null, cancelReason: null };
  return requested(facts.cancelRequest) ?? byStripe(facts);
}

const requested = (request: CancelRequest | null): Cancellation | null =>
  request && {
    cancelRequestedAt: request.at,
    canceledBy: request.by,
    cancelReason: request.reason,
  };

const byStripe = ({ canceledAt, endedAt }: PlanFacts): Cancellation => ({
  cancelRequestedAt: canceledAt ?? endedAt,
  canceledBy: "STRIPE",
  cancelReason: null,
});

const sum = (amounts: readonly { amount: number }[]): number =>
  amounts.reduce((total, { amount }) => total + amount, 0);

const isNear = (a: Date, b: Date, tolerance = END_TOLERANCE_MS): boolean =>
  Math.abs(Number(a) - Number(b)) <= tolerance;
