import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import Stripe from "stripe";
import { idOf } from "./objects/catalog.js";
import {
  buy,
  control,
  GOOD_CARD,
  type Harness,
  LOOKUP_KEY,
  openSession,
  startHarness,
  submitForm,
  until,
} from "./test-harness.js";

const HOUR = 3_600;
const DAY = 24 * HOUR;
const CARD = { expiry: "12 / 34", cvc: "123" };

let harness: Harness;
beforeEach(async () => {
  harness = await startHarness();
});
afterEach(() => harness.close());

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

const received = (type: string): Promise<void> =>
  until(() => harness.receiver.events.some((event) => event.type === type));

const read = (id: string) => harness.stripe.subscriptions.retrieve(id);

const lastInvoice = async ({ id }: Stripe.Subscription) => {
  const [invoice] = (await harness.stripe.invoices.list({ subscription: id })).data;
  if (!invoice) throw new Error("no invoice");
  return invoice;
};

/** Until after the charge of the next renewal, an hour after its invoice. Months differ by more days than a retry takes. */
async function renew({ id }: Stripe.Subscription): Promise<void> {
  const [item] = (await read(id)).items.data;
  if (!item) throw new Error("no item");
  await control(harness, "clock", { to: item.current_period_end + 2 * HOUR });
}

/** A subscription made by the API, whose first payment is made with one of Stripe's test cards. */
async function subscribeWith(card: string): Promise<Stripe.Subscription> {
  const { customers, paymentMethods, prices, subscriptions } = harness.stripe;
  const customer = (await customers.create({ email: "api@example.com" })).id;
  const method = await paymentMethods.attach(card, { customer });
  const [price] = (await prices.list({ lookup_keys: [LOOKUP_KEY] })).data;
  return subscriptions.create({
    customer,
    items: [{ price: price?.id ?? "" }],
    default_payment_method: method.id,
  });
}

describe("a subscription without Checkout", () => {
  test("is active once its first payment is made", async () => {
    expect((await subscribeWith("pm_card_visa")).status).toBe("active");
  });

  test("is incomplete while the bank asks for a confirmation, and active after it", async () => {
    const subscription = await subscribeWith("pm_card_authenticationRequired");
    expect(subscription.status).toBe("incomplete");
    const { hosted_invoice_url: page } = await lastInvoice(subscription);
    expect(await (await fetch(page ?? "")).text()).toContain("Confirm payment");
    const done = await submitForm(`${page}/authenticate`, { outcome: "complete" });
    expect(done.status).toBe(303);
    expect((await read(subscription.id)).status).toBe("active");
  });

  test("expires if the first payment never comes", async () => {
    const subscription = await subscribeWith("pm_card_chargeCustomerFail");
    expect(subscription.status).toBe("incomplete");
    await control(harness, "clock", { advance: DAY });
    expect((await read(subscription.id)).status).toBe("incomplete_expired");
    expect((await lastInvoice(subscription)).status).toBe("void");
  });
});

test("a renewal that the customer has to confirm is past due until then", async () => {
  const subscription = await buy(harness);
  await control(harness, "renewal", { outcome: "action", subscription: subscription.id });
  await renew(subscription);
  expect((await read(subscription.id)).status).toBe("past_due");
  await received("invoice.payment_action_required");
  const { hosted_invoice_url: page } = await lastInvoice(subscription);
  const refused = await submitForm(`${page}/authenticate`, { outcome: "fail" });
  expect(refused.status).toBe(402);
  await submitForm(`${page}/authenticate`, { outcome: "complete" });
  expect((await read(subscription.id)).status).toBe("active");
  expect(await lastInvoice(subscription)).toMatchObject({ status: "paid", amount_paid: 4900 });
});

test.each([
  ["unpaid", "unpaid", "draft"],
  ["past_due", "past_due", "open"],
  ["cancel", "canceled", "open"],
])("after the last retry, the account's setting %s decides", async (setting, status, last) => {
  await control(harness, "settings", { retryDays: [1, 2], afterRetries: setting });
  const subscription = await buy(harness);
  await control(harness, "renewal", { outcome: "decline", times: 3 });
  await control(harness, "clock", { advance: 40 * DAY });
  const failed = await lastInvoice(subscription);
  expect(failed).toMatchObject({ status: "open", attempt_count: 3, next_payment_attempt: null });
  expect((await read(subscription.id)).status).toBe(status);
  await control(harness, "renewal", { outcome: "decline", times: 9 });
  await control(harness, "clock", { advance: 23 * DAY });
  expect((await lastInvoice(subscription)).status).toBe(last);
});

