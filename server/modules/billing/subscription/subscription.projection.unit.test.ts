import { describe, expect, it } from "@jest/globals";
import { days, hours, later } from "../../../core/clock.js";
import type { PlanFacts } from "../../../integrations/payments/plan-facts.js";
import {
  PLAN_END,
  PLAN_START,
  planDispute,
  planFacts,
  planInvoice,
  planRefund,
} from "../../../test/plan-facts.js";
import { lacksTerm, paidInvoices, project } from "./subscription.projection.js";

const of = (change: Partial<PlanFacts>) => project(planFacts(change), 3, change.freeMonths ?? 0);
const over = (change: Partial<PlanFacts>) =>
  of({ status: "OVER", scheduleId: null, endsAt: null, endedAt: PLAN_END, ...change });
const day = (text: string) => new Date(`${text}T10:00:00Z`);
const invoices = (count: number) => [1, 2, 3, 4, 5, 6].slice(0, count).map((n) => planInvoice(n));
const REQUEST = {
  at: day("2026-01-20"),
  by: "BUYER",
  reason: "Found a job",
  actorId: "user-1",
} as const;

describe("a running plan", () => {
  it("is active once Stripe has its end", () => {
    expect(of({})).toEqual({
      status: "ACTIVE",
      running: true,
      months: 3,
      freeMonths: 0,
      startedAt: PLAN_START,
      currentPeriodEnd: day("2026-02-15"),
      endsAt: PLAN_END,
      termEndsAt: PLAN_END,
      nextPaymentAt: day("2026-02-15"),
      endBehavior: "cancel",
      stripeScheduleId: "sub_sched_1",
      paymentsMade: 1,
      paidAmount: 7900,
      refundedAmount: 0,
      lostAmount: 0,
      firstMonthDue: 0,
      currency: "USD",
      cancelRequestedAt: null,
      canceledBy: null,
      cancelReason: null,
      cardBrand: "visa",
      cardLast4: "4242",
      cardExpiresAt: new Date("2034-01-01T00:00:00Z"),
    });
  });

  it("is pending until Stripe has its end, or its first payment", () => {
    expect(of({ endsAt: null })).toMatchObject({
      status: "PENDING",
      endsAt: null,
      termEndsAt: null,
    });
    expect(of({ status: "INCOMPLETE" }).status).toBe("PENDING");
  });

  it("is past due or unpaid when Stripe says so", () => {
    const open = planInvoice(2, {
      status: "OPEN",
      paidAt: null,
      nextAttemptAt: day("2026-02-18"),
    });
    expect(of({ status: "PAST_DUE", invoices: [planInvoice(1), open] })).toMatchObject({
      status: "PAST_DUE",
      paymentsMade: 1,
      nextPaymentAt: day("2026-02-18"),
    });
    expect(of({ status: "UNPAID" })).toMatchObject({ status: "UNPAID", running: true });
  });

  it("is canceling when it ends before its term, with who asked for it", () => {
    const canceling = { endsAt: day("2026-02-15"), cancelRequest: REQUEST };
    expect(of(canceling)).toMatchObject({
      status: "CANCELING",
      running: true,
      endsAt: day("2026-02-15"),
      termEndsAt: PLAN_END,
      nextPaymentAt: null,
      cancelRequestedAt: REQUEST.at,
      canceledBy: "BUYER",
      cancelReason: "Found a job",
    });
    const atStripe = of({ endsAt: day("2026-02-15"), canceledAt: day("2026-01-21") });
    expect(atStripe).toMatchObject({
      canceledBy: "STRIPE",
      cancelRequestedAt: day("2026-01-21"),
    });
  });

  it("forgets a request that was undone", () => {
    expect(of({ cancelRequest: REQUEST })).toMatchObject({
      status: "ACTIVE",
      cancelRequestedAt: null,
      canceledBy: null,
    });
  });

  it("runs longer with free months, which cost nothing", () => {
    const end = day("2026-05-15");
    const free = { freeMonths: 1, endsAt: end, invoices: invoices(3) };
    expect(of({ ...free, currentPeriodEnd: PLAN_END })).toMatchObject({
      status: "ACTIVE",
      termEndsAt: end,
      nextPaymentAt: null,
    });
    const now = planInvoice(4, { amount: 0 });
    const inIt = of({ ...free, invoices: [...invoices(3), now], currentPeriodEnd: end });
    expect(inIt).toMatchObject({ status: "ACTIVE", paymentsMade: 3, nextPaymentAt: null });
    // It is shortened to the paid months: that is a cancellation.
    expect(of({ ...free, endsAt: PLAN_END }).status).toBe("CANCELING");
  });

  it("ends on Stripe's day if its schedule began late", () => {
    const startedAt = new Date("2026-01-31T10:00:00Z");
    const endsAt = new Date("2026-04-28T10:00:00Z");
    expect(of({ startedAt, endsAt })).toMatchObject({ status: "ACTIVE", termEndsAt: endsAt });
  });

  it("shows no cancellation while Stripe has no end for it", () => {
    expect(of({ endsAt: null })).toMatchObject({ canceledBy: null, cancelRequestedAt: null });
  });

  it("is canceling only if it ends more than four days before its term", () => {
    expect(of({ endsAt: later(PLAN_END, -days(4)) }).status).toBe("ACTIVE");
    expect(of({ endsAt: later(PLAN_END, -days(4) - 1) }).status).toBe("CANCELING");
  });

  it("has its term's end on the last day of a shorter month", () => {
    const startedAt = new Date("2026-01-31T10:00:00Z");
    const canceling = of({ startedAt, endsAt: new Date("2026-02-28T10:00:00Z") });
    expect(canceling.termEndsAt).toEqual(new Date("2026-04-30T10:00:00Z"));
  });

  it("has no next payment in its last month", () => {
    expect(of({ currentPeriodEnd: PLAN_END, invoices: invoices(3) }).nextPaymentAt).toBeNull();
  });
});

