import { afterEach, beforeEach, expect, test } from "@jest/globals";
import type Stripe from "stripe";
import { idOf } from "./objects/catalog.js";
import { buy, control, type Harness, startHarness, until } from "./test-harness.js";

const DAY = 86_400;

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

/** The payment of a subscription's last invoice, by the path that the product takes. */
async function paymentOf(subscription: Stripe.Subscription) {
  const { invoicePayments, paymentIntents } = harness.stripe;
  const invoice = idOf(subscription.latest_invoice ?? "");
  const [link] = (await invoicePayments.list({ invoice })).data;
  const intent = await paymentIntents.retrieve(idOf(link?.payment.payment_intent ?? ""), {
    expand: ["latest_charge"],
  });
  const charge = intent.latest_charge;
  if (charge === null || typeof charge === "string") throw new Error("no charge");
  return { invoice, link, intent, charge };
}

const received = (type: string): Promise<void> =>
  until(() => harness.receiver.events.some((event) => event.type === type));

test("an invoice leads to its payment, its charge and the receipt", async () => {
  const { invoice, link, intent, charge } = await paymentOf(await buy(harness));
  expect(link).toMatchObject({ status: "paid", amount_paid: 4900, is_default: true, invoice });
  expect(intent).toMatchObject({ status: "succeeded", amount_received: 4900 });
  expect(charge).toMatchObject({
    paid: true,
    amount: 4900,
    amount_refunded: 0,
    payment_method_details: { card: { brand: "visa", last4: "4242", exp_year: 2034 } },
  });
  const receipt = await fetch(charge.receipt_url ?? "");
  expect(await receipt.text()).toContain("$49.00");
  const read = await harness.stripe.invoices.retrieve(invoice, { expand: ["payments"] });
  expect(read.payments?.data).toMatchObject([{ id: link?.id }]);
  expect(await harness.stripe.invoices.retrieve(invoice)).not.toHaveProperty("payments");
});

test("refunds: a part, then the rest; never more than was paid", async () => {
  const { refunds, charges } = harness.stripe;
  const { charge, intent } = await paymentOf(await buy(harness));
  const first = await refunds.create({ payment_intent: intent.id, amount: 1900 });
  expect(first).toMatchObject({ status: "succeeded", amount: 1900, charge: charge.id });
  expect(await failure(refunds.create({ charge: charge.id, amount: 3001 }))).toMatchObject({
    statusCode: 400,
    param: "amount",
    message: expect.stringContaining("greater than unrefunded amount on charge ($30.00)"),
  });
  for (const amount of [0, -1]) {
    expect(await failure(refunds.create({ charge: charge.id, amount }))).toMatchObject({
      param: "amount",
    });
  }
  await refunds.create({ charge: charge.id, reason: "requested_by_customer" });
  expect(await charges.retrieve(charge.id)).toMatchObject({
    refunded: true,
    amount_refunded: 4900,
  });
  expect(await failure(refunds.create({ charge: charge.id }))).toMatchObject({
    code: "charge_already_refunded",
  });
  const { refunds: made } = await charges.retrieve(charge.id, { expand: ["refunds"] });
  expect(made?.data.map(({ amount }) => amount)).toEqual([3000, 1900]);
  await received("charge.refunded");
  await received("refund.created");
});

test("a payment comes with its ten newest refunds, and the list has all", async () => {
  const { refunds, charges } = harness.stripe;
  const { charge } = await paymentOf(await buy(harness));
  const other = await paymentOf(await buy(harness));
  await refunds.create({ charge: other.charge.id });
  for (let amount = 1; amount <= 11; amount += 1)
    await refunds.create({ charge: charge.id, amount });
  const { refunds: first } = await charges.retrieve(charge.id, { expand: ["refunds"] });
  expect(first).toMatchObject({ has_more: true, data: { length: 10, 0: { amount: 11 } } });
  const all = await refunds.list({ charge: charge.id, limit: 5 }).autoPagingToArray({ limit: 100 });
  expect(all.map(({ amount }) => amount)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
});

test("two refunds at once under one key are one refund", async () => {
  const { charges, refunds } = harness.stripe;
  const { charge } = await paymentOf(await buy(harness));
  const options = { idempotencyKey: "refund:1" };
  const twice = [1, 2].map(() => refunds.create({ charge: charge.id, amount: 2900 }, options));
  const [first, second] = await Promise.all(twice);
  expect(second?.id).toBe(first?.id);
  expect(await charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 2900 });
});

test("a refund that the bank returns is no refund", async () => {
  const { refunds, charges } = harness.stripe;
  const { charge } = await paymentOf(await buy(harness));
  const { id } = await refunds.create({ charge: charge.id });
  await control(harness, "refund/fail", { refund: id });
  expect(await refunds.retrieve(id)).toMatchObject({ status: "failed" });
  expect(await charges.retrieve(charge.id)).toMatchObject({ refunded: false, amount_refunded: 0 });
  await received("refund.failed");
});

test("a dispute is won, and the money comes back", async () => {
  const { disputes, refunds } = harness.stripe;
  const subscription = await buy(harness);
  const { charge } = await paymentOf(subscription);
  await control(harness, "dispute", { subscription: subscription.id });
  const [dispute] = (await disputes.list({ charge: charge.id })).data;
  const id = dispute?.id ?? "";
  expect(dispute).toMatchObject({ status: "needs_response", amount: 4900, reason: "fraudulent" });
  expect(await failure(refunds.create({ charge: charge.id }))).toMatchObject({
    code: "charge_disputed",
  });
  await control(harness, "dispute/close", { dispute: id, outcome: "won" });
  expect(await disputes.retrieve(id)).toMatchObject({ status: "won" });
  await received("charge.dispute.funds_reinstated");
  expect((await harness.stripe.charges.retrieve(charge.id)).disputed).toBe(true);
  expect((await refunds.create({ charge: charge.id })).status).toBe("succeeded");
});

test("a dispute without an answer is lost, and a warning may come before it", async () => {
  const { charge } = await paymentOf(await buy(harness));
  await control(harness, "fraud", { charge: charge.id });
  await control(harness, "dispute", { charge: charge.id, reason: "product_not_received" });
  await control(harness, "clock", { advance: 10 * DAY });
  const [dispute] = (await harness.stripe.disputes.list()).data;
  expect(dispute).toMatchObject({ status: "lost", reason: "product_not_received" });
  const [warning] = (await harness.stripe.radar.earlyFraudWarnings.list()).data;
  expect(warning).toMatchObject({ charge: charge.id, actionable: true });
  await received("radar.early_fraud_warning.created");
  await received("charge.dispute.closed");
});

test("the control API names what it doesn't know", async () => {
  expect(await control(harness, "dispute", { charge: "ch_none" })).toMatchObject({
    status: 400,
    result: { error: "No such charge: 'ch_none'" },
  });
});
