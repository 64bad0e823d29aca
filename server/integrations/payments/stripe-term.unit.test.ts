import { expect, it, jest } from "@jest/globals";
import type Stripe from "stripe";
import { changeTerm } from "./stripe-plan.js";
import { fixTerm } from "./stripe-term.js";

const START = Date.UTC(2026, 10, 30) / 1000;
const END = Date.UTC(2026, 11, 30) / 1000;

/** A plan with a free month, whose schedule was released: nothing ends it. */
const released = {
  ...{ id: "sub_1", start_date: START, ended_at: null, cancel_at: null, schedule: null },
  metadata: { productId: "BRAND_MY_CV_QUATERLY", months: "3", freeMonths: "1" },
  items: { data: [{ current_period_end: END }] },
  default_payment_method: null,
  automatic_tax: { enabled: false },
};
const phase = { ...{ start_date: START, end_date: END, trial_end: null }, items: [{ price: "p" }] };
const schedule = {
  ...{ id: "sub_sched_1", end_behavior: "release", phases: [phase] },
  current_phase: { start_date: START },
};

function fakeStripe() {
  const update = jest.fn((...change: unknown[]) => Promise.resolve({ ...schedule, change }));
  const stripe = {
    subscriptions: { retrieve: () => Promise.resolve(released) },
    subscriptionSchedules: { create: () => Promise.resolve(schedule), update },
  } as unknown as Stripe;
  return { stripe, update };
}

it("gives a plan whose schedule was released its free months again, counted from its start", async () => {
  const { stripe, update } = fakeStripe();
  await fixTerm(stripe, "sub_1", 3);
  const months = (interval_count: number) => ({ interval: "month", interval_count });
  expect(update.mock.calls).toMatchObject([
    [
      schedule.id,
      {
        end_behavior: "cancel",
        // Three months end on February 28.
        phases: [{ duration: months(3) }, { trial: true, end_date: Date.UTC(2027, 2, 30) / 1000 }],
      },
    ],
  ]);
});

it("does not call the term of a plan changed that has none", async () => {
  const { stripe, update } = fakeStripe();
  const change = { productId: "BRAND_MY_CV_HALF_YEARLY", priceId: "p6", months: 6, from: "X" };
  const by = { at: new Date(), actorId: "buyer", firstMonthDue: 0 };
  await expect(changeTerm(stripe, "sub_1", { ...change, ...by })).rejects.toThrow("no term");
  expect(update).not.toHaveBeenCalled();
});