describe("the next payment", () => {
  const next = (change: Partial<PlanFacts>) => of(change).nextPaymentAt;
  const attempt = (change: object) =>
    planInvoice(2, {
      ...{ status: "OPEN", paidAt: null, nextAttemptAt: day("2026-02-18") },
      ...change,
    });

  it("is Stripe's next attempt at an invoice, the earliest if there are several", () => {
    expect(next({ invoices: [attempt({ status: "DRAFT" })] })).toEqual(day("2026-02-18"));
    const attempts = ["2026-02-20", "2026-02-17", "2026-02-19"].map((at) =>
      attempt({ nextAttemptAt: day(at) }),
    );
    expect(next({ invoices: attempts })).toEqual(day("2026-02-17"));
  });

  it.each([
    ["is paid", { status: "PAID" }],
    ["was given up", { status: "UNCOLLECTIBLE" }],
    ["is free", { amount: 0 }],
    ["is not tried again", { nextAttemptAt: null }],
  ])("is not that of an invoice that %s", (_how, change) => {
    expect(next({ invoices: [attempt(change)] })).toEqual(day("2026-02-15"));
  });

  it("comes with the end of a month, until all months are paid for", () => {
    const free = { freeMonths: 2, endsAt: day("2026-06-15") };
    const lastPaid = later(PLAN_END, -days(4));
    expect(next({ ...free, currentPeriodEnd: lastPaid })).toBeNull();
    const before = later(lastPaid, -1);
    expect(next({ ...free, currentPeriodEnd: before })).toEqual(before);
  });

  it("does not come with the month that the plan ends with", () => {
    const endsAt = day("2026-02-15");
    expect(next({ endsAt, currentPeriodEnd: later(endsAt, -days(1)) })).toBeNull();
    const before = later(endsAt, -days(1) - 1);
    expect(next({ endsAt, currentPeriodEnd: before })).toEqual(before);
  });

  it("is known before Stripe has the plan's end, and unknown without a month", () => {
    expect(next({ endsAt: null })).toEqual(day("2026-02-15"));
    expect(next({ currentPeriodEnd: null })).toBeNull();
  });
});

describe("what was paid", () => {
  it("is listed by day, then by id", () => {
    const at = day("2026-02-15");
    const listed = [
      planInvoice(3),
      planInvoice(2, { id: "in_c", paidAt: at }),
      planInvoice(2, { id: "in_a", paidAt: at }),
      planInvoice(2, { id: "in_b", paidAt: at }),
      planInvoice(1),
    ];
    const ids = (all: typeof listed) => paidInvoices({ invoices: all }).map(({ id }) => id);
    const inOrder = ["in_1", "in_a", "in_b", "in_c", "in_3"];
    expect(ids(listed)).toEqual(inOrder);
    expect(ids(listed.toReversed())).toEqual(inOrder);
  });

  it("has the currency of the first payment; dollars before that", () => {
    expect(of({ invoices: [planInvoice(1, { currency: "EUR" })] }).currency).toBe("EUR");
    expect(of({ invoices: [] }).currency).toBe("USD");
  });
});