test("an open invoice is paid on its page, with another card", async () => {
  const subscription = await buy(harness);
  await control(harness, "renewal", { outcome: "decline" });
  await renew(subscription);
  const { hosted_invoice_url: page, id } = await lastInvoice(subscription);
  const refused = await submitForm(page ?? "", { number: "4000000000000002", ...CARD });
  expect(await refused.text()).toContain("Your card was declined.");
  expect((await submitForm(page ?? "", { number: GOOD_CARD, ...CARD })).status).toBe(303);
  expect((await harness.stripe.invoices.retrieve(id)).status).toBe("paid");
  expect((await read(subscription.id)).status).toBe("active");
});

test("what a customer tries on an invoice's page does not count as a retry of Stripe's", async () => {
  await control(harness, "settings", { retryDays: [3], afterRetries: "cancel" });
  const subscription = await buy(harness);
  await control(harness, "renewal", { outcome: "decline", subscription: subscription.id });
  await renew(subscription);
  const { hosted_invoice_url: page, next_payment_attempt } = await lastInvoice(subscription);
  expect(next_payment_attempt).toEqual(expect.any(Number));
  const step = await submitForm(page ?? "", { number: "4000002500003155", ...CARD });
  expect(step.headers.get("location")).toContain("/authenticate");
  expect(await lastInvoice(subscription)).toMatchObject({ attempt_count: 1, next_payment_attempt });
  expect((await read(subscription.id)).status).toBe("past_due");
  await submitForm(`${page}/authenticate`, { outcome: "complete" });
  expect(await lastInvoice(subscription)).toMatchObject({ status: "paid", attempt_count: 1 });
  expect((await read(subscription.id)).status).toBe("active");
});

test("an expired card fails at the renewal, and its charge says why", async () => {
  // From a noon on, what is due in a month is charged in it.
  const start = Math.ceil(Date.now() / 1000 / DAY) * DAY + 12 * HOUR;
  await control(harness, "clock", { to: start });
  const session = await openSession(harness);
  await submitForm(session.url ?? "", { number: GOOD_CARD, expiry: monthAfter(start), cvc: "123" });
  const { subscription: id } = await harness.stripe.checkout.sessions.retrieve(session.id);
  const subscription = await read(idOf(id ?? ""));
  await renew(subscription);
  expect((await read(subscription.id)).status).toBe("active");
  await renew(subscription);
  expect((await read(subscription.id)).status).toBe("past_due");
  const customer = idOf(subscription.customer);
  const [charge] = (await harness.stripe.charges.list({ customer })).data;
  expect(charge).toMatchObject({ paid: false, failure_code: "expired_card" });
});

/** `MM / YYYY` of the next month. `start` in Unix seconds. */
function monthAfter(start: number): string {
  const now = new Date(start * 1000);
  const then = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  return `${then.getUTCMonth() + 1} / ${then.getUTCFullYear()}`;
}

describe("a payment from a bank account", () => {
  const ACCOUNTS = { good: "000123456789", bad: "000111111116" };

  async function payFrom(account: string): Promise<Stripe.Checkout.Session> {
    const session = await openSession(harness, {
      allowed_payment_method_types: ["card", "us_bank_account"],
    });
    const bank = { method: "us_bank_account", routing: "110000000", account };
    expect((await submitForm(session.url ?? "", bank)).status).toBe(303);
    return harness.stripe.checkout.sessions.retrieve(session.id);
  }

  test("completes the checkout, which is paid days later", async () => {
    const session = await payFrom(ACCOUNTS.good);
    expect(session).toMatchObject({ status: "complete", payment_status: "unpaid" });
    const id = idOf(session.subscription ?? "");
    expect((await read(id)).status).toBe("active");
    const again = await fetch(`${harness.standIn.url}/c/pay/${session.id}`);
    expect(await again.text()).toContain("Payment on its way");
    expect((await lastInvoice(await read(id))).status).toBe("open");
    await control(harness, "clock", { advance: 4 * DAY });
    const after = await harness.stripe.checkout.sessions.retrieve(session.id);
    expect(after.payment_status).toBe("paid");
    await received("checkout.session.async_payment_succeeded");
  });

  test("may be returned by the bank", async () => {
    const session = await payFrom(ACCOUNTS.bad);
    await control(harness, "clock", { advance: 4 * DAY });
    await received("checkout.session.async_payment_failed");
    const subscription = await read(idOf(session.subscription ?? ""));
    expect(subscription.status).toBe("past_due");
    expect((await lastInvoice(subscription)).status).toBe("open");
  });

  test("can be ended by a test, and is refused where only cards are taken", async () => {
    const session = await payFrom(ACCOUNTS.good);
    await control(harness, "settle", { session: session.id, outcome: "fail" });
    await received("checkout.session.async_payment_failed");
    const cards = await openSession(harness);
    const bank = { method: "us_bank_account", routing: "110000000", account: ACCOUNTS.good };
    expect((await submitForm(cards.url ?? "", bank)).status).toBe(402);
  });

  test("names the fields that are wrong", async () => {
    const session = await openSession(harness, {
      allowed_payment_method_types: ["us_bank_account"],
    });
    const wrong = { method: "us_bank_account", routing: "1", account: "2" };
    const text = await (await submitForm(session.url ?? "", wrong)).text();
    expect(text).toContain("routing number.");
    expect(text).toContain("test account numbers.");
  });
});

