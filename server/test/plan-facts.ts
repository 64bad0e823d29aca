import type {
  PlanFacts,
  ProviderDispute,
  ProviderInvoice,
  ProviderRefund,
} from "../integrations/payments/plan-facts.js";

export const PLAN_START = new Date("2026-01-15T10:00:00Z");
/** The end of three months. */
export const PLAN_END = new Date("2026-04-15T10:00:00Z");

const monthsAfter = (months: number) =>
  new Date(Date.UTC(2026, PLAN_START.getUTCMonth() + months, 15, 10));

/** The nth monthly invoice, from 1; paid unless changed. */
export function planInvoice(n: number, change: Partial<ProviderInvoice> = {}): ProviderInvoice {
  const at = monthsAfter(n - 1);
  return {
    id: `in_${n}`,
    status: "PAID",
    number: `SB-${n}`,
    amount: 7900,
    currency: "USD",
    createdAt: at,
    paidAt: at,
    paymentIntentId: `pi_${n}`,
    chargeId: `ch_${n}`,
    amountRefunded: 0,
    attemptCount: 1,
    nextAttemptAt: null,
    needsAction: false,
    isProcessing: false,
    failedAt: null,
    ...change,
  };
}

export const planRefund = (change: Partial<ProviderRefund> = {}): ProviderRefund => ({
  id: "re_1",
  invoiceId: "in_1",
  amount: 7900,
  currency: "USD",
  status: "SUCCEEDED",
  reason: null,
  note: null,
  actorId: null,
  createdAt: monthsAfter(1),
  ...change,
});

export const planDispute = (change: Partial<ProviderDispute> = {}): ProviderDispute => ({
  id: "dp_1",
  invoiceId: "in_1",
  amount: 7900,
  currency: "USD",
  status: "OPEN",
  reason: "fraudulent",
  evidenceDueAt: monthsAfter(2),
  openedAt: monthsAfter(1),
  ...change,
});

/** A plan of three months in its first month. */
export const planFacts = (change: Partial<PlanFacts> = {}): PlanFacts => ({
  id: "sub_1",
  status: "ACTIVE",
  startedAt: PLAN_START,
  currentPeriodEnd: monthsAfter(1),
  endedAt: null,
  endedUnpaid: false,
  scheduleId: "sub_sched_1",
  endsAt: PLAN_END,
  canceledAt: null,
  purchase: { productId: "BRAND_MY_CV_QUATERLY", months: 3 },
  freeMonths: 0,
  extended: null,
  termChanged: null,
  firstMonthDue: 0,
  isTermLoose: false,
  cancelUndone: null,
  cancelRequest: null,
  card: { id: "pm_1", brand: "visa", last4: "4242", expiresAt: new Date("2034-01-01T00:00:00Z") },
  invoices: [planInvoice(1)],
  refunds: [],
  disputes: [],
  warnings: [],
  ...change,
});
