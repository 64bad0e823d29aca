import { describe, expect, it } from "@jest/globals";
import type Stripe from "stripe";
import {
  idOf,
  liveScheduleOf,
  toCardMetadata,
  toCheckout,
  toDemoMetadata,
  toMetadata,
} from "./stripe-mapping.js";
import { subscriptionFacts } from "./stripe-plan-facts.js";

/** Stripe's objects have many more fields; these are the ones that are read. */
const asStripe = <Thing>(fields: object): Thing => fields as Thing;
const at = (day: number) => Date.UTC(2026, 0, day) / 1000;
const day = (n: number) => new Date(Date.UTC(2026, 0, n));

const purchase = { userId: "u1", productId: "BRAND_MY_CV_QUATERLY", months: 3 };
const metadata = toMetadata(purchase);

const checkout = (change: object = {}) =>
  toCheckout(
    asStripe({
      id: "cs_1",
      status: "complete",
      payment_status: "paid",
      url: "https://pay.example/cs_1",
      created: at(1),
      expires_at: at(2),
      amount_total: 7900,
      currency: "usd",
      customer: "cus_1",
      subscription: { id: "sub_1" },
      metadata,
      ...change,
    }),
  );

describe("a checkout session", () => {
  it("is read in our words", () => {
    expect(checkout()).toEqual({
      id: "cs_1",
      status: "COMPLETE",
      paid: true,
      url: "https://pay.example/cs_1",
      createdAt: day(1),
      expiresAt: day(2),
      amount: 7900,
      price: 7900,
      currency: "USD",
      customerId: "cus_1",
      subscriptionId: "sub_1",
      purchase,
      demoUserId: null,
      cardFor: null,
    });
  });

  it.each([
    ["tax that was added", { amount_total: 8552, amount_discount: 0 }, 7900],
    ["tax that is part of it", { amount_total: 7900, amount_discount: 0 }, 7900],
    ["a discount", { amount_total: 6900, amount_discount: 1000 }, 6900],
  ])("knows its price with %s", (_what, { amount_total, amount_discount }, price) => {
    const total_details = { amount_discount, amount_tax: 652 };
    const session = { amount_total, amount_subtotal: 7900, total_details };
    expect(checkout(session)).toMatchObject({ amount: amount_total, price });
  });

  it("has no amount, currency, customer and subscription before there is any", () => {
    const none = { amount_total: null, currency: null, customer: null, subscription: null };
    expect(checkout({ ...none, status: "open" })).toMatchObject({
      amount: 0,
      currency: "",
      customerId: null,
      subscriptionId: null,
    });
  });

  it.each([
    ["complete", "paid", "COMPLETE", true],
    ["complete", "unpaid", "COMPLETE", false],
    ["complete", "no_payment_required", "COMPLETE", false],
    ["expired", "paid", "EXPIRED", false],
    ["open", "paid", "OPEN", false],
    [null, "paid", "OPEN", false],
  ])("that is %s and %s is %s, paid: %s", (status, payment_status, ours, paid) => {
    expect(checkout({ status, payment_status })).toMatchObject({ status: ours, paid });
  });
});

describe("what a checkout session is for", () => {
  it.each([
    ["nothing", null],
    ["another product's purchase", { ...metadata, app: "other" }],
    ["a purchase by nobody", { ...metadata, userId: "" }],
    ["a purchase of nothing", { ...metadata, productId: "" }],
    ["a purchase for no time", { ...metadata, months: "" }],
    ["a demonstration", toDemoMetadata("u1")],
  ])("is no purchase when it is marked with %s", (_what, marked) => {
    expect(checkout({ metadata: marked }).purchase).toBeNull();
  });

  it("is a demonstration for one person when it is marked as such", () => {
    const demo = toDemoMetadata("u1");
    expect(checkout({ metadata: demo }).demoUserId).toBe("u1");
    for (const other of [
      { ...demo, app: "other" },
      { ...demo, demo: "false" },
      { ...demo, userId: undefined },
      null,
    ])
      expect(checkout({ metadata: other }).demoUserId).toBeNull();
  });

  it("is another card for a subscription when it sells nothing and is marked as such", () => {
    const card = { mode: "setup", metadata: toCardMetadata("u1", "sub_1") };
    expect(checkout(card)).toMatchObject({ cardFor: "sub_1", purchase: null, demoUserId: null });
    for (const other of [
      { ...card, mode: "subscription" },
      { ...card, metadata: { ...card.metadata, app: "other" } },
      { ...card, metadata: { ...card.metadata, cardFor: undefined } },
      { ...card, metadata: null },
    ])
      expect(checkout(other).cardFor).toBeNull();
  });
});