test("a deleted customer is gone: its subscriptions end, and nothing can name it", async () => {
  const { customers, billingPortal } = harness.stripe;
  const subscription = await buy(harness);
  const customer = idOf(subscription.customer);
  expect(await customers.del(customer)).toEqual(
    expect.objectContaining({ id: customer, deleted: true }),
  );
  expect(await customers.retrieve(customer)).toMatchObject({ deleted: true });
  expect((await read(subscription.id)).status).toBe("canceled");
  const expanded = { expand: ["customer"] };
  expect(await harness.stripe.subscriptions.retrieve(subscription.id, expanded)).toMatchObject({
    customer: { id: customer, deleted: true },
  });
  for (const use of [
    billingPortal.sessions.create({ customer }),
    openSession(harness, { customer }),
  ]) {
    expect(await failure(use)).toMatchObject({ code: "resource_missing" });
  }
  await control(harness, "clock", { advance: 60 * DAY });
  await received("customer.deleted");
});

test("the portal cancels at the end of the period, until it is taken back", async () => {
  const { billingPortal, subscriptionSchedules } = harness.stripe;
  const subscription = await buy(harness);
  const customer = idOf(subscription.customer);
  const schedule = await subscriptionSchedules.create({ from_subscription: subscription.id });
  const { url } = await billingPortal.sessions.create({ customer });
  await submitForm(`${url}/cancel`, { subscription: subscription.id });
  expect(await read(subscription.id)).toMatchObject({ cancel_at_period_end: true, schedule: null });
  expect((await subscriptionSchedules.retrieve(schedule.id)).status).toBe("released");
  expect(await (await fetch(url)).text()).toContain('name="keep" value="1"');
  await submitForm(`${url}/cancel`, { subscription: subscription.id, keep: "1" });
  expect(await read(subscription.id)).toMatchObject({ cancel_at: null });
  const other = await buy(harness);
  const foreign = await submitForm(`${url}/cancel`, { subscription: other.id });
  expect(foreign.status).toBe(404);
});

test("a page in setup mode saves a card without a charge, and uses it for nothing", async () => {
  const { checkout, paymentMethods, subscriptions, invoices } = harness.stripe;
  const subscription = await buy(harness);
  const customer = idOf(subscription.customer);
  const page = { mode: "setup", customer, success_url: "http://localhost:4000/" } as const;
  const session = await checkout.sessions.create(page);
  expect(session).toMatchObject({
    ...{ payment_status: "no_payment_required", amount_total: null, setup_intent: null },
  });
  const failing = await submitForm(session.url ?? "", { number: "4000 0000 0000 0002", ...CARD });
  expect(failing.status).toBe(402);
  await submitForm(session.url ?? "", { number: "5555 5555 5555 4444", ...CARD });
  await received("checkout.session.completed");
  const { setup_intent, ...done } = await checkout.sessions.retrieve(session.id, {
    expand: ["setup_intent"],
  });
  expect(done).toMatchObject({ status: "complete", subscription: null, invoice: null });
  const { payment_method } = Object(setup_intent) as Stripe.SetupIntent;
  const method = await paymentMethods.retrieve(idOf(payment_method ?? ""));
  expect(method).toMatchObject({ customer, card: { last4: "4444" } });
  expect((await invoices.list({ customer })).data).toHaveLength(1);
  expect(await read(subscription.id)).toMatchObject({
    default_payment_method: subscription.default_payment_method,
  });
  await subscriptions.update(subscription.id, { default_payment_method: method.id });
  expect(await read(subscription.id)).toMatchObject({ default_payment_method: method.id });
  const other = await buy(harness);
  const foreign = subscriptions.update(other.id, { default_payment_method: method.id });
  expect(await failure(foreign)).toMatchObject({ code: "resource_missing" });
});