describe("a plan that is over", () => {
  it.each([
    ["at its end", 0],
    ["an hour later", 1],
    ["24 hours earlier", -24],
  ])("completed its term with all payments, if it ended %s", (_when, fromEnd) => {
    const endedAt = later(PLAN_END, hours(fromEnd));
    expect(over({ endedAt, invoices: invoices(3) })).toMatchObject({
      status: "COMPLETED",
      running: false,
      endsAt: PLAN_END,
      nextPaymentAt: null,
      canceledBy: null,
    });
  });

  it("is unpaid if it ran its term with payments missing, or ended because they failed", () => {
    expect(over({ invoices: invoices(2) })).toMatchObject({ status: "UNPAID", paymentsMade: 2 });
    const endedAt = day("2026-03-20");
    expect(over({ endedAt, endedUnpaid: true })).toMatchObject({
      status: "UNPAID",
      endsAt: endedAt,
      canceledBy: "STRIPE",
    });
  });

  it("is unpaid if payments are missing and it ended within a day of its term", () => {
    const endedAt = later(PLAN_END, -days(1));
    expect(over({ endedAt, invoices: invoices(2) }).status).toBe("UNPAID");
    expect(over({ endedAt, invoices: [] }).status).toBe("UNPAID");
  });

  it("was canceled if it ended before its free months", () => {
    const missing = { freeMonths: 1, invoices: invoices(2) };
    expect(over(missing).status).toBe("CANCELED");
    expect(over({ ...missing, endedAt: day("2026-05-15") }).status).toBe("UNPAID");
  });

  it("was canceled if it ended before its term", () => {
    const endedAt = day("2026-02-15");
    expect(over({ endedAt, endsAt: PLAN_END, cancelRequest: REQUEST })).toMatchObject({
      status: "CANCELED",
      endsAt: endedAt,
      termEndsAt: PLAN_END,
      canceledBy: "BUYER",
    });
    expect(over({ endedAt: later(PLAN_END, -days(1) - 1) }).status).toBe("CANCELED");
  });
});

describe("money that went back", () => {
  it("makes a plan refunded only when all of it did", () => {
    expect(of({ refunds: [planRefund({ amount: 7899 })] })).toMatchObject({
      status: "ACTIVE",
      refundedAmount: 7899,
    });
    const refunds = [planRefund({ amount: 7899 }), planRefund({ id: "re_2", amount: 1 })];
    expect(of({ refunds }).status).toBe("REFUNDED");
    expect(over({ endedAt: day("2026-02-15"), refunds }).status).toBe("REFUNDED");
    const failed = [planRefund({ status: "FAILED" })];
    expect(of({ refunds: failed })).toMatchObject({ status: "ACTIVE", refundedAmount: 0 });
  });

  it("counts from the day it is on its way, unless that was called off", () => {
    const sent = (status: "PENDING" | "CANCELED") => [planRefund({ status, amount: 100 })];
    expect(of({ refunds: sent("PENDING") }).refundedAmount).toBe(100);
    expect(of({ refunds: sent("CANCELED") }).refundedAmount).toBe(0);
  });

  it("is disputed until the bank decides", () => {
    expect(of({ disputes: [planDispute()] }).status).toBe("DISPUTED");
    expect(over({ invoices: invoices(3), disputes: [planDispute()] })).toMatchObject({
      status: "DISPUTED",
      running: false,
    });
    for (const status of ["WON", "LOST"] as const)
      expect(of({ disputes: [planDispute({ status })] }).status).toBe("ACTIVE");
  });

  it("says what a lost dispute took, and leaves the payment made", () => {
    const { amount } = planDispute();
    const lost = of({ disputes: [planDispute({ status: "LOST" })] });
    expect(lost).toMatchObject({ lostAmount: amount, refundedAmount: 0 });
    expect(lost.paymentsMade).toBe(of({}).paymentsMade);
    for (const status of ["OPEN", "WON"] as const)
      expect(of({ disputes: [planDispute({ status })] }).lostAmount).toBe(0);
  });
});

it("without a card, or paid another way, says what it knows", () => {
  expect(of({ card: null })).toMatchObject({ cardBrand: null, cardLast4: null });
  const card = { id: "pm_2", brand: "us_bank_account", last4: null, expiresAt: null };
  expect(of({ card })).toMatchObject({ cardBrand: "us_bank_account", cardExpiresAt: null });
});

it.each<[string, Partial<PlanFacts>, boolean]>([
  ["running without an end date", { endsAt: null }, true],
  ["past due without an end date", { status: "PAST_DUE", endsAt: null }, true],
  ["running to an end date", {}, false],
  ["over", { status: "OVER", endsAt: null }, false],
])("whether a subscription lacks its end: %s: %s", (_name, change, lacks) => {
  expect(lacksTerm(planFacts(change))).toBe(lacks);
});
