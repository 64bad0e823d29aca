import { afterEach, beforeEach, expect, test } from "@jest/globals";
import type Stripe from "stripe";
import { addMonths, nextBillingDate } from "./core/time.js";
import { idOf } from "./objects/catalog.js";
import { buy, control, type Harness, openSession, startHarness, until } from "./test-harness.js";

const DAY = 86_400;
const HOUR = 3600;

let harness: Harness;
beforeEach(async () => {
  harness = await startHarness();
});
afterEach(() => harness.close());

/** The product's two steps: create a schedule from the subscription, then set its duration. */
async function attachTerm(
  subscription: Stripe.Subscription,
  months: number,
  card: Stripe.Subscription["default_payment_method"] = subscription.default_payment_method,
) {
  const { subscriptionSchedules } = harness.stripe;
  const made = await subscriptionSchedules.create({ from_subscription: subscription.id });
  const item = subscription.items.data[0];
  return subscriptionSchedules.update(made.id, {
    end_behavior: "cancel",
    proration_behavior: "none",
    metadata: { months },
    phases: [
      {
        start_date: made.phases[0]?.start_date ?? 0,
        items: [{ price: item?.price.id ?? "", quantity: 1 }],
        duration: { interval: "month", interval_count: months },
        proration_behavior: "none",
        ...(card !== null && { default_payment_method: idOf(card) }),
      },
    ],
  });
}

const invoicesOf = async (subscription: string) =>
  (await harness.stripe.invoices.list({ subscription, limit: 100 })).data;

const typesSince = (from: number): string[] =>
  harness.receiver.events.slice(from).map(({ type }) => type);

/** Waits until no webhook is on its way. */
const settled = async (): Promise<void> => {
  const isOver = async () => {
    const answer = await fetch(`${harness.standIn.url}/_control/deliveries`);
    return !(await answer.text()).includes('"status":"pending"');
  };
  while (!(await isOver())) await new Promise((resolve) => setTimeout(resolve, 10));
};

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

test("from_subscription takes no other parameters; the first step alone would renew forever", async () => {
  const subscription = await buy(harness);
  const { subscriptionSchedules } = harness.stripe;
  const refused = await failure(
    subscriptionSchedules.create({ from_subscription: subscription.id, end_behavior: "cancel" }),
  );
  expect(refused).toMatchObject({ statusCode: 400, param: "end_behavior" });
  const made = await subscriptionSchedules.create({ from_subscription: subscription.id });
  expect(made).toMatchObject({ status: "active", end_behavior: "release" });
  expect((await harness.stripe.subscriptions.retrieve(subscription.id)).schedule).toBe(made.id);
  const second = subscriptionSchedules.create({ from_subscription: subscription.id });
  expect(await failure(second)).toMatchObject({ param: "from_subscription" });
});