test("a setup page sells nothing, and a pay page something", async () => {
  const { checkout, prices } = harness.stripe;
  const customer = idOf((await buy(harness)).customer);
  const [price] = (await prices.list({ lookup_keys: [LOOKUP_KEY] })).data;
  const page = { customer, success_url: "http://localhost:4000/" };
  const line_items = [{ price: price?.id ?? "", quantity: 1 }];
  for (const params of [
    { ...page, mode: "setup" as const, line_items },
    { ...page, mode: "subscription" as const },
  ])
    expect(await failure(checkout.sessions.create(params))).toMatchObject({ param: "line_items" });
  const created = Math.floor(Date.now() / 1000);
  for (const seconds of [60, 2 * DAY])
    expect(
      await failure(
        checkout.sessions.create({ ...page, mode: "setup", expires_at: created + seconds }),
      ),
    ).toMatchObject({ param: "expires_at" });
});

test("a trial phase costs nothing, and payments go on after it", async () => {
  const { subscriptionSchedules, invoices } = harness.stripe;
  const subscription = await buy(harness);
  const { id, phases } = await subscriptionSchedules.create({ from_subscription: subscription.id });
  const month = { interval: "month" as const, interval_count: 1 };
  const phase = {
    items: [{ price: subscription.items.data[0]?.price.id ?? "" }],
    default_payment_method: idOf(subscription.default_payment_method ?? ""),
    duration: month,
  };
  const start_date = phases[0]?.start_date ?? 0;
  const updated = await subscriptionSchedules.update(id, {
    end_behavior: "cancel",
    phases: [{ ...phase, start_date }, { ...phase, trial: true }, phase],
  });
  const ends = updated.phases.map(({ end_date }) => end_date);
  await control(harness, "clock", { to: (ends[0] ?? 0) + DAY });
  expect(await read(subscription.id)).toMatchObject({ status: "trialing", trial_end: ends[1] });
  await control(harness, "clock", { to: (ends[1] ?? 0) + DAY });
  expect((await read(subscription.id)).status).toBe("active");
  await control(harness, "clock", { to: (ends[2] ?? 0) + DAY });
  expect((await read(subscription.id)).status).toBe("canceled");
  const { data } = await invoices.list({ subscription: subscription.id });
  expect(data.map(({ status, amount_paid }) => [status, amount_paid])).toEqual([
    ["paid", 4900],
    ["paid", 0],
    ["paid", 4900],
  ]);
});

test("Stripe's own test clocks move the time", async () => {
  const { testHelpers, customers } = harness.stripe;
  const now = Math.floor(Date.now() / 1000);
  const clock = await testHelpers.testClocks.create({ frozen_time: now });
  const { test_clock: own } = await customers.create({ test_clock: clock.id });
  expect(own).toBe(clock.id);
  const subscription = await buy(harness);
  await testHelpers.testClocks.advance(clock.id, { frozen_time: now + 40 * DAY });
  expect(await testHelpers.testClocks.retrieve(clock.id)).toMatchObject({
    status: "ready",
    frozen_time: now + 40 * DAY,
  });
  expect((await harness.stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(
    2,
  );
  const back = testHelpers.testClocks.advance(clock.id, { frozen_time: now });
  expect(await failure(back)).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
});

describe("a past sale, for demo data", () => {
  const sale = { lookupKey: LOOKUP_KEY, email: "then@example.com", name: "Then" };
  const now = () => Math.floor(Date.now() / 1000);

  test("started then, and its later payments followed", async () => {
    const startedAt = now() - 40 * DAY;
    const { result } = await control(harness, "past-sale", { ...sale, startedAt });
    const { subscription: id } = result as { subscription: string };
    expect(await read(id)).toMatchObject({ status: "active", start_date: startedAt });
    await control(harness, "clock", { advance: 1 });
    const { data } = await harness.stripe.invoices.list({ subscription: id, status: "paid" });
    expect(data).toHaveLength(2);
  });

  test.each([
    ["tomorrow", { startedAt: now() + DAY }],
    ["two years ago", { startedAt: now() - 730 * DAY }],
    ["of an unknown price", { startedAt: now() - DAY, lookupKey: "none" }],
  ])("%s is refused", async (_, change) => {
    const { status } = await control(harness, "past-sale", { ...sale, ...change });
    expect(status).toBe(400);
  });
});
