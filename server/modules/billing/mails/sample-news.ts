import { SAMPLE_ID, samplePerson } from "../../outbox/mail-samples.js";
import { typed } from "../../outbox/typed-words.js";
import { PlanService } from "../../plans/plan.service.js";
import { Invoice } from "../money/invoice.entity.js";
import type { PlanEventFacts, PlanEventKind } from "../subscription/plan-event.entity.js";
import { Refund } from "../money/refund.entity.js";
import { Subscription } from "../subscription/subscription.entity.js";
import type { FailedAttempt } from "./failure-steps.js";
import type { PlanNews } from "./plan-news.service.js";

const PRODUCT = "BRAND_MY_CV_QUATERLY";
const day = (text: string) => new Date(`${text}T15:00:00Z`);

const running = () =>
  Object.assign(new Subscription(), {
    id: SAMPLE_ID,
    productId: PRODUCT,
    status: "ACTIVE",
    running: true,
    months: 3,
    freeMonths: 0,
    firstMonthDue: 0,
    paymentsMade: 2,
    currency: "USD",
    nextPaymentAt: day("2027-01-12"),
    endsAt: day("2027-02-12"),
    cancelRequestedAt: null,
    canceledBy: null,
    cardBrand: "visa",
    cardLast4: "4242",
    cardExpiresAt: new Date("2027-01-01T00:00:00Z"),
  });

const invoiceOf = (payment: number, change: Partial<Invoice> = {}) =>
  Object.assign(new Invoice(), {
    id: `in_${payment}`,
    status: "PAID",
    number: `F00D-000${payment}`,
    amount: 7_900,
    currency: "USD",
    createdAt: day("2026-12-12"),
    nextAttemptAt: null,
    ...change,
  });
const paid = () => [1, 2, 3].map((payment) => invoiceOf(payment));
const open = () => invoiceOf(3, { status: "OPEN", nextAttemptAt: day("2026-12-15") });

interface Sample {
  kind: PlanEventKind;
  facts?: PlanEventFacts;
  changedFrom?: PlanNews["changedFrom"];
  subscription?: Partial<Subscription>;
  invoice?: Invoice;
  refund?: Refund;
  failures?: FailedAttempt[];
}

const failure = (
  attempt: number,
  at: Date,
  next: Date | null,
  kind: PlanEventKind = "PAYMENT_FAILED",
): Sample => ({
  kind,
  failures: [{ at, attempt, isRetried: next !== null }],
  subscription: { status: "PAST_DUE" },
  invoice: Object.assign(new Invoice(), open(), { nextAttemptAt: next }),
});
const canceled = { cancelRequestedAt: day("2026-12-20"), endsAt: day("2027-01-12") };

const samplesByName = (): Record<string, Sample> => ({
  "payment-received": { kind: "PAYMENT_RECEIVED", invoice: paid()[1] },
  "last-payment-received": { kind: "LAST_PAYMENT_RECEIVED", invoice: paid()[2] },
  "payment-failed": failure(1, day("2026-12-12"), day("2026-12-15")),
  "payment-failed-again": failure(2, day("2026-12-15"), day("2026-12-20")),
  "payment-failed-late": failure(3, day("2026-12-20"), day("2026-12-27")),
  "payment-failed-stopped": failure(4, day("2026-12-27"), null),
  "payment-needs-action": failure(
    ...([1, day("2026-12-12"), day("2026-12-15"), "PAYMENT_NEEDS_ACTION"] as const),
  ),
  "payment-needs-action-late": failure(
    ...([3, day("2026-12-20"), day("2026-12-27"), "PAYMENT_NEEDS_ACTION"] as const),
  ),
  "card-expires": { kind: "CARD_EXPIRES" },
  "plan-canceled": {
    kind: "CANCEL_REQUESTED",
    subscription: { ...canceled, canceledBy: "BUYER" },
  },
  "plan-canceled-by-us": {
    kind: "CANCEL_REQUESTED",
    subscription: { ...canceled, canceledBy: "STAFF" },
  },
  "plan-cancel-undone": { kind: "CANCEL_UNDONE", facts: { undoneBy: "BUYER" } },
  "plan-cancel-undone-by-us": { kind: "CANCEL_UNDONE", facts: { undoneBy: "STAFF" } },
  "plan-term-changed": {
    kind: "TERM_CHANGED",
    facts: { months: 6 },
    subscription: { months: 6, paymentsMade: 1, endsAt: day("2027-05-12") },
  },
  "plan-switched": {
    kind: "TERM_CHANGED",
    facts: { months: 3, productId: "BRAND_MY_CV_QUATERLY" },
    changedFrom: { title: typed("Market My Resume") },
    subscription: { paymentsMade: 1, firstMonthDue: 3_000, endsAt: day("2027-02-12") },
  },
  "dispute-opened": {
    kind: "DISPUTE_OPENED",
    facts: { amount: 7_900 },
    subscription: { status: "DISPUTED" },
  },
  "dispute-won": { kind: "DISPUTE_WON", facts: { amount: 7_900 } },
  "dispute-lost": { kind: "DISPUTE_LOST", facts: { amount: 7_900 } },
  "plan-ended-canceled": { kind: "CANCELED", subscription: { running: false } },
  "plan-ended-unpaid": { kind: "UNPAID", subscription: { running: false } },
  "plan-refunded": {
    kind: "REFUNDED",
    refund: Object.assign(new Refund(), { amount: 7_900, currency: "USD" }),
  },
  "plan-extended": { kind: "EXTENDED", facts: { freeMonths: 1 } },
  "plan-completed": { kind: "COMPLETED", subscription: { running: false } },
});

const newsOf = ({ kind, facts = {}, changedFrom = null, ...sample }: Sample): PlanNews => ({
  kind,
  facts,
  changedFrom,
  person: samplePerson,
  plan: new PlanService().getChoice(PRODUCT).plan,
  subscription: Object.assign(new Subscription(), running(), sample.subscription),
  invoices: paid(),
  invoice: sample.invoice ?? null,
  refund: sample.refund ?? null,
  failures: sample.failures ?? [],
});

/** What buyers are told in samples of emails, by the names of these. */
export const sampleNews = (): [name: string, news: PlanNews][] =>
  Object.entries(samplesByName()).map(([name, sample]) => [name, newsOf(sample)]);