test("three months: three payments, then it ends without renewal", async () => {
  const subscription = await buy(harness);
  const schedule = await attachTerm(subscription, 3);
  const end = addMonths(subscription.start_date, 3);
  expect(schedule).toMatchObject({ end_behavior: "cancel", phases: [{ end_date: end }] });
  await settled();
  const seen = harness.receiver.events.length;

  await control(harness, "clock", { to: end - DAY });
  expect(await invoicesOf(subscription.id)).toHaveLength(3);
  expect((await harness.stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");

  await control(harness, "clock", { advance: 200 * DAY });
  const invoices = await invoicesOf(subscription.id);
  expect(invoices).toHaveLength(3);
  expect(invoices.map(({ status, amount_paid }) => [status, amount_paid])).toEqual(
    Array(3).fill(["paid", 4900]),
  );
  expect(await harness.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    status: "canceled",
    ended_at: end,
  });
  expect(await harness.stripe.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({
    status: "completed",
    completed_at: end,
  });
  await settled();
  const types = typesSince(seen);
  expect(types.filter((type) => type === "invoice.paid")).toHaveLength(2);
  expect(types.slice(-2)).toEqual([
    "subscription_schedule.completed",
    "customer.subscription.deleted",
  ]);
});

test("a refused change of a subscription changes nothing", async () => {
  const subscription = await buy(harness);
  await attachTerm(subscription, 3);
  const change = { metadata: { a: "1" }, cancel_at_period_end: true };
  const update = harness.stripe.subscriptions.update(subscription.id, change);
  expect(await failure(update)).toMatchObject({ statusCode: 400 });
  const { metadata } = await harness.stripe.subscriptions.retrieve(subscription.id);
  expect(metadata).toEqual(subscription.metadata);
});

test("metadata of a subscription are merged; an empty value removes its key", async () => {
  const { id } = await buy(harness);
  const { subscriptions } = harness.stripe;
  await subscriptions.update(id, { metadata: { a: "1", b: "2" } });
  await subscriptions.update(id, { metadata: { b: "", c: "3" } });
  const { metadata } = await subscriptions.retrieve(id);
  expect(metadata).toEqual({ userId: "user-1", a: "1", c: "3" });
});

test("without the second step it keeps renewing", async () => {
  const subscription = await buy(harness);
  const made = await harness.stripe.subscriptionSchedules.create({
    from_subscription: subscription.id,
  });
  await control(harness, "clock", { advance: 150 * DAY });
  expect(await harness.stripe.subscriptionSchedules.retrieve(made.id)).toMatchObject({
    status: "released",
    released_subscription: subscription.id,
  });
  expect((await harness.stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");
  expect((await invoicesOf(subscription.id)).length).toBeGreaterThanOrEqual(5);
});

test("a scheduled subscription can be canceled only through its schedule", async () => {
  const subscription = await buy(harness);
  const schedule = await attachTerm(subscription, 3);
  const { subscriptions, subscriptionSchedules } = harness.stripe;
  for (const attempt of [
    subscriptions.cancel(subscription.id),
    subscriptions.update(subscription.id, { cancel_at_period_end: true }),
  ]) {
    expect(String(await failure(attempt))).toContain("managed by the subscription schedule");
  }
  await subscriptionSchedules.cancel(schedule.id, { invoice_now: false, prorate: false });
  expect((await subscriptions.retrieve(subscription.id)).status).toBe("canceled");
  expect(await failure(subscriptionSchedules.cancel(schedule.id))).toMatchObject({
    statusCode: 400,
  });
});

test("canceling at the end of the period shortens the phase", async () => {
  const subscription = await buy(harness);
  const schedule = await attachTerm(subscription, 6);
  const periodEnd = subscription.items.data[0]?.current_period_end ?? 0;
  await harness.stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: "cancel",
    phases: [
      {
        start_date: schedule.phases[0]?.start_date ?? 0,
        end_date: periodEnd,
        items: [{ price: subscription.items.data[0]?.price.id ?? "" }],
      },
    ],
  });
  await control(harness, "clock", { advance: 90 * DAY });
  expect(await invoicesOf(subscription.id)).toHaveLength(1);
  expect((await harness.stripe.subscriptions.retrieve(subscription.id)).ended_at).toBe(periodEnd);
});

test("a schedule needs an anchor and cannot change its start", async () => {
  const subscription = await buy(harness);
  const { id, phases } = await attachTerm(subscription, 3);
  const items = [{ price: subscription.items.data[0]?.price.id ?? "" }];
  const duration = { interval: "month" as const, interval_count: 3 };
  const update = (phase: Stripe.SubscriptionScheduleUpdateParams.Phase) =>
    failure(harness.stripe.subscriptionSchedules.update(id, { phases: [phase] }));
  const start_date = phases[0]?.start_date ?? 0;
  expect(String(await update({ items, duration }))).toContain("anchor end dates");
  expect(String(await update({ items, duration, start_date: start_date + 1 }))).toContain(
    "can not modify the start date",
  );
  expect(await update({ items, start_date })).toMatchObject({ code: "parameter_missing" });
});

test("a released subscription can be canceled directly, now or at the end of its period", async () => {
  const subscription = await buy(harness);
  const { subscriptions, subscriptionSchedules } = harness.stripe;
  const { id } = await attachTerm(subscription, 3);
  await subscriptionSchedules.release(id);
  const changed = await subscriptions.update(subscription.id, { cancel_at_period_end: true });
  expect(changed.cancel_at).toBe(subscription.items.data[0]?.current_period_end);
  await control(harness, "clock", { advance: 40 * DAY });
  expect((await subscriptions.retrieve(subscription.id)).status).toBe("canceled");
  expect(await invoicesOf(subscription.id)).toHaveLength(1);
});

test("a declined renewal is past due, is retried and gets paid", async () => {
  const subscription = await buy(harness);
  await attachTerm(subscription, 3);
  await control(harness, "renewal", { outcome: "decline", subscription: subscription.id });
  const periodEnd = subscription.items.data[0]?.current_period_end ?? 0;
  await control(harness, "clock", { to: periodEnd });
  expect((await invoicesOf(subscription.id))[0]).toMatchObject({
    status: "draft",
    number: null,
    automatically_finalizes_at: periodEnd + HOUR,
  });
  await control(harness, "clock", { advance: HOUR });
  expect(await harness.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    status: "past_due",
  });
  expect((await invoicesOf(subscription.id))[0]).toMatchObject({
    status: "open",
    attempt_count: 1,
    next_payment_attempt: periodEnd + HOUR + 3 * DAY,
  });
  await control(harness, "clock", { advance: 3 * DAY });
  expect((await harness.stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");
  expect((await invoicesOf(subscription.id))[0]).toMatchObject({ status: "paid" });
  await settled();
  expect(harness.receiver.events.map(({ type }) => type)).toContain("invoice.payment_failed");
});

test("a phase without a payment method clears the subscription's, and renewals then fail", async () => {
  const subscription = await buy(harness);
  const { customers, paymentMethods, subscriptions } = harness.stripe;
  const customer = idOf(subscription.customer);
  const { invoice_settings } = Object(await customers.retrieve(customer)) as Stripe.Customer;
  expect(invoice_settings.default_payment_method).toBeNull();
  await attachTerm(subscription, 3, null);
  expect(await subscriptions.retrieve(subscription.id)).toMatchObject({
    default_payment_method: null,
  });
  await control(harness, "clock", { advance: 32 * DAY });
  expect((await subscriptions.retrieve(subscription.id)).status).toBe("past_due");
  const { id } = await paymentMethods.attach("pm_card_visa", { customer });
  await subscriptions.update(subscription.id, { default_payment_method: id });
  await control(harness, "clock", { advance: 5 * DAY });
  expect((await subscriptions.retrieve(subscription.id)).status).toBe("active");
});

test("if it is never paid, the subscription ends and its schedule is aborted", async () => {
  const subscription = await buy(harness);
  const { id } = await attachTerm(subscription, 6);
  await control(harness, "renewal", { outcome: "decline", times: 10 });
  await control(harness, "clock", { advance: 60 * DAY });
  expect(await harness.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    status: "canceled",
    cancellation_details: { reason: "payment_failed" },
  });
  expect((await harness.stripe.subscriptionSchedules.retrieve(id)).status).toBe("canceled");
  await until(() =>
    harness.receiver.events.some(({ type }) => type === "subscription_schedule.aborted"),
  );
});

test("an open session expires at its expiry time", async () => {
  const prices = await harness.stripe.prices.list({ lookup_keys: ["starter_plan"] });
  const session = await openSession(harness, {
    line_items: [{ price: prices.data[0]?.id ?? "", quantity: 1 }],
    cancel_url: "http://localhost:4000/pricing",
  });
  await control(harness, "clock", { advance: DAY + 1 });
  const after = await harness.stripe.checkout.sessions.retrieve(session.id);
  expect(after).toMatchObject({ status: "expired", url: null });
  const page = await fetch(session.url ?? "");
  expect(page.status).toBe(410);
  expect(await page.text()).toContain("http://localhost:4000/pricing");
  await until(() =>
    harness.receiver.events.some(({ type }) => type === "checkout.session.expired"),
  );
  expect(await failure(harness.stripe.checkout.sessions.expire(session.id))).toMatchObject({
    statusCode: 400,
  });
});

test("months are counted from the anchor", () => {
  const at = (text: string): number => Date.parse(`${text}T10:00:00Z`) / 1000;
  expect(addMonths(at("2027-01-31"), 1)).toBe(at("2027-02-28"));
  expect(nextBillingDate(at("2027-01-31"), at("2027-02-28"))).toBe(at("2027-03-31"));
  expect(addMonths(at("2027-11-30"), 3)).toBe(at("2028-02-29"));
});