const schedule = (change: object = {}) => ({
  id: "sched_1",
  status: "active",
  end_behavior: "cancel",
  phases: [{ end_date: at(10) }, { end_date: at(20) }],
  ...change,
});
const subscription = (change: object = {}) =>
  subscriptionFacts(
    asStripe({
      id: "sub_1",
      status: "active",
      start_date: at(1),
      ended_at: null,
      cancel_at: null,
      canceled_at: null,
      cancellation_details: null,
      metadata: {},
      schedule: schedule(),
      items: { data: [{ current_period_end: at(5) }] },
      ...change,
    }),
  );

describe("a subscription", () => {
  it("is read in our words", () => {
    expect(subscription()).toMatchObject({
      id: "sub_1",
      status: "ACTIVE",
      startedAt: day(1),
      currentPeriodEnd: day(5),
      endedAt: null,
      scheduleId: "sched_1",
      endsAt: day(20),
    });
    expect(subscription({ ended_at: at(3), items: { data: [] } })).toMatchObject({
      endedAt: day(3),
      currentPeriodEnd: null,
    });
  });

  it.each([
    ["active", "ACTIVE"],
    ["trialing", "ACTIVE"],
    ["past_due", "PAST_DUE"],
    ["unpaid", "UNPAID"],
    ["incomplete", "INCOMPLETE"],
    ["paused", "PAST_DUE"],
    ["incomplete_expired", "OVER"],
    ["canceled", "OVER"],
  ])("that is %s is %s", (status, ours) => {
    expect(subscription({ status }).status).toBe(ours);
  });

  it.each([
    ["when its schedule cancels it", { cancel_at: at(7) }, day(20)],
    ["when it is canceled, if no schedule does so", { schedule: null, cancel_at: at(7) }, day(7)],
    ["never, if its schedule renews it", { schedule: schedule({ end_behavior: "release" }) }, null],
    ["never, if its schedule is over", { schedule: schedule({ status: "released" }) }, null],
    ["never, if its schedule has no phase", { schedule: schedule({ phases: [] }) }, null],
    ["never, if nothing ends it", { schedule: null }, null],
  ])("ends %s", (_when, change, endsAt) => {
    expect(subscription(change).endsAt).toEqual(endsAt);
  });

  it.each([
    ["active", true],
    ["not_started", true],
    ["completed", false],
    ["released", false],
    ["canceled", false],
  ])("with a schedule that is %s has a live one: %s", (status, isLive) => {
    const own = asStripe<Stripe.SubscriptionSchedule>(schedule({ status }));
    expect(liveScheduleOf(asStripe({ schedule: own }))).toBe(isLive ? own : null);
  });

  it("has no live schedule if there is none, or only its id", () => {
    expect(liveScheduleOf(asStripe({ schedule: null }))).toBeNull();
    expect(liveScheduleOf(asStripe({ schedule: "sched_1" }))).toBeNull();
  });
});

it("a reference is an id, or the object itself", () => {
  expect([idOf("a"), idOf({ id: "b" }), idOf(null), idOf(undefined)]).toEqual([
    "a",
    "b",
    null,
    null,
  ]);
});
