import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import Stripe from "stripe";
import { idOf } from "./objects/catalog.js";
import { startHarness } from "./test-harness.js";

/**
 * What this product relies on at Stripe. Runs against the stand-in and, if `STRIPE_TEST_KEY` is set
 * to a test key, against Stripe itself, so that the two can't drift apart.
 */
const KEY = process.env["STRIPE_TEST_KEY"];
if (KEY !== undefined && !/^(sk|rk)_test_/.test(KEY)) throw new Error("not a test key");

const DAY = 86_400;

let stripe: Stripe;
let close: () => Promise<void> = () => Promise.resolve();
let price: string;
const run = `contract_${Date.now()}`;

beforeAll(async () => {
  if (KEY === undefined) {
    const harness = await startHarness();
    stripe = harness.stripe;
    close = harness.close;
  } else stripe = new Stripe(KEY, { telemetry: false });
  const product = await stripe.products.create({
    name: "Contract test",
    statement_descriptor: "STAFFBOARD TEST",
  });
  price = (await newPrice(product.id, { lookup_key: run })).id;
});
afterAll(() => close());

const newPrice = (product: string, extra: Partial<Stripe.PriceCreateParams> = {}) =>
  stripe.prices.create({
    product,
    currency: "usd",
    unit_amount: 4900,
    recurring: { interval: "month" },
    ...extra,
  });

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

interface Bought {
  clock: Stripe.TestHelpers.TestClock;
  subscription: Stripe.Subscription;
}

/** A running subscription in its own time. The card is on the subscription only, where Checkout puts it. */
async function buy(): Promise<Bought> {
  const now = Math.floor(Date.now() / 1000);
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: now, name: run });
  const customer = await stripe.customers.create({
    email: "contract@example.com",
    test_clock: clock.id,
  });
  const card = await stripe.paymentMethods.attach("pm_card_visa", { customer: customer.id });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price }],
    default_payment_method: card.id,
    metadata: { userId: "u1" },
  });
  return { clock, subscription };
}

async function advance({ clock }: Bought, to: number): Promise<void> {
  const { testClocks } = stripe.testHelpers;
  await testClocks.advance(clock.id, { frozen_time: to });
  while ((await testClocks.retrieve(clock.id)).status !== "ready") {
    await new Promise((resolve) => setTimeout(resolve, KEY === undefined ? 10 : 2000));
  }
}

/** The product's two steps to a fixed term. */
async function fixTerm(subscription: Stripe.Subscription, months: number) {
  const made = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
  return stripe.subscriptionSchedules.update(made.id, {
    end_behavior: "cancel",
    proration_behavior: "none",
    phases: [
      {
        start_date: made.phases[0]?.start_date ?? 0,
        items: [{ price, quantity: 1 }],
        duration: { interval: "month", interval_count: months },
        proration_behavior: "none",
        default_payment_method: idOf(subscription.default_payment_method ?? ""),
      },
    ],
  });
}

async function chargeOf(subscription: Stripe.Subscription): Promise<Stripe.Charge> {
  const invoice = idOf(subscription.latest_invoice ?? "");
  const [link] = (await stripe.invoicePayments.list({ invoice })).data;
  const intent = await stripe.paymentIntents.retrieve(idOf(link?.payment.payment_intent ?? ""));
  return stripe.charges.retrieve(idOf(intent.latest_charge ?? ""), { expand: ["refunds"] });
}

describe("the catalog", () => {
  test("a lookup key moves to a new price only if asked", async () => {
    const lookup_key = `${run}_moves`;
    const { product } = await stripe.prices.retrieve(price);
    const first = await newPrice(idOf(product), { lookup_key });
    expect(await failure(newPrice(idOf(product), { lookup_key }))).toMatchObject({
      statusCode: 400,
      param: "lookup_key",
    });
    const next = await newPrice(idOf(product), { lookup_key, transfer_lookup_key: true });
    const { data } = await stripe.prices.list({ lookup_keys: [lookup_key], active: true });
    expect(data.map(({ id }) => id)).toEqual([next.id]);
    expect((await stripe.prices.retrieve(first.id)).lookup_key).toBeNull();
  });

  test("webhook endpoints say their events and their version", async () => {
    for (const endpoint of (await stripe.webhookEndpoints.list()).data) {
      expect(endpoint.enabled_events.length).toBeGreaterThan(0);
      expect(["string", "object"]).toContain(typeof endpoint.api_version);
      expect(endpoint).not.toHaveProperty("secret");
    }
  });
});

