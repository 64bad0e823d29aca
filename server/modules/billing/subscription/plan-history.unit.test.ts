import { expect, it } from "@jest/globals";
import fc from "fast-check";
import type { PlanFacts } from "../../../integrations/payments/plan-facts.js";
import {
  PLAN_END,
  planDispute,
  planFacts,
  planInvoice,
  planRefund,
} from "../../../test/plan-facts.js";
import { happeningsOf } from "./plan-happenings.js";
import { project, type Projected } from "./subscription.projection.js";

type Step = (facts: PlanFacts) => PlanFacts;

const openInvoice = ({ invoices }: PlanFacts) => invoices.find(({ status }) => status === "OPEN");
const replaceOpen = (facts: PlanFacts, change: object): PlanFacts["invoices"] =>
  facts.invoices.map((one) => (one.status === "OPEN" ? { ...one, ...change } : one));
const isOver = ({ status }: PlanFacts) => status === "OVER";
const REQUEST = { at: new Date("2026-01-20"), by: "BUYER", reason: null, actorId: "u" } as const;

/** What can happen at Stripe; each step that makes no sense changes nothing. */
const STEPS: Record<string, Step> = {
  renew: (facts) => {
    const next = facts.invoices.length + 1;
    if (isOver(facts) || openInvoice(facts) || next > 3) return facts;
    return { ...facts, invoices: [...facts.invoices, planInvoice(next)] };
  },
  fail: (facts) => {
    const next = facts.invoices.length + 1;
    if (isOver(facts) || openInvoice(facts) || next > 3) return facts;
    const open = planInvoice(next, { status: "OPEN", paidAt: null });
    return { ...facts, status: "PAST_DUE", invoices: [...facts.invoices, open] };
  },
  failAgain: (facts) => {
    const attemptCount = (openInvoice(facts)?.attemptCount ?? 0) + 1;
    return { ...facts, invoices: replaceOpen(facts, { attemptCount }) };
  },
  recover: (facts) => {
    const open = openInvoice(facts);
    if (!open || isOver(facts)) return facts;
    const paid = { status: "PAID", paidAt: open.createdAt, attemptCount: open.attemptCount + 1 };
    return { ...facts, status: "ACTIVE", invoices: replaceOpen(facts, paid) };
  },
  giveUp: (facts) =>
    isOver(facts) || !openInvoice(facts)
      ? facts
      : { ...facts, status: "OVER", endedUnpaid: true, endedAt: new Date("2026-03-20") },
  cancel: (facts) =>
    isOver(facts)
      ? facts
      : { ...facts, endsAt: new Date("2026-02-15T10:00:00Z"), cancelRequest: REQUEST },
  cancelAtStripe: (facts) =>
    isOver(facts)
      ? facts
      : { ...facts, endsAt: new Date("2026-02-15T10:00:00Z"), cancelRequest: null },
  undo: (facts) => (isOver(facts) ? facts : { ...facts, endsAt: PLAN_END, cancelRequest: null }),
  end: (facts) => (isOver(facts) ? facts : { ...facts, status: "OVER", endedAt: facts.endsAt }),
  refund: (facts) => ({ ...facts, refunds: [planRefund()] }),
  refundFails: (facts) => ({
    ...facts,
    refunds: facts.refunds.map((one) => ({ ...one, status: "FAILED" })),
  }),
  dispute: (facts) => ({ ...facts, disputes: [planDispute()] }),
  decide: (facts) => ({
    ...facts,
    disputes: facts.disputes.map((one) => ({ ...one, status: "WON" })),
  }),
};

/** What Stripe said after each step. */
function historyOf(steps: readonly string[]): PlanFacts[] {
  const history = [planFacts()];
  for (const step of steps) {
    const last = history.at(-1);
    if (last) history.push(STEPS[step]?.(last) ?? last);
  }
  return history;
}

const NOW = new Date("2026-06-01");
/** What one reading of Stripe leaves: the row, and the events that are new by their key. */
function read(events: Map<string, string>, facts: PlanFacts): Projected {
  const row = project(facts, facts.purchase?.months ?? 3, facts.freeMonths);
  for (const { key, kind } of happeningsOf(facts, row, NOW))
    if (!events.has(key)) events.set(key, kind);
  return row;
}

const steps = fc.array(fc.constantFrom(...Object.keys(STEPS)), { maxLength: 12 });
/** Any of its moments in any order, any number of times, or not at all. */
const readings = fc.array(fc.nat(), { maxLength: 20 });

it("depends only on Stripe's last word, whatever events arrive, in whatever order", () => {
  fc.assert(
    fc.property(steps, readings, (taken, moments) => {
      const history = historyOf(taken);
      const last = history.at(-1) ?? planFacts();
      const events = new Map<string, string>();
      for (const moment of moments) read(events, history[moment % history.length] ?? last);
      expect(read(events, last)).toEqual(read(new Map(), last));
      const told = new Map<string, string>();
      read(told, last);
      for (const key of told.keys()) expect(events.has(key)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it("never counts a payment twice, nor more refunded than paid", () => {
  fc.assert(
    fc.property(steps, (taken) => {
      for (const facts of historyOf(taken)) {
        const row = project(facts, 3, 0);
        expect(row.paymentsMade).toBeLessThanOrEqual(3);
        expect(row.paidAmount).toBe(row.paymentsMade * 7900);
        expect(row.refundedAmount).toBeLessThanOrEqual(row.paidAmount);
        expect(row.running).toBe(facts.status !== "OVER");
        if (row.status === "COMPLETED") expect(row.paymentsMade).toBe(3);
        const keys = happeningsOf(facts, row, NOW).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      }
    }),
    { numRuns: 500 },
  );
});

it.each([
  [1, 1, false],
  [2, 1, true],
  [2, 2, true],
])(
  "tells of a recovery: payment %d, after %d attempts by Stripe, one refused: %p",
  (n, attemptCount, isTold) => {
    const refused = planInvoice(n, { attemptCount, failedAt: planInvoice(n).createdAt });
    const earlier = n === 1 ? [] : [planInvoice(1)];
    const facts = planFacts({ invoices: [...earlier, refused] });
    const kinds = happeningsOf(facts, project(facts, 3, 0), PLAN_END).map(({ kind }) => kind);
    expect(kinds.includes("RECOVERED")).toBe(isTold);
  },
);

it("tells of each failed attempt, its recovery, and the last payment once", () => {
  const events = new Map<string, string>();
  for (const facts of historyOf(["fail", "failAgain", "recover", "renew", "end"]))
    read(events, facts);
  expect([...events.values()]).toEqual([
    "STARTED",
    "PAYMENT_RECEIVED",
    "PAYMENT_FAILED",
    "PAYMENT_FAILED",
    "PAYMENT_RECEIVED",
    "RECOVERED",
    "LAST_PAYMENT_RECEIVED",
    "COMPLETED",
  ]);
});