describe("requests", () => {
  test("a repeated key gives the first answer again, and refuses another request", async () => {
    const options = { idempotencyKey: `${run}_customer` };
    const first = await stripe.customers.create({ name: "Ada" }, options);
    expect((await stripe.customers.create({ name: "Ada" }, options)).id).toBe(first.id);
    const other = await failure(stripe.customers.create({ name: "Grace" }, options));
    expect(other).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  test("unknown parameters and unknown ids are refused", async () => {
    const wrong = { name: "Ada", color: "red" };
    expect(await failure(stripe.customers.create(wrong))).toMatchObject({
      code: "parameter_unknown",
      param: "color",
    });
    expect(await failure(stripe.subscriptions.retrieve("sub_none"))).toMatchObject({
      statusCode: 404,
      code: "resource_missing",
    });
  });

  test("events can be listed, and say their version", async () => {
    const { id } = await stripe.customers.create({ email: "event@example.com" });
    const find = async () =>
      (await stripe.events.list({ type: "customer.created", limit: 20 })).data.find(
        ({ data }) => "id" in data.object && data.object.id === id,
      );
    let event = await find();
    while (!event) event = await find();
    expect(event.api_version).toMatch(/^\d{4}-\d\d-\d\d/);
  });

  test("a deleted customer can be read, and not used", async () => {
    const { id } = await stripe.customers.create({});
    await stripe.customers.del(id);
    expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
    const params: Stripe.Checkout.SessionCreateParams = {
      mode: "subscription",
      customer: id,
      line_items: [{ price, quantity: 1 }],
      success_url: "https://example.com/",
    };
    expect(await failure(stripe.checkout.sessions.create(params))).toMatchObject({
      code: "resource_missing",
      param: "customer",
    });
  });
});

test("a pay page is opened for cards, and expires once", async () => {
  const { sessions } = stripe.checkout;
  const customer = (await stripe.customers.create({ email: "pay@example.com" })).id;
  const session = await sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price, quantity: 1 }],
    allowed_payment_method_types: ["card"],
    client_reference_id: "u1",
    metadata: { userId: "u1" },
    subscription_data: { metadata: { userId: "u1" } },
    success_url: "https://example.com/?session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "https://example.com/",
  });
  expect(session).toMatchObject({
    status: "open",
    payment_status: "unpaid",
    amount_total: 4900,
    subscription: null,
  });
  expect(await sessions.expire(session.id)).toMatchObject({ status: "expired", url: null });
  expect(await failure(sessions.expire(session.id))).toMatchObject({ statusCode: 400 });
});

test("a subscription's first payment has an invoice, a charge and a receipt", async () => {
  const { subscription } = await buy();
  expect(subscription).toMatchObject({ status: "active", cancel_at: null, schedule: null });
  const invoice = await stripe.invoices.retrieve(idOf(subscription.latest_invoice ?? ""));
  expect(invoice).toMatchObject({
    status: "paid",
    amount_paid: 4900,
    billing_reason: "subscription_create",
    parent: { subscription_details: { subscription: subscription.id } },
  });
  expect(invoice.hosted_invoice_url).toMatch(/^http/);
  expect(await chargeOf(subscription)).toMatchObject({
    paid: true,
    amount: 4900,
    payment_method_details: { card: { brand: "visa", last4: "4242" } },
    receipt_url: expect.stringMatching(/^http/),
  });
});

test("a card that is only on the subscription pays the whole term, which then ends", async () => {
  const bought = await buy();
  const { subscription } = bought;
  const refused = stripe.subscriptionSchedules.create({
    from_subscription: subscription.id,
    end_behavior: "cancel",
  });
  expect(await failure(refused)).toMatchObject({ statusCode: 400 });
  const schedule = await fixTerm(subscription, 2);
  const running = await stripe.subscriptions.retrieve(subscription.id);
  expect(running.default_payment_method).toBe(subscription.default_payment_method);
  const [item] = subscription.items.data;
  const renewal = item?.current_period_end ?? 0;
  const drafts = { subscription: subscription.id, status: "draft" } as const;
  await advance(bought, renewal + 60);
  expect((await stripe.invoices.list(drafts)).data).toHaveLength(1);
  await advance(bought, renewal + 2 * 3600);
  const { data } = await stripe.invoices.list({ subscription: subscription.id });
  expect(data.map(({ status }) => status)).toEqual(["paid", "paid"]);
  await advance(bought, (schedule.phases[0]?.end_date ?? 0) + DAY);
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("canceled");
  expect((await stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(2);
  expect((await stripe.subscriptionSchedules.retrieve(schedule.id)).status).toBe("completed");
});

test("a shortened schedule ends with the paid month", async () => {
  const bought = await buy();
  const { subscription } = bought;
  const { id, phases } = await fixTerm(subscription, 3);
  const end = subscription.items.data[0]?.current_period_end ?? 0;
  await stripe.subscriptionSchedules.update(id, {
    end_behavior: "cancel",
    proration_behavior: "none",
    phases: [
      {
        start_date: phases[0]?.start_date ?? 0,
        end_date: end,
        items: [{ price, quantity: 1 }],
        proration_behavior: "none",
        default_payment_method: idOf(subscription.default_payment_method ?? ""),
      },
    ],
  });
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ cancel_at: end });
  await advance(bought, end + DAY);
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("canceled");
  expect((await stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(1);
});

test("refunds: in part, never above what is left, never twice", async () => {
  const { refunds } = stripe;
  const { subscription } = await buy();
  const { id: charge, payment_intent: intent } = await chargeOf(subscription);
  await refunds.create({ payment_intent: idOf(intent ?? ""), amount: 1900 });
  expect(await failure(refunds.create({ charge, amount: 3001 }))).toMatchObject({
    statusCode: 400,
    param: "amount",
  });
  const rest = await refunds.create({ charge, reason: "requested_by_customer" });
  expect(rest).toMatchObject({ amount: 3000, status: "succeeded" });
  expect(await failure(refunds.create({ charge }))).toMatchObject({
    code: "charge_already_refunded",
  });
  const after = await chargeOf(subscription);
  expect(after).toMatchObject({ refunded: true, amount_refunded: 4900 });
  expect(after.refunds?.data.map(({ amount }) => amount)).toEqual([3000, 1900]);
});

test("a card that the bank wants to be confirmed leaves the subscription incomplete", async () => {
  const customer = (await stripe.customers.create({ email: "sca@example.com" })).id;
  const card = await stripe.paymentMethods.attach("pm_card_authenticationRequired", { customer });
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price }],
    default_payment_method: card.id,
  });
  expect(subscription.status).toBe("incomplete");
  const invoice = await stripe.invoices.retrieve(idOf(subscription.latest_invoice ?? ""));
  expect(invoice).toMatchObject({ status: "open", attempted: true });
});
